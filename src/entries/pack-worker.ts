import { serveTasks } from '../archive/threads/worker.ts';

export const start = async (): Promise<void> => await Promise.resolve(serveTasks());
