import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MB = 1024 * 1024;
const PATIENCE_MS = 30_000;
/** Linux: kilobytes, as `/proc/<pid>/status` has them. */
const RESIDENT = /^VmRSS:\s+(\d+)/m;

/**
 * Memory of a product's API after a forced collection, its handles and open files, and memory of the
 * processes that render for it.
 */
export function memoryOf(folder) {
  const file = path.join(folder, 'memory.json');
  const monitor = import.meta.resolve('./heap-monitor.mjs');
  return {
    /** Settings of the product. */
    env: { NODE_OPTIONS: `--import ${monitor}`, MEMORY_FILE: file },
    async measure() {
      const pid = Number(readFileSync(`${file}.pid`, 'utf8'));
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      const deadline = Date.now() + PATIENCE_MS;
      while (!existsSync(file)) {
        if (Date.now() > deadline) throw new Error('The API does not tell its memory.');
        await wait(20);
      }
      const { heapUsed, external, rss, handles } = JSON.parse(readFileSync(file, 'utf8'));
      const renderers = childrenOf(pid).filter(({ command }) => command.includes('render.worker'));
      return {
        handles,
        files: readdirSync(`/proc/${pid}/fd`).length,
        ...{ heapMb: heapUsed / MB, externalMb: external / MB, rssMb: rss / MB },
        renderers: renderers.length,
        renderersMb: renderers.reduce((sum, { residentMb }) => sum + residentMb, 0),
      };
    },
  };
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processAt)
    .filter((one) => one?.parent === parent);
}

/** Undefined for a process that has ended meanwhile. */
function processAt(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      residentMb: Number(RESIDENT.exec(status)?.[1] ?? 0) / 1024,
    };
  } catch {
    return undefined;
  }
}
