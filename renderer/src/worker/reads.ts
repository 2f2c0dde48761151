import { AsyncLocalStorage } from 'node:async_hooks';
import { inLanguage, languageOfTag } from '@nukkad/platform/contract';
import { type ApiAnswer, digestOf, type FromWorker, isUnread, type ReadDigests } from '../protocol';

/** The API as pages read it: by messages, as this process has no network. */
export interface Reads {
  /** Replaces the global `fetch`. */
  fetch: typeof fetch;
  /** An answer has come. */
  answered(id: number, answer: ApiAnswer): void;
  /** Does work of a page, and tells what it read. Rejects with `UnreadError` as soon as the API fails. */
  recorded<T>(page: number, work: () => Promise<T>): Promise<{ value: T; reads: ReadDigests }>;
}

/** The API did not answer what a page reads: a page of it would say so to everybody. */
export class UnreadError extends Error {}

interface Recorder {
  page: number;
  reads: Map<string, string>;
  fail: (error: UnreadError) => void;
}

/** Only public reads go out: nothing is written, and no header of a page but its language is sent on. */
export function readsBy(send: (message: FromWorker) => void): Reads {
  const waiting = new Map<number, (answer: ApiAnswer) => void>();
  const recorder = new AsyncLocalStorage<Recorder>();
  let last = 0;

  return {
    async fetch(input, init) {
      const { method, url, headers } = new Request(input, init);
      const { pathname, search } = new URL(url);
      if (method !== 'GET' || !pathname.startsWith('/api/')) {
        throw new TypeError(`${method} ${pathname} is not sent while rendering ahead.`);
      }
      const language = languageOfTag(headers.get('accept-language') ?? '');
      const path = inLanguage(pathname, language) + search;
      const recording = recorder.getStore();
      last += 1;
      const id = last;
      const answer = await new Promise<ApiAnswer>((resolve) => {
        waiting.set(id, resolve);
        send({ kind: 'read', id, path, ...(recording && { page: recording.page }) });
      });
      const { status, type, body } = answer;
      recording?.reads.set(path, digestOf(answer));
      if (isUnread(answer)) recording?.fail(new UnreadError(`${pathname} was answered ${status}.`));
      return new Response(hasBody(status) ? body : null, {
        status,
        headers: { 'content-type': type },
      });
    },
    answered(id, answer) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
    async recorded<T>(page: number, work: () => Promise<T>) {
      const reads = new Map<string, string>();
      const value = await new Promise<T>((resolve, fail) => {
        recorder.run({ page, reads, fail }, work).then(resolve, fail);
      });
      return { value, reads: [...reads] };
    },
  };
}

const hasBody = (status: number) => status !== 204 && status !== 304;
