import { session } from '../session/session';
import { createApiClient } from './api-client';

let elsewhere: string | null = null;

/** Says where the API is where no page tells: for what renders pages ahead of the visit. */
export function setApiOrigin(origin: string): void {
  elsewhere = origin;
}

let standIn: typeof fetch | null = null;

/** Lets something answer in place of the network, for a demonstration; null ends it. */
export function answerInstead(answer: typeof fetch | null): void {
  standIn = answer;
}

/** The page's API client, on the page's origin and session. */
export const api = createApiClient({
  origin: () => elsewhere ?? window.location.origin,
  token: () => session.get().remembered.jwtToken,
  onTokenRefused: () => session.end('expired'),
  // Looked up at each call, so that what replaces fetch later (a test's wire) is used.
  fetch: (...args) => (standIn ?? globalThis.fetch)(...args),
  upload: async (onProgress) => standIn ?? (await import('./upload')).uploading(onProgress),
});
