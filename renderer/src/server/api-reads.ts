import { languageOfPath, languages, withoutLanguage } from '@nukkad/platform/contract';
import type { ApiAnswer } from '../protocol';
import { traceHeaders } from '../tracing/render-trace';
import type { RendererSettings } from './settings';

/** Milliseconds after which the API does not answer. */
const LONGEST = 2_000;

/** The API, asked as nobody: only these headers go out, none of a visitor. */
export interface ApiReads {
  /** @param address path of the API after the language to be answered in: `/hi/api/vendors/…` */
  read(address: string): Promise<ApiAnswer>;
  /** True if the API knows that a page's subject does not exist. */
  namesNothing(address: string): Promise<boolean>;
}

/** Reads the API over HTTP. */
export function apiReads({ apiOrigin, key }: RendererSettings): ApiReads {
  const ask = (path: string, more: Record<string, string> = {}) =>
    fetch(apiOrigin + path, {
      headers: {
        accept: 'application/json',
        ...(key !== undefined && { 'x-nukkad-own-request': key }),
        ...traceHeaders(),
        ...more,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST),
    });
  return {
    async read(address) {
      const { tag } = languages[languageOfPath(address)];
      const answer = await ask(withoutLanguage(address), { 'accept-language': tag });
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        body: await answer.text(),
      };
    },
    async namesNothing(address) {
      const answer = await ask('/api/named-pages', { 'x-original-uri': address });
      await answer.body?.cancel();
      return answer.status === 403;
    },
  };
}
