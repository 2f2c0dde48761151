import { type FieldState, type FormApi, getIn } from 'final-form';

/**
 * Keeps an answer whose field goes away and comes back. react-final-form 7 sets a field of which
 * the form knows no state to what the form began with: a row added in the place of a removed one
 * would get the removed answers. Here the form knows a state of every field.
 */
export function withStandingValues<Values extends object>(form: FormApi<Values>): FormApi<Values> {
  const { getFieldState } = form;
  form.getFieldState = (name) => getFieldState(name) ?? standing(form, name);
  return form;
}

function standing<Values extends object, Name extends keyof Values>(
  form: FormApi<Values>,
  name: Name,
): FieldState<Values[Name]> {
  return {
    name: String(name),
    value: getIn(form.getState().values, String(name)),
    blur: () => form.blur(name),
    change: (value) => form.change(name, value),
    focus: () => form.focus(name),
  };
}
