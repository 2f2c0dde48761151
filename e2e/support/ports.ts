import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Below the ephemeral range, so that the system assigns none of these. */
const FIRST = 18_000;
const PORTS = 10_000;

const held = new Set<string>();
process.once('exit', () => {
  for (const file of held) rmSync(file, { force: true });
});

/** A reserved port: a server may leave it and come back until it is released. */
export interface HeldPort {
  port: number;
  release(): void;
}

/** Reserves a port among all journeys on this machine, by a file that names the process. */
export async function holdPort(): Promise<HeldPort> {
  // Each process begins at another port, to reduce collisions.
  const start = (process.pid * 37) % PORTS;
  for (let nth = 0; nth < PORTS; nth += 1) {
    const port = FIRST + ((start + nth) % PORTS);
    const file = path.join(tmpdir(), `nukkad-port-${port}`);
    if (!claim(file)) continue;
    const release = () => {
      held.delete(file);
      rmSync(file, { force: true });
    };
    if (await isFree(port)) return { port, release };
    release();
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + PORTS - 1} is free.`);
}

function claim(file: string): boolean {
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    held.add(file);
    return true;
  } catch {
    return false;
  }
}

/** True when the owner was killed before it could release the port. */
function isAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.listen(port, 'localhost');
  const isIt = await outcome;
  if (isIt) {
    server.close();
    await once(server, 'close');
  }
  return isIt;
}
