import { accessSync, constants, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { Failure } from './failure.mjs';

/** Oldest supported Node version. */
const OLDEST_NODE = [20, 19];

/** Fails with one sentence on a Node that is too old. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  throw new Failure(
    `Nukkad needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}. Install a newer Node and run the command again.`,
  );
}

/**
 * Folder of files in memory (Linux's /dev/shm) with room for so many bytes; undefined on a machine
 * without one. Files that live for seconds cost less there: ext4 asks of each new file whether its
 * inode was deleted lately, which takes a test run's databases more processor than their queries.
 */
export function memoryFolder(bytes, { folder = '/dev/shm', free = freemem() } = {}) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, free) >= bytes ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Folder for temporary files of so many bytes: TMPDIR, else in memory where they have room. */
export function temporaryFolder(bytes, env = process.env) {
  return env.TMPDIR ?? memoryFolder(bytes) ?? tmpdir();
}

/** PORT as a number; fails with one sentence when it is invalid. */
export function portFrom(text = process.env.PORT) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT is "${text}". Set it to a number from 1 to 65535, or leave it out.`);
}

/** Fails with one sentence when another program listens on the port. */
export async function assertPortFree(port) {
  for (const host of ['0.0.0.0', '::', '127.0.0.1']) {
    const problem = await tryListen(port, host);
    if (problem === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port === 65_535 ? 8081 : port + 1} npm start`,
      );
    }
    if (problem === 'EACCES') {
      throw new Failure(
        `Port ${port} is not allowed to this user. Choose another: PORT=8081 npm start`,
      );
    }
  }
}

// A machine without IPv6 cannot listen on `::`, which is no failure.
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
