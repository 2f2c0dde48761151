import type { ProblemCode } from '../contract';

/**
 * Codes the browser adds to the API's own: no answer came, the answer was not understood, or
 * nothing is stored because it is a demonstration.
 */
export type ClientCode = 'network' | 'unreadable' | 'unknown' | 'demonstration';
export type ErrorCode = ProblemCode | ClientCode;

/**
 * Failure of a call. Recognise it with `isApiError`, never by `instanceof`: a page may hold two
 * copies of this class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** HTTP status; null when no answer came. */
    readonly status: number | null = null,
    /** Id of the call in the API's log; null when no answer came. */
    readonly requestId: string | null = null,
    /** Field → its error message, from status 422. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Whole seconds until a retry makes sense, where the API says so. */
    readonly retryAfter: number | null = null,
    /** Other free times, when the requested one has been taken: ISO instants. */
    readonly alternatives: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Whether `error` is a failed call, and of this code if one is given. */
export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return code === undefined || (error as ApiError).code === code;
}

/**
 * Whether a read failed because there is nothing of that name, or can be nothing: an answer that
 * lasts as others do.
 */
export function isAbsence(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}

/** The parts of a failure that a screen may show. */
export interface Failure {
  code: string;
  status: number | null;
  requestId: string | null;
  message: string;
}

/** Converts anything thrown into a failure that a screen can show. */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) {
    const { code, status, requestId, message } = error;
    return { code, status, requestId, message };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unknown', status: null, requestId: null, message };
}
