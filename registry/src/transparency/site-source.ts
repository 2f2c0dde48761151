import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, RegistryError } from '../core/failure';

/** Where a site is read from, byte by byte as visitors get it. */
export interface SiteSource {
  /** Origin or folder. */
  name: string;
  /** A file of the site; undefined when it is not there. */
  read(file: string): Promise<Buffer | undefined>;
  /** Pages that a registry does not name: of kept compositions. */
  lockPages(): Promise<string[]>;
}

/** Longest file read: a bundle of entries, a page or `registry.json` is far below. */
const MOST_BYTES = 8 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** A site at an origin, `https://nukkad.example`, or in a folder. */
export function siteSource(at: string): SiteSource {
  return /^https?:\/\//.test(at) ? originSource(new URL(at).origin) : folderSource(at);
}

function folderSource(folder: string): SiteSource {
  return {
    name: path.resolve(folder),
    read: (file) => readBounded(path.join(folder, file)),
    async lockPages() {
      const names = await readdir(path.join(folder, 'locks')).catch(() => []);
      return names.sort().map((name) => `locks/${name}/index.html`);
    },
  };
}

async function readBounded(file: string): Promise<Buffer | undefined> {
  const handle = await open(file).catch((error) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    if ((await handle.stat()).size > MOST_BYTES) throw tooLong(file);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function originSource(origin: string): SiteSource {
  return {
    name: origin,
    read: (file) => fetchBounded(`${origin}/${addressOf(file)}`),
    lockPages: async () => [],
  };
}

/** `doctors/index.html` is answered at `/doctors`. */
function addressOf(file: string): string {
  const page = file.replace(/(^|\/)index\.html$/, '');
  return page.split('/').map(encodeURIComponent).join('/');
}

async function fetchBounded(address: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { signal, cache: 'no-store', redirect: 'error' }).catch(
    (error) => {
      throw unanswered(address, String(error.cause?.message ?? error.message));
    },
  );
  if (answer.status === 404) return undefined;
  if (!answer.ok || !answer.body) throw unanswered(address, `it answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw tooLong(address);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unanswered(address: string, why: string): RegistryError {
  return new RegistryError('unreachable', `${address} could not be read: ${why}. Try again.`);
}

function tooLong(what: string): RegistryError {
  return new RegistryError('damaged', `${what} is longer than anything that belongs to a site.`);
}
