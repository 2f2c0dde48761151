import { ApiError } from './problems';

/** Validation errors of a step, field by field. */
export function notValid(errors: Record<string, string>): ApiError {
  const detail = Object.entries(errors)
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ');
  return new ApiError('validation', detail, errors);
}
