import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import type { Exhibit } from '../workshop/exhibit';
import { Dialog } from './dialog';

interface OpenerProps {
  title: string;
  children: ReactNode;
  /** Label of the dialog's main button. */
  action?: string;
}

function Opener({ title, children, action }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = action && (
    <>
      <Button tone="secondary" onClick={close}>
        Cancel
      </Button>
      <Button onClick={close}>{action}</Button>
    </>
  );
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={close} actions={actions}>
        {children}
      </Dialog>
    </>
  );
}

function Busy() {
  const [review, setReview] = useState('');
  const [step, setStep] = useState<'closed' | 'open' | 'busy'>('closed');
  const send = () => {
    setStep('busy');
    setTimeout(() => setStep('closed'), 4000);
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setStep('open')}>
        Write a review
      </Button>
      <Dialog
        title="Your visit to Dr. Asha Rao"
        isOpen={step !== 'closed'}
        isBusy={step === 'busy'}
        onClose={() => setStep('closed')}
        actions={
          <Button busyText={step === 'busy' ? 'Sending…' : undefined} onClick={send}>
            Send review
          </Button>
        }
      >
        <TextArea
          label="What went well, what did not?"
          value={review}
          onChange={setReview}
          isDisabled={step === 'busy'}
        />
      </Dialog>
    </>
  );
}

const spaced = { display: 'grid', gap: 'var(--nk-space-3)', paddingBlockEnd: 'var(--nk-space-6)' };

const rules = [
  'Come ten minutes early, with a document that shows who you are.',
  'Bring the reports of the last six months, and what you take each day.',
  'You can cancel free of charge until four hours before the visit.',
  'Whoever comes fifteen minutes late may have to wait for the next gap.',
  'The fee is paid at the practice, in cash, by card or by UPI.',
];

export const dialogExhibit: Exhibit = {
  component: 'Dialog',
  specimens: [
    {
      state: 'With actions',
      Draw: () => (
        <Opener title="Share your number" action="Share number">
          <TextField label="Your name" defaultValue="Meera Iyer" />
        </Opener>
      ),
    },
    {
      state: 'Without actions',
      Draw: () => (
        <Opener title="How we verify">
          <p>We call the number on the registration certificate, once a year.</p>
        </Opener>
      ),
    },
    {
      state: 'Long title and long content',
      Draw: () => (
        <Opener
          title="Before your first visit to the Smile Care Dental and Orthodontic Centre"
          action="I have read this"
        >
          {['The visit', 'The papers', 'The day', 'The fee'].map((part) => (
            <section key={part} style={spaced}>
              <h3>{part}</h3>
              {rules.map((rule) => (
                <p key={rule}>{rule}</p>
              ))}
            </section>
          ))}
        </Opener>
      ),
    },
    { state: 'Busy for four seconds', Draw: Busy },
  ],
};
