import { failureOf } from '@nukkad/platform';
import type { SubscriptionStanding } from '@nukkad/platform/contract';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import page from '../common/page.module.css';
import { EmailLinkPage, NoGood, Outcome } from './outcome';
import { endSubscription, type Linked, useLinked } from './subscriptions.queries';
import { text } from './subscriptions.text';

type Step =
  | { at: 'asking' | 'ending' | 'failed' }
  | { at: 'no-good'; status: number | null }
  | { at: 'ended'; standing: SubscriptionStanding };

/** Unsubscribes from a topic with one press; no account, no questions. */
export function Screen() {
  const linked = useLinked();
  return (
    <EmailLinkPage title={text.end}>
      {linked === null ? <NoGood status={null} /> : <Ending linked={linked} />}
    </EmailLinkPage>
  );
}

function Ending({ linked }: { linked: Linked }) {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  if (step.at === 'no-good') return <NoGood status={step.status} />;
  if (step.at === 'ended') {
    const { title, email } = step.standing;
    return (
      <Outcome title={text.ended} why={text.endedWhy(title, email)} to="/" label={text.home} />
    );
  }
  const end = async () => {
    setStep({ at: 'ending' });
    setStep(await outcomeOf(linked));
  };
  return (
    <div className={page.head}>
      <h1>{text.end}</h1>
      <p className={page.intro}>{text.endWhy}</p>
      {step.at === 'failed' && <p role="alert">{text.failed}</p>}
      <div>
        <Button onClick={end} busyText={step.at === 'ending' ? text.ending : undefined}>
          {text.endNow}
        </Button>
      </div>
    </div>
  );
}

async function outcomeOf(linked: Linked): Promise<Step> {
  try {
    return { at: 'ended', standing: await endSubscription(linked) };
  } catch (error) {
    const { status } = failureOf(error);
    const isNoGood = status === 404 || status === 422;
    return isNoGood ? { at: 'no-good', status } : { at: 'failed' };
  }
}
