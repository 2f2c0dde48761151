import { Link } from '@nukkad/platform';
import type { OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { buttonClass, FormWithLists, SubmitButton } from '@nukkad/shared-ui';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { isSame } from './draft.model';
import { FollowDraft } from './follow-draft';
import { NotSaved } from './not-saved';
import type { StepProps } from './step';
import { besideFields, draftValue, formProblems, formValues, ofNoField } from './step-form.model';
import { AvailabilityDays } from './steps/availability';
import { Certificates } from './steps/certificates.container';
import { Description } from './steps/description';
import { Details } from './steps/details.container';
import { Educations } from './steps/education.container';
import { OtherDetails } from './steps/other.container';
import * as model from './steps.model';
import styles from './wizard.module.css';
import type { Wizard, WizardState } from './wizard.store';
import { headingOf, text } from './wizard.text';

interface Props extends Pick<StepProps, 'profession' | 'outline'> {
  step: OnboardingStep;
  state: WizardState;
  wizard: Wizard;
  /** It was posted, and the way on is open. */
  onPassed: () => void;
}

/** One of the six steps: what is asked, and the ways back and on. */
export function StepPage({ step, state, wizard, profession, outline, onPassed }: Props) {
  const { draft, theirs, refusals, failed } = state;
  const hint = useId();
  const heading = headingOf(step, profession);
  const { begin, told, edit } = useStepForm(step, wizard);
  const refusal = refusals[step];
  const isHeld =
    theirs !== null || !model.mayContinue(step, model.problemsIn(step, draft, outline));
  const refused = useRefused(step, state);
  const goOn = async () => {
    if (theirs !== null) return undefined;
    const isStored = await wizard.store(step);
    if (isStored || model.isLeftAnyway(step)) {
      onPassed();
      return undefined;
    }
    const { draft: sent, refusals } = wizard.get();
    return besideFields(step, refusals[step]?.problems ?? {}, sent);
  };
  return (
    <div className={styles.step}>
      <h1>{heading}</h1>
      {failed.includes(step) && refusal && (
        <NotSaved
          refusal={refusal}
          others={ofNoField(step, refusal.problems, draft)}
          onRetry={() => void wizard.store(step)}
        />
      )}
      <FormWithLists<OnboardingDraft[OnboardingStep]>
        label={heading}
        initialValues={begin}
        validate={(values) => formProblems(step, values, outline)}
        refused={refused}
        isTried={state.tried.includes(step)}
        onEdit={edit}
        onSubmit={goOn}
      >
        <FollowDraft step={step} wizard={wizard} told={told} />
        {fieldsOf(step, { draft, profession, outline, rejected: model.rejectedIn(step, state) })}
        <Ways before={model.placeBefore(step)} isHeld={isHeld} hint={hint} />
        {isHeld && (
          <p id={hint} className={styles.muted}>
            {theirs ? text.chooseFirst : text.fillIn}
          </p>
        )}
      </FormWithLists>
    </div>
  );
}

/** What the form of a step begins with, and how what is typed goes to the draft. */
function useStepForm(step: OnboardingStep, wizard: Wizard) {
  const [begin] = useState(() => formValues(step, wizard.get().draft, newId));
  const told = useRef(wizard.get().draft[step]);
  const edit = (values: OnboardingDraft[OnboardingStep]) => {
    const next = draftValue(values, wizard.get().draft[step]);
    if (isSame(next, told.current)) return;
    told.current = next;
    wizard.change(step, next);
  };
  return { begin, told, edit };
}

const newId = () => crypto.randomUUID();

const nothing = {};

/** What the API has said of fields, while nothing was typed since. */
function useRefused(step: OnboardingStep, { refusals, draft }: WizardState) {
  const refusal = refusals[step];
  return useMemo(
    () => (refusal ? besideFields(step, refusal.problems, draft) : nothing),
    [step, refusal, draft],
  );
}

interface WaysProps {
  before: OnboardingStep | null;
  isHeld: boolean;
  /** Id of the words why it is held. */
  hint: string;
}

function Ways({ before, isHeld, hint }: WaysProps) {
  return (
    <div className={styles.ways}>
      {before && (
        <Link to={model.addressOf(before)} className={buttonClass({ tone: 'secondary' })}>
          {text.back}
        </Link>
      )}
      <SubmitButton
        busyText={text.saving}
        isHeld={isHeld}
        aria-describedby={isHeld ? hint : undefined}
      >
        {text.next}
      </SubmitButton>
    </div>
  );
}

function fieldsOf(step: OnboardingStep, props: StepProps): ReactNode {
  switch (step) {
    case 'details':
      return <Details {...props} />;
    case 'description':
      return <Description />;
    case 'certificates':
      return <Certificates {...props} />;
    case 'education':
      return <Educations {...props} />;
    case 'availability':
      return <AvailabilityDays />;
    default:
      return <OtherDetails {...props} />;
  }
}
