import { parentPort } from 'node:worker_threads';
import { type Examination, examine } from './examine';

// A rejection ends the thread; whoever waits is told.
parentPort?.on('message', async (examination: Examination) => {
  parentPort?.postMessage(await examine(examination));
});
