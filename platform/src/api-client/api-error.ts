import type { ProblemCode } from '../contract';

/**
 * Codes the browser adds to the API's own: nothing came back, nothing we understand, or nothing is
 * stored because it is a demonstration.
 */
export type ClientCode = 'network' | 'unreadable' | 'unknown' | 'demonstration';
export type ErrorCode = ProblemCode | ClientCode;

/**
 * Why a call failed. Recognise it with `isApiError`, never by `instanceof`: a page may hold two
 * copies of this class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** HTTP status; null when no answer came. */
    readonly status: number | null = null,
    /** Names the call in the API's log; null when no answer came. */
    readonly requestId: string | null = null,
    /** Field → what is wrong with it, from status 422. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Whole seconds until it can be tried again, where the API says so. */
    readonly retryAfter: number | null = null,
    /** Other times, where the one asked for has been taken: ISO instants. */
    readonly alternatives: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Whether `error` is a failed call, and of this code where one is given. */
export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return code === undefined || (error as ApiError).code === code;
}

/** What a screen may tell about a failure. */
export interface Failure {
  code: string;
  status: number | null;
  requestId: string | null;
  message: string;
}

/** Any thrown thing as something that can be shown. */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) {
    const { code, status, requestId, message } = error;
    return { code, status, requestId, message };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unknown', status: null, requestId: null, message };
}
