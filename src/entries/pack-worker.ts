import { serveTasks } from '../archive/threads/worker.ts';

serveTasks();
