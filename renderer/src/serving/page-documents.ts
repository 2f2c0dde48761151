import { open, stat } from 'node:fs/promises';
import { pageCache } from '../pages/page-cache';

/** Pages of a release and of a few earlier ones; a page has some 50,000 characters. */
const MOST = { entries: 400, size: 24 * 1024 * 1024 };

interface Known {
  /** Another one means that the file was replaced. */
  version: string;
  document: string;
}

/** Reads documents of released pages, each once until it is replaced; undefined for no such file. */
export function pageDocuments(): (file: string) => Promise<string | undefined> {
  const known = pageCache<Known>(MOST);
  return async (file) => {
    const now = await versionOf(stat(file));
    const found = known.get(file);
    if (found?.version === now) return found?.document;
    const read = now === undefined ? undefined : await readDocument(file);
    if (read) known.set(file, read, read.document.length);
    return read?.document;
  };
}

/** Version and content are of one file, whatever replaces it meanwhile. */
async function readDocument(file: string): Promise<Known | undefined> {
  const opened = await open(file).catch(absent);
  if (!opened) return undefined;
  try {
    const version = await versionOf(opened.stat());
    return version === undefined ? undefined : { version, document: await opened.readFile('utf8') };
  } finally {
    await opened.close();
  }
}

async function versionOf(found: ReturnType<typeof stat>): Promise<string | undefined> {
  const about = await found.catch(absent);
  return about && `${about.ino} ${about.mtimeMs} ${about.size}`;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
