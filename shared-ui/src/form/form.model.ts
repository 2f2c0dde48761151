import { FORM_ERROR, setIn } from 'final-form';

/**
 * What came of a submit: nothing when all is well, else a message for the whole form or one for
 * each field that is not right, by its name: `{ 'address.pin': 'Nobody lives here' }`.
 */
export type SubmitAnswer = string | Readonly<Record<string, string | undefined>> | undefined;

/** A field that is not right, and what is wrong with it. */
export interface FieldProblem {
  name: string;
  message: string;
}

/** The answer as Final Form keeps it. A message for a field that is not here is told of the form. */
export function toSubmitErrors(answer: SubmitAnswer, fields: readonly string[]) {
  if (!answer) return undefined;
  if (typeof answer === 'string') return { [FORM_ERROR]: answer };
  const told = Object.entries(answer).filter(([, message]) => message);
  const homeless = told.filter(([name]) => !fields.includes(name)).map(([, message]) => message);
  const errors = told
    .filter(([name]) => fields.includes(name))
    .reduce<object>((all, [name, message]) => setIn(all, name, message), {});
  return homeless.length > 0 ? { ...errors, [FORM_ERROR]: homeless.join(' ') } : errors;
}
