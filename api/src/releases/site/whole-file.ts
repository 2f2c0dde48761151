import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import negotiator from '@fastify/accept-negotiator';

/** One version of a file, whole, in the form that the asker takes. */
export interface WholeFile {
  content: Buffer;
  /** `br`, `gzip`, or none: as it is. */
  encoding?: string;
  /** Weak: the forms of one version are told apart, and say the same. */
  etag: string;
}

const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };

/**
 * Reads a file that may be replaced at any moment, as pages are by a release. Size and content come
 * from one opened file, so that nobody is sent the first half of a version, or ends of two.
 *
 * @param accepted the asker's `Accept-Encoding`
 * @returns undefined where there is no such file
 */
export async function readWhole(
  file: string,
  accepted: string | undefined,
): Promise<WholeFile | undefined> {
  const encoding = negotiator.negotiate(accepted ?? '', Object.keys(SUFFIXES));
  const packed = encoding ? await readOpened(file + SUFFIXES[encoding]) : undefined;
  const content = packed ?? (await readOpened(file));
  if (!content) return undefined;
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  return { content, etag, ...(packed && encoding && { encoding }) };
}

async function readOpened(file: string): Promise<Buffer | undefined> {
  const opened = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  try {
    return await opened?.readFile();
  } finally {
    await opened?.close();
  }
}
