import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Preloaded into the API, and by its environment into commands and threads, which are not meant.
// Names the process in MEMORY_FILE.pid; on SIGUSR2 it collects garbage and writes what is left,
// with the number of resources that keep the process alive: sockets, timers, files.
const file = process.env.MEMORY_FILE;
const isApi = isMainThread && process.argv[1]?.endsWith('server.js');

if (file && isApi) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    // Twice: objects released by finalizers are collected by the second run.
    collect();
    collect();
    const handles = process.getActiveResourcesInfo().length;
    writeWhole(file, JSON.stringify({ ...process.memoryUsage(), handles }));
  });
  writeWhole(`${file}.pid`, String(process.pid));
}

function writeWhole(target, text) {
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}
