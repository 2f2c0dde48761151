import { Link } from '@nukkad/platform';
import type { OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { buttonClass, FormWithLists, SubmitButton } from '@nukkad/shared-ui';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { isSame } from './draft/draft.model';
import {
  besideFields,
  draftValue,
  formProblems,
  formValues,
  ofNoField,
} from './draft/step-form.model';
import * as model from './draft/steps.model';
import { FollowDraft } from './saving/follow-draft';
import { NotSaved } from './saving/not-saved';
import type { Wizard, WizardState } from './saving/wizard.store';
import { AvailabilityDays } from './steps/availability';
import { Certificates } from './steps/certificates.container';
import { Description } from './steps/description';
import { Details } from './steps/details.container';
import { Educations } from './steps/education.container';
import { OtherDetails } from './steps/other.container';
import type { StepProps } from './steps/step';
import styles from './wizard.module.css';
import { headingOf, text } from './wizard.text';

interface Props extends Pick<StepProps, 'profession' | 'outline'> {
  step: OnboardingStep;
  state: WizardState;
  wizard: Wizard;
  /** The step was sent, and the next one is open. */
  onPassed: () => void;
}

/** A step's form, with Back and Continue. */
export function StepPage({ step, state, wizard, profession, outline, onPassed }: Props) {
  const { draft, remoteVersion, saveErrors, failed } = state;
  const hint = useId();
  const heading = headingOf(step, profession);
  const { begin, lastSynced, edit } = useStepForm(step, wizard);
  const saveError = saveErrors[step];
  const isHeld =
    remoteVersion !== null || !model.mayContinue(step, model.problemsIn(step, draft, outline));
  const refused = useSaveErrors(step, state);
  const goOn = async () => {
    if (remoteVersion !== null) return undefined;
    const isStored = await wizard.store(step);
    if (isStored || model.isLeftAnyway(step)) {
      onPassed();
      return undefined;
    }
    const { draft: sent, saveErrors } = wizard.get();
    return besideFields(step, saveErrors[step]?.problems ?? {}, sent);
  };
  return (
    <div className={styles.step}>
      <h1>{heading}</h1>
      {failed.includes(step) && saveError && (
        <NotSaved
          saveError={saveError}
          others={ofNoField(step, saveError.problems, draft)}
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
        <FollowDraft step={step} wizard={wizard} lastSynced={lastSynced} />
        {fieldsOf(step, { draft, profession, outline, rejected: model.rejectedIn(step, state) })}
        <Ways before={model.placeBefore(step)} isHeld={isHeld} hint={hint} />
        {isHeld && (
          <p id={hint} className={styles.muted}>
            {remoteVersion ? text.chooseFirst : text.fillIn}
          </p>
        )}
      </FormWithLists>
    </div>
  );
}

/** Initial values of a step's form, and its updates of the draft. */
function useStepForm(step: OnboardingStep, wizard: Wizard) {
  const [begin] = useState(() => formValues(step, wizard.get().draft, newId));
  const lastSynced = useRef(wizard.get().draft[step]);
  const edit = (values: OnboardingDraft[OnboardingStep]) => {
    const next = draftValue(values, wizard.get().draft[step]);
    if (isSame(next, lastSynced.current)) return;
    lastSynced.current = next;
    wizard.change(step, next);
  };
  return { begin, lastSynced, edit };
}

const newId = () => crypto.randomUUID();

const nothing = {};

/** The API's field errors, until the next change. */
function useSaveErrors(step: OnboardingStep, { saveErrors, draft }: WizardState) {
  const saveError = saveErrors[step];
  return useMemo(
    () => (saveError ? besideFields(step, saveError.problems, draft) : nothing),
    [step, saveError, draft],
  );
}

interface WaysProps {
  before: OnboardingStep | null;
  isHeld: boolean;
  /** Id of the text why it is disabled. */
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
