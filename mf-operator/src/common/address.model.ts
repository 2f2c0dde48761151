import { searchWith as searchOf } from '@nukkad/vendor-kit';

const longestSearch = 100;

/** Search text, cut at the API's limit. */
export const soughtIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, longestSearch);

/** The query string with changes; null removes a parameter. A new question resets the page. */
export const searchWith = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string => searchOf(params, changes, ['q', 'state']);
