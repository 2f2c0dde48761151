import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';

/**
 * Result of a submit: nothing on success, else a message for the whole form or one per invalid
 * field, by name: `{ 'address.pin': 'Nobody lives here' }`.
 */
export type SubmitAnswer = string | FieldProblems | undefined;

/** Error messages by field name. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** An invalid field and its message. */
export interface FieldProblem {
  name: string;
  /** What the field is called: many messages are only "Required". */
  label?: string | undefined;
  message: string;
}

/** Converts the result for Final Form. Messages for absent fields become the form's error. */
export function toSubmitErrors(answer: SubmitAnswer, fields: readonly string[], values: object) {
  if (!answer) return undefined;
  if (typeof answer === 'string') return { [FORM_ERROR]: answer };
  const messages = Object.entries(answer).filter(([, message]) => message);
  const homeless = messages
    .filter(([name]) => !fields.includes(name))
    .map(([, message]) => message);
  const known = messages.filter(([name]) => fields.includes(name));
  const errors = toErrors(Object.fromEntries(known), values);
  return homeless.length > 0 ? { ...errors, [FORM_ERROR]: homeless.join(' ') } : errors;
}

/**
 * Converts messages by name for Final Form: `{ 'links[1].href': '…' }` goes into the list's errors,
 * and a message for the list itself is kept beside its rows.
 */
export function toErrors(problems: FieldProblems, values: object): object {
  const messages = Object.entries(problems).filter(([, message]) => message);
  const isOfList = ([name]: [string, unknown]) => Array.isArray(getIn(values, name));
  const ofFields = messages.filter((one) => !isOfList(one));
  const errors = ofFields.reduce<object>((all, [name, message]) => setIn(all, name, message), {});
  return messages.filter(isOfList).reduce<object>((all, [name, message]) => {
    const rows: unknown = getIn(all, name);
    const error = Object.assign(Array.isArray(rows) ? [...rows] : [], { [ARRAY_ERROR]: message });
    return setIn(all, name, error);
  }, errors);
}

/** Message of a field; of a list only the message for the whole list. */
export function problemOf(error: unknown): string | undefined {
  const own = Array.isArray(error)
    ? (error as unknown as Record<string, unknown>)[ARRAY_ERROR]
    : error;
  return typeof own === 'string' && own !== '' ? own : undefined;
}
