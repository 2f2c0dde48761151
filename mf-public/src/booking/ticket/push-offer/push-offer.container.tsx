import { toast } from '@nukkad/platform';
import { Button, Card } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useAllowing, usePushOffer } from './push-offer.queries';
import { text } from './push-offer.text';

/** After a booking: offers to tell of changes by this device. Nothing where that is no choice. */
export function PushOffer() {
  const offer = usePushOffer();
  const allow = useAllowing();
  const [state, setState] = useState<'open' | 'busy' | 'closed'>('open');
  if (offer === null || state === 'closed') return null;
  const press = async () => {
    setState('busy');
    const outcome = await allow(offer.publicKey);
    toast({ text: text[outcome], tone: outcome === 'allowed' ? 'success' : 'danger' });
    setState(outcome === 'failed' ? 'open' : 'closed');
  };
  return (
    <Card as="section" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{offer.wording}</p>
      <p>
        <Button
          tone="secondary"
          busyText={state === 'busy' ? text.busy : undefined}
          onClick={press}
        >
          {text.allow}
        </Button>{' '}
        <Button tone="ghost" onClick={() => setState('closed')}>
          {text.notNow}
        </Button>
      </p>
    </Card>
  );
}
