/**
 * Why the registry refused: `conflict`, `locked` and `unreachable` may be retried, `usage` is an
 * invalid command line, the others need a change first.
 */
export type FailureCode =
  | 'conflict'
  | 'damaged'
  | 'invalid'
  | 'locked'
  | 'missing'
  | 'refused'
  | 'unreachable'
  | 'usage';

/**
 * An error for the operator at the terminal: what happened and what to do, without a stack.
 * Recognise it by `code`, e.g. `isRegistryError(error) && error.code === 'conflict'`.
 */
export class RegistryError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.name = 'RegistryError';
    this.code = code;
  }
}

/** True for errors whose message can be shown as it is. */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && error.name === 'RegistryError';
}

/** True for a system error of the given code, e.g. `hasCode(error, 'ENOENT')`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    codes.includes(String((error as { code: unknown }).code))
  );
}
