import { once } from 'node:events';
import { connect, type NetConnectOpts } from 'node:net';

/** A scanner's verdict on a file; `signature` is the scanner's name for the malware. */
export type ScanVerdict = { state: 'clean' } | { state: 'infected'; signature: string };

/** The scanner gave no verdict: it is unreachable, too slow, or refused to scan. */
export class ScannerError extends Error {
  readonly code = 'scanner';
}

/** Scans a whole file. Fails with `ScannerError`. */
export type Scan = (bytes: Buffer) => Promise<ScanVerdict>;

const chunkBytes = 64 * 1_024;
const patience = 30_000;
const longestAnswer = 4_096;

/**
 * ClamAV's daemon, by INSTREAM of its own protocol (clamd(8)): the file in chunks, each after its
 * length, then a length of zero.
 *
 * @param address `unix:///run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`
 */
export function clamd(address: string): Scan {
  const target = targetOf(new URL(address));
  return async (bytes) => verdictOf(await ask(target, instream(bytes)));
}

function targetOf({ protocol, hostname, port, pathname }: URL): NetConnectOpts {
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function instream(bytes: Buffer): Buffer {
  const sent: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    sent.push(lengthOf(chunk), chunk);
  }
  return Buffer.concat([...sent, lengthOf(Buffer.alloc(0))]);
}

function lengthOf({ length }: Buffer): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(length);
  return written;
}

async function ask(target: NetConnectOpts, question: Buffer): Promise<string> {
  const socket = connect(target);
  const signal = AbortSignal.timeout(patience);
  const stop = () => socket.destroy(new Error('It did not answer in time.'));
  signal.addEventListener('abort', stop);
  try {
    await once(socket, 'connect');
    socket.write(question);
    let answer = '';
    for await (const part of socket) {
      answer += part;
      if (answer.includes('\0') || answer.length > longestAnswer) break;
    }
    return answer.split('\0', 1)[0] ?? '';
  } catch (error) {
    throw new ScannerError(`The scanner did not answer: ${(error as Error).message}`);
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

function verdictOf(answer: string): ScanVerdict {
  if (/^stream: OK\s*$/.test(answer)) return { state: 'clean' };
  const [, signature] = /^stream: (\S.*) FOUND\s*$/.exec(answer) ?? [];
  if (signature) return { state: 'infected', signature };
  throw new ScannerError(`The scanner gave no verdict: ${answer || 'it hung up'}`);
}
