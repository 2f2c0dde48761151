import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';

/**
 * What came of a submit: nothing when all is well, else a message for the whole form or one for
 * each field that is not right, by its name: `{ 'address.pin': 'Nobody lives here' }`.
 */
export type SubmitAnswer = string | FieldProblems | undefined;

/** What is wrong with fields, by their names. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** A field that is not right, and what is wrong with it. */
export interface FieldProblem {
  name: string;
  message: string;
}

/** The answer as Final Form keeps it. A message for a field that is not here is told of the form. */
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
 * Problems by name as Final Form keeps them: `{ 'links[1].href': '…' }` stands within the list, and
 * what is said of the list itself beside its rows.
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

/** What is said of a field; of a list what concerns all of it, not one of its items. */
export function problemOf(error: unknown): string | undefined {
  const own = Array.isArray(error)
    ? (error as unknown as Record<string, unknown>)[ARRAY_ERROR]
    : error;
  return typeof own === 'string' && own !== '' ? own : undefined;
}
