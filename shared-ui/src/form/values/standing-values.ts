import { type FieldState, type FormApi, getIn } from 'final-form';

/**
 * Keeps the value of a field that unmounts and remounts. react-final-form 7 resets a field without
 * registered state to the form's initial value: a row added in place of a removed one would get the
 * removed values. Here every field has a state.
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
