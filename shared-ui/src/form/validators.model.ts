/** Returns an error message, or undefined. `values` are all values of the form. */
export type Validator<Value> = (
  value: Value | null | undefined,
  values: Readonly<Record<string, unknown>>,
) => string | undefined;

/**
 * Requires a value: `required('Enter your name')`. White space, no tick and no choice count as
 * empty.
 */
export function required(message: string): Validator<unknown> {
  return (value) => (isBlank(value) ? message : undefined);
}

/** At least `length` characters unless empty: `minLength(8, 'Use 8 characters or more')`. */
export function minLength(length: number, message: string): Validator<string> {
  return whenWritten((text) => text.trim().length >= length, message);
}

/** At most `length` characters: `maxLength(500, 'Use 500 characters or fewer')`. */
export function maxLength(length: number, message: string): Validator<string> {
  return whenWritten((text) => text.length <= length, message);
}

/** Matches the pattern unless empty: `pattern(/^\d{6}$/, 'A PIN code has 6 digits')`. */
export function pattern(form: RegExp, message: string): Validator<string> {
  // `search` ignores `lastIndex`, which global expressions keep.
  return whenWritten((text) => text.trim().search(form) >= 0, message);
}

/** A plausible email address unless empty; only sending an email proves that it exists. */
export function email(message: string): Validator<string> {
  return pattern(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, message);
}

/** The first error of several validators: `all(required('Enter your PIN code'), pattern(…))`. */
export function all<Value>(...validators: readonly Validator<Value>[]): Validator<Value> {
  return (value, values) => {
    for (const validator of validators) {
      const problem = validator(value, values);
      if (problem) return problem;
    }
    return undefined;
  };
}

function whenWritten(isRight: (text: string) => boolean, message: string): Validator<string> {
  return (value) => (isBlank(value) || isRight(value ?? '') ? undefined : message);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false;
}
