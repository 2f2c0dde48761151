import type { Signature } from '@nukkad/platform/contract';
import { BUNDLE, logFiles, type SignedTreeHead } from './composition-log';
import { asEntry, type LogEntry } from './entry';
import type { SiteSource } from './site-source';

/** A log as a site serves it. */
export interface ServedLog {
  signed: SignedTreeHead;
  entries: LogEntry[];
  /** Files that are missing or no part of a log, in words without a full stop. */
  problems: string[];
}

/** More than a site moves in centuries; what claims to have more is not read. */
const MOST_ENTRIES = 1_000_000;

const HASH = /^[0-9a-f]{64}$/;

/** Reads the log of a site; undefined when it has no head that can be read. */
export async function readServedLog(source: SiteSource): Promise<ServedLog | undefined> {
  const signed = asSignedHead(parsed(await source.read(logFiles.head)));
  if (!signed) return undefined;
  const { size } = signed.head;
  const files = Array.from({ length: Math.floor(size / BUNDLE) }, (_, at) => logFiles.bundle(at));
  const entries: LogEntry[] = [];
  const problems: string[] = [];
  for (const file of size % BUNDLE === 0 ? files : [...files, logFiles.latest]) {
    const wanted = Math.min(BUNDLE, size - entries.length);
    const found = await bundleOf(source, file);
    // The log may have grown after its head was read.
    if (found.length < wanted && file === logFiles.latest) {
      found.push(...(await bundleOf(source, logFiles.bundle(files.length))));
    }
    for (const [at, one] of found.slice(0, wanted).entries()) {
      const entry = asEntry(one);
      if (entry) entries.push(entry);
      else problems.push(`entry ${at} of ${file} is none`);
    }
    if (found.length < wanted) {
      problems.push(`${file} lacks ${wanted - found.length} of ${wanted} entries`);
      break;
    }
  }
  return { signed, entries, problems };
}

async function bundleOf(source: SiteSource, file: string): Promise<unknown[]> {
  const found = parsed(await source.read(file));
  return Array.isArray(found) ? found : [];
}

/** A signed head read from outside, with what is signed of it; undefined for what is none. */
export function asSignedHead(read: unknown): SignedTreeHead | undefined {
  const { head, signature } = (read ?? {}) as Partial<SignedTreeHead>;
  const isHead =
    head?.schema === 1 &&
    Number.isSafeInteger(head.size) &&
    head.size >= 0 &&
    head.size <= MOST_ENTRIES &&
    typeof head.root === 'string' &&
    HASH.test(head.root);
  if (!isHead) return undefined;
  // Only the known members, as only they are signed.
  const { schema, size, root, current, roles } = head;
  const known = {
    ...{ schema, size, root },
    ...(typeof current === 'string' && HASH.test(current) && { current }),
    ...(typeof roles === 'string' && { roles }),
  };
  return { head: known, signature: signature ?? ({} as Signature) };
}

/** JSON from outside; undefined when it is missing or none. */
export function parsed(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
