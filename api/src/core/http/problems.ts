import {
  type Language,
  messages,
  type Problem,
  type ProblemCode,
  sourceLanguage,
} from '@nukkad/platform/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../db/failures';
import { asMessage, type FieldMessages, type Message, translated } from '../language/message';

const statuses: Record<ProblemCode, [status: number, title: Message]> = {
  'bad-request': [400, 'Bad request'],
  'email-taken': [400, 'Email taken'],
  unauthenticated: [401, 'Not signed in'],
  'login-failed': [401, 'Login failed'],
  forbidden: [403, 'Not allowed'],
  'reauthentication-required': [403, 'Confirm who you are'],
  'email-unverified': [403, 'Email not verified'],
  'passkey-required': [403, 'Passkey required'],
  'not-found': [404, 'Not found'],
  'category-unknown': [404, 'Category unknown'],
  'vendor-unknown': [404, 'Vendor unknown'],
  'page-out-of-range': [404, 'Page out of range'],
  'place-unknown': [404, 'Place unknown'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'Conflict'],
  'draft-changed': [409, 'Changed elsewhere'],
  'booking-state': [409, 'Not possible any more'],
  'hold-expired': [409, 'Hold expired'],
  'slot-taken': [409, 'Time taken'],
  'campaign-over': [409, 'Campaign over'],
  'too-late': [409, 'Too late'],
  'trial-used': [409, 'Trial used'],
  'registration-unknown': [409, 'No registration here'],
  'payload-too-large': [413, 'Payload too large'],
  'uri-too-long': [414, 'Address too long'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  validation: [422, 'Not valid'],
  'onboarding-incomplete': [422, 'Not complete'],
  'otp-invalid': [422, 'Code not valid'],
  'link-invalid': [422, 'Link not valid'],
  'passkey-invalid': [422, 'Passkey not valid'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  unavailable: [503, 'Unavailable'],
};

/**
 * An error that the caller may see. Services throw it in English; the error handler answers with it in the
 * language of the request.
 */
export class ApiError extends Error {
  constructor(
    readonly code: ProblemCode,
    message: Message,
    readonly errors?: FieldMessages,
  ) {
    super(message);
  }
}

/** Rate limit exceeded; the seconds to wait are also sent as `Retry-After`. */
export class TooManyRequests extends ApiError {
  constructor(readonly retryAfter: number) {
    super('too-many-requests', `Too many attempts. Try again in ${waitingTime(retryAfter)}.`);
  }
}

function waitingTime(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The slot is taken; `alternatives`: instants that are still free. */
export class SlotTaken extends ApiError {
  constructor(readonly alternatives: string[] = []) {
    super('slot-taken', messages.slotTaken);
  }
}

/**
 * This installation lacks what the call needs, which only its operator changes: 501 without `Retry-After`, since
 * repeating the request is in vain. Clients know it as `unavailable`.
 */
export class NotSetUp extends ApiError {
  constructor(message: Message) {
    super('unavailable', message);
  }
}

/** What is spent until a known time; the seconds until then are sent as `Retry-After`. */
export class UnavailableUntil extends ApiError {
  constructor(
    message: Message,
    readonly retryAfter: number,
  ) {
    super('unavailable', message);
  }
}

/** The value found. Fails with `not-found` and the text `otherwise` when there is none. */
export function orNotFound<T>(found: T | undefined, otherwise: Message): T {
  if (found === undefined) throw new ApiError('not-found', otherwise);
  return found;
}

/** The parts of a problem that differ between occurrences. */
export type Occasion = Pick<Problem, 'code' | 'detail' | 'errors' | 'alternatives'> & {
  status?: number;
};

/** The response body of an occasion. `status` overrides the code's own with a finer one. */
export function problemOf(occasion: Occasion, requestId: string, language: Language): Problem {
  const { code, alternatives, status } = occasion;
  const [ownStatus, title] = statuses[code];
  const errors = occasion.errors && errorsIn(occasion.errors, language);
  const detail = detailIn(occasion, errors, language);
  return {
    type: `urn:nukkad:problem:${code}`,
    title: translated(title, language),
    status: status ?? ownStatus,
    detail,
    message: detail,
    code,
    requestId,
    ...(errors && { errors }),
    ...(alternatives && { alternatives }),
  };
}

const errorsIn = (errors: Record<string, string>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, translated(text, language)]),
  );

/**
 * In other languages, a detail that is put together of fields leaves their names out: they are English, and
 * no person has seen them.
 */
function detailIn(
  { detail, errors }: Occasion,
  translatedErrors: Record<string, string> | undefined,
  language: Language,
): string {
  const isOfFields = errors !== undefined && detail === fieldsDetail(errors);
  if (!isOfFields || language === sourceLanguage) return translated(detail, language);
  return [...new Set(Object.values(translatedErrors ?? {}))].join('; ');
}

/** `phone: must be a telephone number; city: Required` */
export const fieldsDetail = (errors: Readonly<Record<string, string>>): string =>
  Object.entries(errors)
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ');

/** Turns any thrown value into an occasion; errors not meant for the caller become `internal`. */
export function occasionOf(error: unknown): Occasion {
  if (error instanceof ApiError) {
    const { code, message: detail, errors } = error;
    if (error instanceof SlotTaken) return { code, detail, alternatives: error.alternatives };
    if (error instanceof NotSetUp) return { code, detail, status: 501 };
    return { code, detail, errors };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return notValid(error.validation);
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkOccasions[code];
  if (known) return known;
  // `unreachable`: a bucket that does not answer.
  if (isUnavailable(error) || statusCode === 503 || code === 'unreachable') {
    return { code: 'unavailable', detail: 'The service cannot answer right now. Try again soon.' };
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: 'bad-request', detail: 'The request cannot be understood.', status: statusCode };
  }
  return { code: 'internal', detail: 'Something failed on our side. It has been recorded.' };
}

const frameworkOccasions: Record<string, Occasion> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'payload-too-large',
    detail: asMessage('The body is too large.'),
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported-media-type',
    detail: asMessage('Send the body as application/json.'),
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'bad-request',
    detail: asMessage('The body is not JSON.'),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad-request', detail: asMessage('The body is empty.') },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad-request',
    detail: asMessage('The body is not as long as its Content-Length says.'),
  },
  FST_ERR_BAD_URL: { code: 'bad-request', detail: asMessage('The address is not well-formed.') },
  FST_ERR_MAX_PARAM_LENGTH: {
    code: 'uri-too-long',
    detail: asMessage('A part of the address is too long.'),
  },
};

function notValid(issues: { instancePath: string; message?: string }[]): Occasion {
  const errors: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
    errors[field] ??= message ?? 'not valid';
  }
  return { code: 'validation', detail: fieldsDetail(errors), errors };
}
