import { Link } from '@nukkad/platform';
import { type ButtonLook, buttonClass, classNames, MessageIcon } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { CallButton } from '../actions/call-button';
import * as text from '../common.text';
import { complaintAddress } from '../complaints/complaint-address';
import type { DetailsState } from '../navigation/navigation-state';
import type { CardAction, Profession } from '../professions/profession';
import type { VendorCardView } from './vendor-card.model';
import styles from './vendor-card.module.css';

interface Props {
  vendor: VendorCardView;
  profession: Profession;
  /** The vendor's page, and its navigation state. */
  to: string;
  state: DetailsState;
  onReveal: (vendorId: string) => Promise<string>;
}

/** Actions of a card, in the profession's own order and words. */
export function CardActions(props: Props) {
  const { actions } = props.profession.page;
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Action key={action} action={action} {...props} />
      ))}
    </div>
  );
}

function Action({
  action,
  vendor,
  profession,
  to,
  state,
  onReveal,
}: Props & { action: CardAction }) {
  const { id, name } = vendor;
  if (action === 'call') {
    return <CallButton name={name} size="small" onReveal={() => onReveal(id)} />;
  }
  const way = (look: ButtonLook, address: string, label: string, words: ReactNode) => (
    <Link
      className={classNames(
        buttonClass({ size: 'small', ...look }),
        action === 'chat' && 'nk-needs-script',
      )}
      to={address}
      state={state}
      aria-label={label}
    >
      {words}
    </Link>
  );
  const person = encodeURIComponent(id);
  const { book } = profession;
  switch (action) {
    case 'book':
      return way({ tone: 'primary' }, `${to}#book`, text.bookWith(book, name), book);
    case 'chat':
      return way(
        { tone: 'ghost' },
        `/messages?to=${person}`,
        text.chatWith(name),
        <>
          <MessageIcon size={18} />
          {text.chat}
        </>,
      );
    case 'view-complaints':
      return way(
        { tone: 'secondary' },
        `${to}&tab=complaints`,
        text.viewComplaintsOf(name),
        text.viewComplaints,
      );
    case 'write-complaint':
      return way(
        { tone: 'primary' },
        complaintAddress(id, vendor.speciality),
        text.writeComplaintOn(name),
        text.writeComplaint,
      );
  }
}
