import type { HandedFile } from '../contract';
import { proveIdentity } from '../session/identity-prompt';
import { session } from '../session/session';
import { createApiClient } from './api-client';
import { apiErrorOf } from './http';
import type { SendingOptions } from './send-file';

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

const page = {
  origin: () => elsewhere ?? window.location.origin,
  token: () => session.get().remembered.jwtToken,
  onTokenRefused: () => session.end('expired'),
  proveIdentity,
  // Looked up at each call, so that what replaces fetch later (a test's wire) is used.
  fetch: (...args: Parameters<typeof fetch>) => (standIn ?? globalThis.fetch)(...args),
  upload: async (onProgress: (percent: number) => void) =>
    standIn ?? (await arrived(import('./upload'))).uploading(onProgress),
};

/** The page's API client, on the page's origin and session. */
export const api = createApiClient(page);

/**
 * Sends a file in parts and goes on where it was when the line breaks; also when the same file is
 * sent again after a failure. Nothing of it outlives the visit.
 *
 * @param options `onProgress` is told how much has arrived, 0 to 100; `signal` gives it up
 * @returns how the file is named from now on
 * @throws ApiError with the API's `code`: `payload-too-large`, `unsupported-media-type`,
 *   `validation`; `network` when nobody answered for a minute. Given up, the signal's reason.
 * @example const file = await sendFile(chosen, { onProgress: setPercent, signal });
 */
export async function sendFile(file: File, options: SendingOptions = {}): Promise<HandedFile> {
  const { fileSender } = await arrived(import('./send-file'));
  return fileSender(page)(file, options);
}

/** What sends comes over the same line: where it does not come, nobody has answered. */
function arrived<Module>(chunk: Promise<Module>): Promise<Module> {
  return chunk.catch(async (error: unknown) => {
    throw await apiErrorOf(error);
  });
}
