import { messages } from '@nukkad/platform/contract';

/**
 * Why a remote's screen failed to load.
 *
 * - `MF-UNKNOWN`: the registry does not list the remote
 * - `MF-LOAD`: its entry or container did not load
 * - `MF-CHUNK`: one of its chunks did not load
 * - `MF-TIMEOUT`: a file took longer than 120000 ms
 * - `MF-CONTRACT`: it was built for another contract version of the platform
 * - `MF-SCREEN`: it does not export the screen
 * - `MF-RENDER`: it loaded and crashed while rendering
 */
export type RemoteFailureCode =
  | 'MF-UNKNOWN'
  | 'MF-LOAD'
  | 'MF-CHUNK'
  | 'MF-TIMEOUT'
  | 'MF-CONTRACT'
  | 'MF-SCREEN'
  | 'MF-RENDER';

/** A failure to show, with details for developers. */
export interface RemoteFailure {
  code: RemoteFailureCode;
  /** The specified text: `Loading chunk mf-public/listing failed`. */
  text: string;
  /** The underlying message, for reports only; it may contain URLs. */
  cause: string;
}

/** Only thrown within the shell, so that `instanceof` is safe. */
export class RemoteError extends Error {
  constructor(
    readonly code: RemoteFailureCode,
    message: string,
  ) {
    super(message);
  }
}

/** Normalises a failure while loading `what` (`mf-public/listing`). */
export function remoteFailureOf(error: unknown, what: string): RemoteFailure {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { code: codeOf(error), text: messages.chunkFailed(what), cause };
}

function codeOf(error: unknown): RemoteFailureCode {
  if (error instanceof RemoteError) return error.code;
  const name = error instanceof Error ? error.name : '';
  const text = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(text)) return 'MF-TIMEOUT';
  if (name === 'ChunkLoadError' || text.startsWith('Loading C')) return 'MF-CHUNK';
  if (/^Loading chunk/.test(text)) return 'MF-CHUNK';
  return 'MF-LOAD';
}
