import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Start of a stream of RFC 9842, before the digest of its dictionary. */
const DCZ = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Bytes before the frame. */
const HEADER = DCZ.length + 32;

/** Bytes. Clients need not keep a larger window than 8 MiB. */
const LARGEST = 4 * 1024 * 1024;

const BEST = ['-22', '--ultra', '--single-thread', '--quiet', '--stdout'];

const DECODE = ['--decompress', '--quiet', '--stdout'];

const run = promisify(execFile);

/** A file as its difference to another, its dictionary. */
export interface Delta {
  /** SHA-256 of the dictionary, base64: clients name by it what they have. */
  dictionary: string;
  /** In the content encoding `dcz`. */
  content: Buffer;
}

/**
 * The delta of a file to an earlier one. Node 20 has no zstd, so the program of this name
 * makes it.
 *
 * @returns undefined without that program, or if it fails: the file is sent whole then
 */
export async function deltaBetween(
  earlier: { path: string; content: Buffer },
  file: { path: string; content: Buffer },
): Promise<Delta | undefined> {
  if (Math.max(earlier.content.length, file.content.length) > LARGEST) return undefined;
  const digest = createHash('sha256').update(earlier.content).digest();
  const patchFrom = `--patch-from=${earlier.path}`;
  const frame = await zstd([...BEST, patchFrom, file.path]);
  // A browser that cannot decode it would not ask for the whole file by itself.
  const decoded = frame && (await zstd([...DECODE, patchFrom], frame));
  if (!frame || !decoded?.equals(file.content)) return undefined;
  return { dictionary: digest.toString('base64'), content: Buffer.concat([DCZ, digest, frame]) };
}

async function zstd(args: readonly string[], input?: Buffer): Promise<Buffer | undefined> {
  const running = run('zstd', args, { encoding: 'buffer', maxBuffer: 2 * LARGEST });
  running.child.stdin?.on('error', () => undefined).end(input);
  return running.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/**
 * True unless a folder of deltas, `<digest>/<name>`, has one for another dictionary or a broken one.
 * Whether they lead to the right content only a client with the dictionary can tell, and does.
 */
export async function deltasAreRight(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const right = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return isDeltaAt(folder, path.relative(folder, file), await readFile(file));
    }),
  );
  return right.every(Boolean);
}

// A digest may have slashes, two of which are one in a path.
function isDeltaAt(folder: string, file: string, content: Buffer): boolean {
  const name = file.slice(file.indexOf('=') + 2);
  const dictionary = content.subarray(DCZ.length, HEADER).toString('base64');
  const starts = content.length > HEADER && content.subarray(0, DCZ.length).equals(DCZ);
  return starts && path.join(folder, dictionary, name) === path.join(folder, file);
}
