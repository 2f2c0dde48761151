import { toast } from '@nukkad/platform';
import type { TicketThread } from '@nukkad/platform/contract';
import { AlertDialog, Button } from '@nukkad/shared-ui';
import { ConversationMessages, DetailPage, runWithToast, WriteForm } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { sectionAddress } from '../common/section-address';
import styles from './support.module.css';
import { useTicket, useTicketChanges } from './support.queries';
import { text } from './support.text';
import { TicketPill } from './ticket-line';

/** One conversation with support. */
export function OneTicket({ id }: { id: string }) {
  const ticket = useTicket(id);
  return (
    <DetailPage
      title={ticket.state === 'ready' ? text.ticket(ticket.value.number) : text.title}
      all={{ to: sectionAddress('support'), label: text.all }}
      what={text.ticketWhat}
      loaded={ticket}
      gone={{ title: text.gone, next: text.goneWhy }}
    >
      {(thread) => <Thread thread={thread} />}
    </DetailPage>
  );
}

function Thread({ thread }: { thread: TicketThread }) {
  const { _id, number, state, messages } = thread;
  const { reply, close } = useTicketChanges(_id);
  return (
    <>
      <div>
        <TicketPill state={state} />
      </div>
      <ConversationMessages label={text.talk(number)} other={text.support} messages={messages} />
      {state === 'closed' ? (
        <p className={styles.muted}>{text.closed}</p>
      ) : (
        <>
          <WriteForm draft={`ticket:${_id}`} label={text.reply} onSend={reply} />
          <Closing onClose={close} />
        </>
      )}
    </>
  );
}

function Closing({ onClose }: { onClose: () => Promise<void> }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'closing'>('idle');
  const close = async () => {
    setStep('closing');
    const isClosed = await runWithToast(text.closingAction, onClose);
    setStep('idle');
    if (isClosed) toast({ text: text.isClosed, tone: 'success' });
  };
  return (
    <div>
      <Button tone="ghost" onClick={() => setStep('asking')}>
        {text.close}
      </Button>
      <AlertDialog
        title={text.asking}
        isOpen={step !== 'idle'}
        confirmText={text.close}
        busyText={step === 'closing' ? text.closing : undefined}
        onConfirm={close}
        onCancel={() => setStep('idle')}
      >
        {text.askingNext}
      </AlertDialog>
    </div>
  );
}
