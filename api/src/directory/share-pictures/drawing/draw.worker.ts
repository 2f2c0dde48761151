import { parentPort } from 'node:worker_threads';
import { type DrawingTask, drawCard } from './draw';

// An unhandled rejection ends the thread, and the pool reports that to the waiting caller.
parentPort?.on('message', async (task: DrawingTask) => {
  parentPort?.postMessage(await drawCard(task));
});
