import {
  failureOf,
  isApiError,
  keepFocus,
  Link,
  Navigate,
  useNavigate,
  usePage,
  useSearchParams,
} from '@nukkad/platform';
import { type Onboarding, onboardingOutlineOf, onboardingSteps } from '@nukkad/platform/contract';
import { Container, linkClass, Notice, Stepper, useLeaveGuard } from '@nukkad/shared-ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { WizardContext } from './documents/uploads';
import { createUploads } from './documents/uploads.store';
import { sendFile, useOnboardingCalls } from './draft/onboarding.queries';
import * as model from './draft/steps.model';
import { Review, type Submitting } from './review';
import { apiErrorMessage } from './saving/api-error-message';
import { Conflict } from './saving/conflict';
import { SaveStatusLine } from './saving/save-status';
import { createWizard } from './saving/wizard.store';
import { StepPage } from './step-page';
import { loadDayPickers } from './steps/days';
import styles from './wizard.module.css';
import { headingOf, nameOf, reviewText, text } from './wizard.text';

// So that they are here before their step; a failure shows in their place, with Retry.
function preloadDayPickers(): void {
  loadDayPickers().catch(() => {});
}

/** The step or review named by the address. */
export function WizardPages({ onboarding }: { onboarding: Onboarding }) {
  const { profession } = onboarding;
  const outline = onboardingOutlineOf(profession);
  const { wizard, state, around, submitting, submit } = useWizard(onboarding);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [first] = useState(() => model.firstIncomplete(state));
  useEffect(preloadDayPickers, []);
  const asked = params.get('step');
  const place = asked === null ? first : model.placeAt(asked, state);
  usePage({ title: place === 'review' ? reviewText.heading : headingOf(place, profession) });
  if (asked !== null && `?step=${asked}` !== model.addressOf(place)) {
    return <Navigate to={model.addressOf(place)} replace state={keepFocus} />;
  }
  const steps = onboardingSteps.map((key) => ({
    ...{ key, name: nameOf(key, profession) },
    state: model.stateOf(key, state),
  }));
  return (
    <WizardContext value={around}>
      <Container className={styles.page}>
        <Stepper
          label={text.steps}
          steps={steps}
          current={place}
          onRetry={(step) => void wizard.store(step)}
          drawName={({ key, name }) =>
            model.isAllowed(key, state) && key !== place ? (
              <Link to={model.addressOf(key)} className={linkClass()}>
                {name}
              </Link>
            ) : (
              name
            )
          }
        />
        <Returned onboarding={onboarding} />
        {state.remoteVersion && <Conflict onChoose={wizard.choose} />}
        {place === 'review' ? (
          <Review {...{ state, profession, outline, submitting }} onSubmit={submit} />
        ) : (
          <StepPage
            key={place}
            {...{ state, wizard, profession, outline }}
            step={place}
            onPassed={() => navigate(model.addressOf(model.placeAfter(place)))}
          />
        )}
        <SaveStatusLine saveStatus={state.saveStatus} />
      </Container>
    </WizardContext>
  );
}

/** The message of the operator who returned it. */
function Returned({ onboarding: { state, history } }: { onboarding: Onboarding }) {
  if (state !== 'changes-needed') return null;
  const last = history.filter(({ what }) => what === 'returned').at(-1);
  return <Notice title={reviewText.back}>{last?.note && <p>{last.note}</p>}</Notice>;
}

function useWizard(onboarding: Onboarding) {
  const calls = useOnboardingCalls(onboarding);
  const navigate = useNavigate();
  const [wizard] = useState(() => createWizard(onboarding, calls));
  const [uploads] = useState(() => createUploads(sendFile));
  const state = useSyncExternalStore(wizard.subscribe, wizard.get, wizard.get);
  const rows = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const [submitting, setSubmitting] = useState<Submitting>({ state: 'ready' });
  useEffect(() => wizard.start(), [wizard]);
  useEffect(() => uploads.stop, [uploads]);
  const isSending = Object.values(rows).some((row) => row.state === 'sending');
  useLeaveGuard(['failed', 'refused'].includes(state.saveStatus) || isSending);
  const around = useMemo(() => ({ uploads, update: wizard.update }), [uploads, wizard]);
  const submit = async () => {
    setSubmitting({ state: 'sending' });
    if (!(await wizard.settle())) {
      return setSubmitting({ state: 'failed', words: reviewText.notStored, requestId: null });
    }
    try {
      const answer = await calls.submit();
      wizard.forget();
      navigate({ search: '' });
      calls.follow(() => answer);
    } catch (error) {
      const { requestId } = failureOf(error);
      if (isApiError(error, 'onboarding-incomplete') || isApiError(error, 'conflict'))
        calls.renew();
      const words = apiErrorMessage(isApiError(error) ? error : null);
      setSubmitting({ state: 'failed', words, requestId });
    }
  };
  return { wizard, state, around, submitting, submit };
}
