import { toast, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Ticket } from '@nukkad/platform/contract';
import { Card } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useNow, WriteForm } from '@nukkad/vendor-kit';
import { sectionAddress } from '../common/section-address';
import { FaqSearch } from './faq-search';
import styles from './support.module.css';
import { useFaq, useTickets, useWriting } from './support.queries';
import { text } from './support.text';
import { OneTicket } from './ticket.container';
import { TicketLine } from './ticket-line';

export function Screen() {
  const [params] = useSearchParams();
  const ticket = params.get('ticket');
  return ticket === null ? <All /> : <OneTicket key={ticket} id={ticket} />;
}

function All() {
  return (
    <RoomPage title={text.title}>
      <section className={styles.group} aria-labelledby="tickets">
        <h2 id="tickets">{text.tickets}</h2>
        <AsyncView what={text.what} loaded={useTickets()}>
          {(tickets) => <Tickets tickets={tickets} />}
        </AsyncView>
      </section>
      <Writing />
      <section className={styles.group} aria-labelledby="faq">
        <h2 id="faq">{text.faq}</h2>
        <AsyncView what={text.faqWhat} loaded={useFaq()}>
          {(faq) => <FaqSearch faq={faq} />}
        </AsyncView>
      </section>
    </RoomPage>
  );
}

function Tickets({ tickets }: { tickets: Ticket[] }) {
  const now = useNow();
  if (tickets.length === 0) return <p className={styles.muted}>{text.none}</p>;
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <TicketLine key={ticket._id} ticket={ticket} now={now} />
      ))}
    </ul>
  );
}

function Writing() {
  const navigate = useNavigate();
  const write = useWriting();
  const open = (id: string, number: string) => {
    toast({ text: text.written(number), tone: 'success' });
    navigate(sectionAddress('support', { ticket: id }));
  };
  return (
    <Card as="section" className={styles.group}>
      <h2>{text.write}</h2>
      <WriteForm
        draft="support:new"
        label={text.writeLabel}
        hint={text.writeHint}
        onSend={(message, how) => write(message, how, open)}
      />
    </Card>
  );
}
