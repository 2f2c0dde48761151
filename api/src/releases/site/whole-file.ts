import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import negotiator from '@fastify/accept-negotiator';

/** One version of a file, complete, in an encoding that the client accepts. */
export interface WholeFile {
  content: Buffer;
  /** `br`, `gzip`, or undefined for identity. */
  encoding?: string;
  /** Weak: each encoding has its own tag, although the content is equal. */
  etag: string;
}

const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };

/**
 * Reads a file that a release may replace at any moment. Size and content come from one file
 * handle, so that no response mixes two versions.
 *
 * @param accepted the client's `Accept-Encoding`
 * @returns undefined when there is no such file
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
