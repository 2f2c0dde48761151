import type { HandedFile } from '../contract';
import { proveIdentity } from '../session/identity-prompt';
import { session } from '../session/session';
import { createApiClient } from './api-client';
import { apiErrorOf } from './http';
import type { SendingOptions } from './send-file';

let elsewhere: string | null = null;

/** Sets the API's origin outside a page: for rendering pages ahead of the visit. */
export function setApiOrigin(origin: string): void {
  elsewhere = origin;
}

let standIn: typeof fetch | null = null;

/** Replaces the network by a function, for a demonstration; null restores it. */
export function answerInstead(answer: typeof fetch | null): void {
  standIn = answer;
}

const page = {
  origin: () => elsewhere ?? window.location.origin,
  token: () => session.get().remembered.jwtToken,
  onTokenRefused: () => session.end('expired'),
  proveIdentity,
  // Look fetch up at each call, so that a later replacement (a test's wire) is used.
  fetch: (...args: Parameters<typeof fetch>) => (standIn ?? globalThis.fetch)(...args),
  upload: async (onProgress: (percent: number) => void) =>
    standIn ?? (await arrived(import('./upload'))).uploading(onProgress),
};

/** The page's API client, on the page's origin and session. */
export const api = createApiClient(page);

/**
 * Sends a file in parts and resumes after a lost connection, also when the same file is sent again
 * after a failure. The resume state does not outlive the visit.
 *
 * @param options `onProgress` receives the uploaded percentage, 0 to 100; `signal` aborts
 * @returns the stored file's reference
 * @throws ApiError with the API's `code`: `payload-too-large`, `unsupported-media-type`,
 *   `validation`; `network` after a minute without an answer. Aborted, the signal's reason.
 * @example const file = await sendFile(chosen, { onProgress: setPercent, signal });
 */
export async function sendFile(file: File, options: SendingOptions = {}): Promise<HandedFile> {
  const { fileSender } = await arrived(import('./send-file'));
  return fileSender(page)(file, options);
}

/** The uploader is a chunk from the same network: a failed load is reported as a failed call. */
function arrived<Module>(chunk: Promise<Module>): Promise<Module> {
  return chunk.catch(async (error: unknown) => {
    throw await apiErrorOf(error);
  });
}
