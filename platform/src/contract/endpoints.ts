import type { Calls } from './calls.generated';

export { firstEndpoints, firstOutlines } from './first-endpoints.generated';
export type { Calls };

/** Name of a call of the API: `getVendor`. */
export type CallName = keyof Calls;
/** Answer of a call; `undefined` for status 204. */
export type Answer<N extends CallName> = Calls[N]['answer'];
/** Input of a call: `params`, `query` and `body`, as defined. */
export type Request<N extends CallName> = Omit<Calls[N], 'answer'>;

/** Method and path of a call; parameters are `:name`. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/**
 * Shape of a response: a list, nothing, or an object with at least these fields. Enough to reject a
 * proxy's error page or another version's response without shipping schemas to browsers.
 */
export type Outline = 'list' | 'nothing' | readonly string[];
