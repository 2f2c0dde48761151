import { session } from '../session/session';
import { createApiClient } from './api-client';

/** The page's API client, on the page's origin and session. */
export const api = createApiClient({
  origin: () => window.location.origin,
  token: () => session.get().remembered.jwtToken,
  onTokenRefused: () => session.end('expired'),
  // Looked up at each call, so that what replaces fetch later (a test's wire) is used.
  fetch: (...args) => globalThis.fetch(...args),
});
