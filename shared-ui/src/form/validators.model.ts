/** Says what is wrong with an answer, or nothing. `values` are all answers of the form. */
export type Validator<Value> = (
  value: Value | null | undefined,
  values: Readonly<Record<string, unknown>>,
) => string | undefined;

/** Asks for an answer: `required('Enter your name')`. White space, no tick and no choice are none. */
export function required(message: string): Validator<unknown> {
  return (value) => (isBlank(value) ? message : undefined);
}

/** At least `length` characters, if any: `minLength(8, 'Use 8 characters or more')`. */
export function minLength(length: number, message: string): Validator<string> {
  return whenWritten((text) => text.trim().length >= length, message);
}

/** At most `length` characters: `maxLength(500, 'Use 500 characters or fewer')`. */
export function maxLength(length: number, message: string): Validator<string> {
  return whenWritten((text) => text.length <= length, message);
}

/** Written this way, if at all: `pattern(/^\d{6}$/, 'A PIN code has 6 digits')`. */
export function pattern(form: RegExp, message: string): Validator<string> {
  // A global expression remembers where it stopped; `search` does not care.
  return whenWritten((text) => text.trim().search(form) >= 0, message);
}

/** Looks like an address of e-mail, if written; whether it exists only a letter can tell. */
export function email(message: string): Validator<string> {
  return pattern(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, message);
}

/** The first thing that is wrong: `all(required('Enter your PIN code'), pattern(…))`. */
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
