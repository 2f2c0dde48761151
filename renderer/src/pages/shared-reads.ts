import { type ApiAnswer, digestOf, isUnread, type ReadDigests } from '../protocol';
import { type PageCache, pageCache } from './page-cache';
import { within } from './within';

/** Whether what a page read is as it was; `unread` if the API does not say. */
export type Comparison = 'same' | 'changed' | 'unread';

/** The API as pages read it. */
export interface SharedReads {
  /** Rejects if there is no answer within the time limit. */
  read(path: string): Promise<ApiAnswer>;
  compare(reads: ReadDigests): Promise<Comparison>;
}

/** Milliseconds that a page waits for an answer. */
const LONGEST = 2_000;

interface SharedReadsOptions {
  /** Milliseconds for which an answer serves all pages that read it. */
  freshFor: number;
  longest?: number;
}

/** Reads that pages share: each path at most once in `freshFor`. */
export function sharedReads(
  read: (path: string) => Promise<ApiAnswer>,
  { freshFor, longest = LONGEST }: SharedReadsOptions,
): SharedReads {
  interface Shared {
    at: number;
    answer: Promise<ApiAnswer>;
  }
  const recent: PageCache<Shared> = pageCache();

  const readNow = (path: string): Promise<ApiAnswer> => {
    const known = recent.get(path);
    if (known && Date.now() - known.at < freshFor) return known.answer;
    const answer = inTime(longest, read(path), path);
    recent.set(path, { at: Date.now(), answer }, 0);
    answer.then(
      ({ body }) => recent.set(path, { at: Date.now(), answer }, body.length),
      () => recent.delete(path),
    );
    return answer;
  };
  const compareOne = async ([path, digest]: ReadDigests[number]): Promise<Comparison> => {
    const answer = await readNow(path);
    if (isUnread(answer)) return 'unread';
    return digestOf(answer) === digest ? 'same' : 'changed';
  };
  return {
    read: readNow,
    async compare(reads) {
      const all = await Promise.all(
        reads.map((one) => compareOne(one).catch((): Comparison => 'unread')),
      );
      if (all.includes('changed')) return 'changed';
      return all.includes('unread') ? 'unread' : 'same';
    },
  };
}

async function inTime(
  milliseconds: number,
  answer: Promise<ApiAnswer>,
  path: string,
): Promise<ApiAnswer> {
  const given = await within(milliseconds, answer);
  if (given === null) throw new Error(`${path} was not answered.`);
  return given;
}
