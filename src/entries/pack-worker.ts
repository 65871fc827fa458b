import { serveTasks } from '../archive/worker.ts';

serveTasks();
