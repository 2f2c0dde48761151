import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** One version of a file, complete, in an encoding that the client accepts. */
export interface WholeFile {
  content: Buffer;
  /** `br`, `gzip`, or undefined for identity. */
  encoding?: string;
  /** Weak: each encoding has its own tag, although the content is equal. */
  etag: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page is compressed once for many visitors, while the first of them waits. */
const brotliEffort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
  const beside = encoding ? await readOpened(file + SUFFIXES[encoding]) : undefined;
  const content = beside ?? (await readOpened(file));
  if (!content) return undefined;
  return { content, etag: tagOf(content), ...(beside && encoding && { encoding }) };
}

const tagOf = (content: Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url')}"`;

/** A page in memory, in the best encoding that the client accepts. */
export type Forms = (accepted: string | undefined) => Promise<WholeFile>;

/**
 * The forms of a page: each is made once, with the first client that accepts it.
 *
 * @param made hears the size of each form, in bytes
 */
export function formsOf(page: string, made: (bytes: number) => void): Forms {
  const forms = new Map<string | undefined, Promise<WholeFile>>();
  return (accepted) => {
    const encoding = negotiator.negotiate(accepted ?? '', Object.keys(SUFFIXES)) ?? undefined;
    const known = forms.get(encoding);
    if (known) return known;
    const form = packed(page, encoding);
    forms.set(encoding, form);
    form.then(
      ({ content }) => made(content.length),
      () => forms.delete(encoding),
    );
    return form;
  };
}

async function packed(page: string, encoding: string | undefined): Promise<WholeFile> {
  const plain = Buffer.from(page);
  if (encoding === undefined) return { content: plain, etag: tagOf(plain) };
  const content = await (encoding === 'br' ? toBrotli(plain, brotliEffort) : toGzip(plain));
  return { content, encoding, etag: tagOf(content) };
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
