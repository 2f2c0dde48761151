import type { TicketOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Card } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './help.module.css';
import { openTicket } from './help.queries';
import { text } from './help.text';
import { HelpForm } from './help-form';

interface Ticket {
  number: string;
  email: string;
}

/** Support form, with the ticket number once sent. */
export function Help() {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const send = (order: TicketOrder) =>
    openTicket(order, keyFor(order), (number) => setTicket({ number, email: order.email }));
  return (
    <section className={styles.help} aria-labelledby="help">
      <div>
        <h2 id="help">{text.title}</h2>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <Card className={styles.card}>
        {ticket === null ? (
          <HelpForm onSubmit={send} />
        ) : (
          <div role="status" className={styles.done}>
            <h3>{text.done(ticket.number)}</h3>
            <p>{text.doneWhy(ticket.email)}</p>
            <Button tone="secondary" onClick={() => setTicket(null)}>
              {text.again}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
