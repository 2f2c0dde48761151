import { createForm, FORM_ERROR, type FormApi, type Mutator, setIn } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import { ErrorSummary } from './error-summary';
import { type ErrorVisibility, ErrorVisibilityContext } from './error-visibility';
import { fieldLabel, fieldNames, focusField } from './focus-field';
import {
  type FieldProblem,
  type FieldProblems,
  problemOf,
  type SubmitAnswer,
  toErrors,
  toSubmitErrors,
} from './form.model';
import styles from './form.module.css';
import { text } from './form.text';
import { NeedsScript } from './needs-script';
import { withStandingValues } from './values/standing-values';

export interface FormProps<Values extends object> {
  /** Accessible name: "Login". */
  label: string;
  /**
   * A value for every field; `''`, `null`, `false` or `[]` if empty. Read once: change the form's
   * `key` to reset.
   */
  initialValues: Values;
  /**
   * Sends the values; called only when every field is valid, and not while another submit is
   * running. Returns rejections, see `SubmitAnswer`. If it throws, the form says that it could not
   * send and reports the error; the input stays in any case.
   */
  onSubmit: (values: Values) => SubmitAnswer | Promise<SubmitAnswer> | Promise<void> | void;
  /** Receives the values after each change: to keep a draft, to ask before leaving. */
  onEdit?: (values: Values) => void;
  /** Also lists the errors above the form: for forms longer than a screen. */
  isLong?: boolean;
  /** Shows no error before the first submit. */
  isQuiet?: boolean;
  /** Shows errors from the start: the form was submitted before. */
  isTried?: boolean;
  /** Validates all values together; returns messages by field name. Read once. */
  validate?: (values: Values) => FieldProblems;
  /** Server errors from outside `onSubmit`; each is shown until its field is edited. */
  refused?: FieldProblems | undefined;
  /** Further mutators of the values; see `FormWithLists`. Read once. */
  mutators?: Readonly<Record<string, Mutator>>;
  children: ReactNode;
}

/** Drops a submit error of a field or of the form once it no longer applies. */
const forget: Mutator = ([name], state) => {
  if (name === FORM_ERROR) delete state.formState.submitError;
  const { submitErrors } = state.formState;
  if (submitErrors) state.formState.submitErrors = setIn(submitErrors, name, undefined);
};

/** Sets server errors of fields. */
const refuse: Mutator = ([problems], state) => {
  state.formState.submitErrors = toErrors(problems, state.formState.values ?? {});
};

/**
 * A form. An invalid submit focuses the first field in error.
 * `<Form label="Login" initialValues={{ email: '', password: '' }} onSubmit={login}>…</Form>`
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, onSubmit, validate, mutators, ...frame } = props;
  const send = (values: Values, form: FormApi<Values>) => submitted(onSubmit, values, form);
  // Created once: a re-render passes new objects, which must not reset the input.
  const [form] = useState(() =>
    withStandingValues(
      createForm<Values>({
        initialValues,
        onSubmit: send,
        mutators: { forget, refuse, ...mutators } as Record<string, Mutator<Values>>,
        ...(validate && { validate: (values) => toErrors(validate(values), values) }),
      }),
    ),
  );
  return (
    <FinalForm<Values> form={form} subscription={{}} onSubmit={send}>
      {() => <Frame {...(frame as unknown as FrameProps)} />}
    </FinalForm>
  );
}

async function submitted<Values extends object>(
  onSubmit: FormProps<Values>['onSubmit'],
  values: Values,
  form: FormApi<Values>,
) {
  try {
    const answer = (await onSubmit(values)) ?? undefined;
    return toSubmitErrors(answer, form.getRegisteredFields(), values);
  } catch (error) {
    window.reportError(error);
    return { [FORM_ERROR]: text.notSent };
  }
}

type FrameProps = Omit<FormProps<object>, 'initialValues' | 'onSubmit' | 'validate' | 'mutators'>;

function Frame({ label, onEdit, isLong = false, refused, children, ...how }: FrameProps) {
  const form = useForm();
  const { submitError } = useFormState({
    subscription: { submitError: true, errors: true, submitErrors: true },
  });
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Invalid fields of the last submit, in page order; the summary leaves out corrected ones.
  const [wrong, setWrong] = useState<readonly Place[]>([]);
  const problems = isLong ? problemsOf(form, wrong) : [];
  useEdits(form, onEdit);
  useRefused(form, refused);
  // In an effect: the fields' error state and the summary must be rendered first.
  useEffect(() => {
    const [first] = wrong;
    if (first && element.current) focusField(element.current, first.name);
    else summary.current?.focus();
  }, [wrong]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Submit events of a form in a dialog bubble in React to the form that opened the dialog.
    event.stopPropagation();
    if (form.getState().submitting) return;
    form.mutators.forget?.(FORM_ERROR);
    await form.submit();
    setWrong(problemsOf(form, placesOf(element.current)));
  };
  return (
    <form
      ref={element}
      // Submitted before hydration, it must not put a password into the address.
      method="post"
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      <NeedsScript />
      {(submitError || problems.length > 0) && (
        <ErrorSummary
          ref={summary}
          message={submitError}
          problems={problems}
          onFollow={(name) => element.current && focusField(element.current, name)}
        />
      )}
      <ErrorVisibilityContext value={errorVisibility(how)}>{children}</ErrorVisibilityContext>
    </form>
  );
}

const errorVisibility = ({
  isQuiet,
  isTried,
}: Pick<FrameProps, 'isQuiet' | 'isTried'>): ErrorVisibility =>
  isTried ? 'all' : isQuiet ? 'sent' : 'left';

/** A field, and what it is called. */
type Place = Omit<FieldProblem, 'message'>;

/** The fields in page order. */
const placesOf = (form: HTMLFormElement | null): Place[] =>
  form === null ? [] : fieldNames(form).map((name) => ({ name, label: fieldLabel(form, name) }));

function problemsOf(form: FormApi<object>, places: readonly Place[]): FieldProblem[] {
  return places.flatMap(({ name, label }) => {
    const state = form.getFieldState(name as never);
    const message = problemOf(state?.error) ?? problemOf(state?.submitError);
    return message ? [{ name, label, message }] : [];
  });
}

function useEdits(form: FormApi<object>, onEdit: FrameProps['onEdit']) {
  const latest = useRef(onEdit);
  useEffect(() => {
    latest.current = onEdit;
  });
  useEffect(() => {
    let isNews = false;
    const stop = form.subscribe(({ values }) => isNews && latest.current?.(values), {
      values: true,
    });
    // The first, immediate call only reports the initial values.
    isNews = true;
    return stop;
  }, [form]);
}

function useRefused(form: FormApi<object>, refused: FieldProblems | undefined) {
  useEffect(() => {
    if (refused !== undefined) form.mutators.refuse?.(refused);
  }, [form, refused]);
}
