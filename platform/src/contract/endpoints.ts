import type { Calls } from './calls.generated';

export { firstEndpoints, firstOutlines } from './first-endpoints.generated';
export type { Calls };

export type CallName = keyof Calls;
export type Answer<N extends CallName> = Calls[N]['answer'];
/** What a call needs: `params`, `query`, `body`, whichever it has. */
export type Request<N extends CallName> = Omit<Calls[N], 'answer'>;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/**
 * The outline of an answer: a list, nothing, or an object with at least these fields. Enough to
 * tell the API's answer from a proxy's page or another version's, without a schema in browsers.
 */
export type Outline = 'list' | 'nothing' | readonly string[];
