import { type FailureCode, isRegistryError } from '../core/failure';

/** Meaning of the exit codes of `nukkad`. */
export const exitCodes = {
  done: 0,
  /** A gate, misfit or damage: something must change first. */
  refused: 1,
  /** Invalid command line. */
  usage: 2,
  /** A concurrent change: check and retry. */
  conflict: 3,
  /** The named thing does not exist or does not answer. */
  missing: 4,
  /** A bug in this program. */
  internal: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const OF_FAILURE: Record<FailureCode, ExitCode> = {
  conflict: exitCodes.conflict,
  damaged: exitCodes.refused,
  invalid: exitCodes.refused,
  locked: exitCodes.conflict,
  missing: exitCodes.missing,
  refused: exitCodes.refused,
  unreachable: exitCodes.missing,
  usage: exitCodes.usage,
};

/** The exit code of a failure. */
export function exitCodeOf(error: unknown): ExitCode {
  if (isRegistryError(error)) return OF_FAILURE[error.code];
  return isTypedWrongly(error) ? exitCodes.usage : exitCodes.internal;
}

/** The lines of `nukkad --help` about exit codes. */
export const exitCodesHelp = [
  '  0  done',
  '  1  refused: something must change first',
  '  2  typed wrongly',
  '  3  someone else moved in between, or is moving',
  '  4  missing, or not answering',
  '  5  a mistake of this program',
].join('\n');

// cac's own errors about arguments.
function isTypedWrongly(error: unknown): boolean {
  return error instanceof Error && error.name === 'CACError';
}
