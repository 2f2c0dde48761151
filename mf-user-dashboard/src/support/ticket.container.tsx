import { Link, toast } from '@nukkad/platform';
import type { TicketThread } from '@nukkad/platform/contract';
import { AlertDialog, Button, ErrorState, linkClass } from '@nukkad/shared-ui';
import {
  AsyncView,
  ConversationMessages,
  RoomPage,
  runWithToast,
  WriteForm,
} from '@nukkad/vendor-kit';
import { useState } from 'react';
import { sectionAddress } from '../common/section-address';
import styles from './support.module.css';
import { useTicket, useTicketChanges } from './support.queries';
import { text } from './support.text';
import { TicketPill } from './ticket-line';

/** One conversation with support. */
export function OneTicket({ id }: { id: string }) {
  const ticket = useTicket(id);
  const isGone = ticket.state === 'failed' && ticket.failure.status === 404;
  const title = ticket.state === 'ready' ? text.ticket(ticket.value.number) : text.title;
  return (
    <RoomPage title={title}>
      <div>
        <Link className={linkClass({ isStandalone: true })} to={sectionAddress('support')}>
          {text.all}
        </Link>
      </div>
      {isGone ? (
        <ErrorState title={text.gone} next={text.goneWhy} />
      ) : (
        <AsyncView what={text.ticketWhat} loaded={ticket}>
          {(thread) => <Thread thread={thread} />}
        </AsyncView>
      )}
    </RoomPage>
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
