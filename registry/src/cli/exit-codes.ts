import { type FailureCode, isRegistryError } from '../core/failure';

/** What a caller learns from `nukkad` without reading a word. */
export const exitCodes = {
  done: 0,
  /** A gate, a misfit, damage: something must change first. */
  refused: 1,
  /** The command was typed wrongly. */
  usage: 2,
  /** Someone else moved, or is moving: look and try again. */
  conflict: 3,
  /** What was named is not there, or does not answer. */
  missing: 4,
  /** A mistake of this program. */
  internal: 5,
} as const;

/** An exit code of `nukkad`. */
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

/** The exit code that a failure stands for. */
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

// cac's own complaints about arguments.
function isTypedWrongly(error: unknown): boolean {
  return error instanceof Error && error.name === 'CACError';
}
