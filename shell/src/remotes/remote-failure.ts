import { messages } from '@nukkad/platform/contract';

/**
 * Why a remote's screen is not there.
 *
 * - `MF-UNKNOWN`: the registry lists no such remote
 * - `MF-LOAD`: its entry or container did not arrive
 * - `MF-CHUNK`: one of its files did not arrive
 * - `MF-TIMEOUT`: something did not arrive within 120000 ms
 * - `MF-CONTRACT`: it was built for another version of the platform
 * - `MF-SCREEN`: it has no such screen
 * - `MF-RENDER`: it arrived and then failed while drawing
 */
export type RemoteFailureCode =
  | 'MF-UNKNOWN'
  | 'MF-LOAD'
  | 'MF-CHUNK'
  | 'MF-TIMEOUT'
  | 'MF-CONTRACT'
  | 'MF-SCREEN'
  | 'MF-RENDER';

/** A failure to show, with what a developer needs to find it. */
export interface RemoteFailure {
  code: RemoteFailureCode;
  /** The documented text: `Loading chunk mf-public/listing failed`. */
  text: string;
  /** The underlying message, for the report; it may hold addresses and is not shown. */
  cause: string;
}

/** Thrown inside the shell only, so that `instanceof` is safe. */
export class RemoteError extends Error {
  constructor(
    readonly code: RemoteFailureCode,
    message: string,
  ) {
    super(message);
  }
}

/** What went wrong while loading `what` (`mf-public/listing`), in one form. */
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
