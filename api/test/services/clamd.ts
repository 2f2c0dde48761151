import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../process/at-exit';

/** The EICAR test file in two halves: a scanner would delete this source file otherwise. */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** A fake clamd that detects one virus; it can be stopped and started again. */
export async function startClamd() {
  const path = join(temporaryFolder('clamd'), 'clamd.ctl');
  let scanned = 0;
  let says: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (content === undefined) return;
      scanned += 1;
      const verdict = content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      socket.end(`${says ?? `stream: ${verdict}`}\0`);
    });
  });
  const start = () => new Promise<void>((resolve) => server.listen(path, resolve));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(path, { force: true });
  };
  await start();
  return {
    address: `unix://${path}`,
    start,
    stop,
    scanned: () => scanned,
    /** Overrides its answer from now on. */
    answer: (other: string | undefined) => {
      says = other;
    },
  };
}

const command = 'zINSTREAM\0';

/** The file, once received completely. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1').startsWith(command)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
