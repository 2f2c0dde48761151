import { Link } from '@nukkad/platform';
import type { OnboardingStep } from '@nukkad/platform/contract';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { NotSaved } from './not-saved';
import type { StepProps } from './step';
import { AvailabilityDays } from './steps/availability';
import { Certificates } from './steps/certificates.screen';
import { Description } from './steps/description';
import { Details } from './steps/details.screen';
import { Educations } from './steps/education.screen';
import { OtherDetails } from './steps/other.screen';
import * as model from './steps.model';
import styles from './wizard.module.css';
import type { Wizard, WizardState } from './wizard.store';
import { headingOf, text } from './wizard.text';

interface Props extends Pick<StepProps<OnboardingStep>, 'profession' | 'outline'> {
  step: OnboardingStep;
  state: WizardState;
  wizard: Wizard;
  /** It was posted, and the way on is open. */
  onPassed: () => void;
}

/** One of the six steps: what is asked, and the ways back and on. */
export function StepPage({ step, state, wizard, profession, outline, onPassed }: Props) {
  const { draft, theirs, refusals, failed } = state;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isPosting, setPosting] = useState(false);
  const hint = useId();
  const heading = headingOf(step, profession);
  const found = model.problemsIn(step, draft, outline);
  const refusal = refusals[step];
  const isTried = state.tried.includes(step);
  const errorOf = (field: string) =>
    (isTried || left.includes(field) ? found[field] : undefined) ?? refusal?.problems[field];
  const isOpen = model.mayContinue(step, found) && theirs === null;
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (!isOpen || isPosting) return;
    setPosting(true);
    const isStored = await wizard.store(step);
    setPosting(false);
    if (isStored || model.isLeftAnyway(step)) onPassed();
  };
  const before = model.placeBefore(step);
  return (
    <form className={styles.step} aria-label={heading} noValidate onSubmit={goOn}>
      <h1>{heading}</h1>
      {failed.includes(step) && refusal && (
        <NotSaved
          refusal={refusal}
          others={Object.entries(refusal.problems)
            .filter(([field]) => !(field in found))
            .map(([, problem]) => `${problem}.`)}
          onRetry={() => void wizard.store(step)}
        />
      )}
      {screenOf(step, {
        ...{ draft, profession, outline, errorOf },
        value: draft[step],
        rejected: model.rejectedIn(step, state),
        change: (next) => wizard.change(step, next),
        leave: (field) => setLeft((before) => [...new Set([...before, field])]),
      })}
      <div className={styles.ways}>
        {before && (
          <Link to={model.addressOf(before)} className={buttonClass({ tone: 'secondary' })}>
            {text.back}
          </Link>
        )}
        <Button
          type="submit"
          aria-disabled={!isOpen}
          aria-describedby={isOpen ? undefined : hint}
          busyText={isPosting ? text.saving : undefined}
        >
          {text.next}
        </Button>
      </div>
      {!isOpen && (
        <p id={hint} className={styles.muted}>
          {theirs ? text.chooseFirst : text.fillIn}
        </p>
      )}
    </form>
  );
}

function screenOf(step: OnboardingStep, props: StepProps<OnboardingStep>): ReactNode {
  // Each value belongs to the step it was taken for.
  switch (step) {
    case 'details':
      return <Details {...(props as StepProps<'details'>)} />;
    case 'description':
      return <Description {...(props as StepProps<'description'>)} />;
    case 'certificates':
      return <Certificates {...(props as StepProps<'certificates'>)} />;
    case 'education':
      return <Educations {...(props as StepProps<'education'>)} />;
    case 'availability':
      return <AvailabilityDays {...(props as StepProps<'availability'>)} />;
    default:
      return <OtherDetails {...(props as StepProps<'other'>)} />;
  }
}
