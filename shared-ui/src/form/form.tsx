import { createForm, FORM_ERROR, type FormApi, type Mutator, setIn } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import * as words from '../words';
import { ErrorSummary } from './error-summary';
import { type ErrorVisibility, ErrorVisibilityContext } from './error-visibility';
import { fieldNames, focusField } from './focus-field';
import {
  type FieldProblem,
  type FieldProblems,
  problemOf,
  type SubmitAnswer,
  toErrors,
  toSubmitErrors,
} from './form.model';
import styles from './form.module.css';
import { withStandingValues } from './standing-values';

export interface FormProps<Values extends object> {
  /** Names the form for those who cannot see it: "Login". */
  label: string;
  /** An answer for every field, `''`, `null`, `false` or `[]` for none. Read once: give the form a `key` to begin anew. */
  initialValues: Values;
  /**
   * Sends the answers; called only when every field is right, and not again until it is through.
   * Says what was refused, see `SubmitAnswer`. Where it throws, the form says that it could not
   * send and reports the error; what was entered stays in any case.
   */
  onSubmit: (values: Values) => SubmitAnswer | Promise<SubmitAnswer> | Promise<void> | void;
  /** Told the answers after each change: to keep a draft, to ask before leaving. */
  onEdit?: (values: Values) => void;
  /** Lists what is wrong above the form as well: for forms longer than a screen. */
  isLong?: boolean;
  /** Says nothing of a field that was left before the first submit. */
  isQuiet?: boolean;
  /** Was submitted before: says from the start what is wrong. */
  isTried?: boolean;
  /** What is wrong by a rule of the whole, by the names of the fields. Read once. */
  validate?: (values: Values) => FieldProblems;
  /** What a server has refused outside of `onSubmit`; each is said until its field is edited. */
  refused?: FieldProblems | undefined;
  /** More that can be done to the values; see `FormWithLists`. Read once. */
  mutators?: Readonly<Record<string, Mutator>>;
  children: ReactNode;
}

/** Drops what a submit said of a field or of the form, because it is no longer so. */
const forget: Mutator = ([name], state) => {
  if (name === FORM_ERROR) delete state.formState.submitError;
  const { submitErrors } = state.formState;
  if (submitErrors) state.formState.submitErrors = setIn(submitErrors, name, undefined);
};

/** Says of fields what a server has refused. */
const refuse: Mutator = ([problems], state) => {
  state.formState.submitErrors = toErrors(problems, state.formState.values ?? {});
};

/**
 * Fields that are sent together. A submit with something wrong leads to the first field in error.
 * `<Form label="Login" initialValues={{ email: '', password: '' }} onSubmit={login}>…</Form>`
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, onSubmit, validate, mutators, ...frame } = props;
  const send = (values: Values, form: FormApi<Values>) => submitted(onSubmit, values, form);
  // A parent that draws anew brings new objects, which must not undo what was entered.
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
    return { [FORM_ERROR]: words.notSent };
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
  // What the last submit found, in the order of the page; what is right since then is left out.
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const problems = isLong ? problemsOf(form, wrong) : [];
  useEdits(form, onEdit);
  useRefused(form, refused);
  // Not before the fields say that they are in error and the summary is there.
  useEffect(() => {
    const [first] = wrong;
    if (first && element.current) focusField(element.current, first);
    else summary.current?.focus();
  }, [wrong]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog belongs, for React, to the form that opened the dialog.
    event.stopPropagation();
    if (form.getState().submitting) return;
    form.mutators.forget?.(FORM_ERROR);
    await form.submit();
    const names = element.current ? fieldNames(element.current) : [];
    setWrong(problemsOf(form, names).map(({ name }) => name));
  };
  return (
    <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
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

function problemsOf(form: FormApi<object>, names: readonly string[]): FieldProblem[] {
  return names.flatMap((name) => {
    const state = form.getFieldState(name as never);
    const message = problemOf(state?.error) ?? problemOf(state?.submitError);
    return message ? [{ name, message }] : [];
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
    // The first call, made at once, tells only what the form began with.
    isNews = true;
    return stop;
  }, [form]);
}

function useRefused(form: FormApi<object>, refused: FieldProblems | undefined) {
  useEffect(() => {
    if (refused !== undefined) form.mutators.refuse?.(refused);
  }, [form, refused]);
}
