import { Link } from '@nukkad/platform';
import { limits, messages, type OwnCampaignDetails } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import {
  AlertDialog,
  Button,
  buttonClass,
  Card,
  ErrorState,
  Form,
  FormTextArea,
  Notice,
  required,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { ShareButton } from '../common/actions/share-button';
import styles from './fundraising.module.css';
import { useOrganising } from './fundraising.queries';
import { text } from './fundraising.text';
import { CampaignPayouts } from './payouts/payouts.container';
import { Donations, Interests, Updates } from './received';

/** A published campaign: totals, updates, donations and investors. */
export function Published({ campaign }: { campaign: OwnCampaignDetails }) {
  const { title, kind, state, slug, raised, goal, reason } = campaign;
  const path = `/campaigns/${encodeURIComponent(slug ?? '')}`;
  return (
    <>
      {state === 'stopped' && (
        <Notice title={text.stopped}>
          <p>{text.stoppedWhy(reason ?? '')}</p>
        </Notice>
      )}
      {raised && goal && <p>{text.raised(formatMoney(raised), formatMoney(goal))}</p>}
      <div className={styles.ways}>
        <Link className={buttonClass({ tone: 'secondary' })} to={path}>
          {text.page}
        </Link>
        <ShareButton title={title} path={path} />
        {state === 'running' && <End id={campaign._id} />}
      </div>
      <section className={styles.stack} aria-labelledby="updates">
        <h3 id="updates">{text.updates}</h3>
        {state !== 'stopped' && <Tell key={campaign.updates.length} id={campaign._id} />}
        <Updates updates={campaign.updates} />
      </section>
      <Donations donations={campaign.donations} />
      {state !== 'stopped' && <CampaignPayouts campaignId={campaign._id} />}
      {kind === 'startup' && <Interests interests={campaign.interests} />}
    </>
  );
}

function Tell({ id }: { id: string }) {
  const { publishUpdate } = useOrganising();
  const [keyFor] = useState(createIdempotencyKeys);
  const send = (update: { words: string }) => publishUpdate(id, update.words, keyFor(update));
  return (
    <Card className={styles.card}>
      <Form label={text.update} initialValues={{ words: '' }} onSubmit={send}>
        <FormTextArea
          name="words"
          label={text.update}
          rows={4}
          limit={limits.campaignUpdateMaxLength}
          validate={required(messages.required)}
        />
        <SubmitButton busyText={text.publishingUpdate}>{text.publishUpdate}</SubmitButton>
      </Form>
    </Card>
  );
}

function End({ id }: { id: string }) {
  const { end } = useOrganising();
  const [step, setStep] = useState<'none' | 'asked' | 'ending'>('none');
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setStep('ending');
    const done = await end(id);
    setFailure('refused' in done ? done.refused : null);
    setStep('none');
  };
  return (
    <>
      <Button tone="ghost" onClick={() => setStep('asked')}>
        {text.end}
      </Button>
      {failure !== null && <ErrorState title={text.failed} next={failure} level={3} />}
      <AlertDialog
        title={text.endTitle}
        isOpen={step !== 'none'}
        confirmText={text.end}
        tone="danger"
        busyText={step === 'ending' ? text.ending : undefined}
        onConfirm={confirm}
        onCancel={() => setStep('none')}
      >
        {text.endWhy}
      </AlertDialog>
    </>
  );
}
