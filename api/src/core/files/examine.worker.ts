import { parentPort } from 'node:worker_threads';
import { type Examination, examine } from './examine';

// An unhandled rejection ends the thread, and the pool reports that to the waiting caller.
parentPort?.on('message', async (examination: Examination) => {
  parentPort?.postMessage(await examine(examination));
});
