import { useNavigate } from '@nukkad/platform';
import { bookingKinds, type ClientDetails } from '@nukkad/platform/contract';
import { Avatar, Button, Drawer, ErrorState } from '@nukkad/shared-ui';
import { useState } from 'react';
import { openThread } from '../../common/booking/booking.queries';
import { useDashboard } from '../../common/dashboard';
import { AsyncView } from '../../common/page/async-view';
import { useHasDraft } from '../../common/saving/draft';
import { runWithToast } from '../../common/saving/run-with-toast';
import { RecordLink } from '../links/record-link.container';
import styles from '../list/clients.module.css';
import { useClient } from '../list/clients.queries';
import { type ClientsWords, text } from '../list/clients.text';
import { BookAgain } from './book-again.container';
import { ClientFacts } from './client-facts';
import { ClientVisits } from './client-visits';

interface Props {
  words: ClientsWords;
  clientId: string;
  onEdit: () => void;
  onClose: () => void;
}

/** A client's record, visits and actions. */
export function ClientDrawer({ words, clientId, onEdit, onClose }: Props) {
  const client = useClient(clientId);
  const isGone = client.state === 'failed' && client.failure.status === 404;
  const title = client.state === 'ready' ? client.value.name : words.one;
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      {isGone ? (
        <ErrorState level={3} title={text.gone(words.one)} next={text.goneWhy} />
      ) : (
        <AsyncView what={words.one} loaded={client}>
          {(details) => <Details {...{ words, details, onEdit }} />}
        </AsyncView>
      )}
    </Drawer>
  );
}

interface DetailsProps extends Pick<Props, 'words' | 'onEdit'> {
  details: ClientDetails;
}

function Details({ words, details, onEdit }: DetailsProps) {
  const { profession } = useDashboard();
  const [isBooking, setBooking] = useState(useHasDraft(`client-book:${details._id}`));
  const isBooked = bookingKinds(profession?.replace(' ', '-') ?? '').length > 0;
  if (isBooking) return <BookAgain client={details} onClose={() => setBooking(false)} />;
  return (
    <div className={styles.details}>
      <div className={styles.who}>
        <Avatar name={details.name} src={details.img} />
        <div>
          <p className={styles.number}>{details.number}</p>
          <p>{words.statuses[details.status]}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {details.hasAccount && <MessageButton details={details} />}
        {isBooked && (
          <Button tone="secondary" onClick={() => setBooking(true)}>
            {text.bookAgain}
          </Button>
        )}
        <Button tone="secondary" onClick={onEdit}>
          {text.edit}
        </Button>
      </div>
      {!details.hasAccount && <p className={styles.muted}>{text.noAccount}</p>}
      <RecordLink client={details} />
      <ClientFacts words={words} client={details} />
      <ClientVisits bookings={details.bookings} />
    </div>
  );
}

function MessageButton({ details: { _id, name } }: Pick<DetailsProps, 'details'>) {
  const { roomAddress } = useDashboard();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    await runWithToast(text.openingOf(name), async () => {
      const thread = await openThread(_id);
      navigate(roomAddress('messages', { thread }));
    });
    setOpening(false);
  };
  return (
    <Button busyText={isOpening ? text.opening : undefined} onClick={open}>
      {text.message}
    </Button>
  );
}
