import { failureOf, useSearchParams } from '@nukkad/platform';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import page from '../common/page/page.module.css';
import { EmailLinkPage, NoGood, Outcome } from './outcome';
import { endLinked, type Linked, linkKind, useLinked } from './subscriptions.queries';
import { text } from './subscriptions.text';

type Step =
  | { at: 'asking' | 'ending' | 'failed' }
  | { at: 'no-good'; status: number | null }
  | { at: 'ended'; why: string };

const words = {
  subscription: { title: text.end, why: text.endWhy, end: text.endNow, ended: text.ended },
  alert: {
    ...{ title: text.alertEnd, why: text.alertEndWhy },
    ...{ end: text.alertEndNow, ended: text.alertEnded },
  },
};

/** Ends a subscription or listing alert with one press; no account, no questions. */
export function Screen() {
  const [query] = useSearchParams();
  return (
    <EmailLinkPage title={words[linkKind(query)].title}>
      <OfLink />
    </EmailLinkPage>
  );
}

function OfLink() {
  const linked = useLinked();
  return linked === null ? <NoGood status={null} /> : <Ending linked={linked} />;
}

function Ending({ linked }: { linked: Linked }) {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const said = words[linked.kind];
  if (step.at === 'no-good') return <NoGood status={step.status} />;
  if (step.at === 'ended') {
    return <Outcome title={said.ended} why={step.why} to="/" label={text.home} />;
  }
  const end = async () => {
    setStep({ at: 'ending' });
    setStep(await outcomeOf(linked));
  };
  return (
    <div className={page.head}>
      <h1>{said.title}</h1>
      <p className={page.intro}>{said.why}</p>
      {step.at === 'failed' && <p role="alert">{text.failed}</p>}
      <div>
        <Button onClick={end} busyText={step.at === 'ending' ? text.ending : undefined}>
          {said.end}
        </Button>
      </div>
    </div>
  );
}

async function outcomeOf(linked: Linked): Promise<Step> {
  try {
    return { at: 'ended', why: await endLinked(linked) };
  } catch (error) {
    const { status } = failureOf(error);
    const isNoGood = status === 404 || status === 422;
    return isNoGood ? { at: 'no-good', status } : { at: 'failed' };
  }
}
