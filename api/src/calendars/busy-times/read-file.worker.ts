import { parentPort } from 'node:worker_threads';
import { type FileTask, readFile } from './read-file';

// An error ends the thread, and the pool reports that to the waiting caller.
parentPort?.on('message', (task: FileTask) => parentPort?.postMessage(readFile(task)));
