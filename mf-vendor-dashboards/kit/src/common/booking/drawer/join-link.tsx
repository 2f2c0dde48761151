import { joiningAt, type PracticeBooking } from '@nukkad/platform/contract';
import { buttonClass, ExternalLinkIcon } from '@nukkad/shared-ui';
import { useNow } from '../../relative-time';
import { text } from '../booking.text';

/** Opens the video meeting in a new tab; the primary action shortly before the start. */
export function JoinLink({ booking }: { booking: PracticeBooking }) {
  const { joinUrl } = booking;
  const joining = joiningAt(booking, useNow());
  if (joinUrl === null || joining === null) return null;
  return (
    <a
      className={buttonClass({ tone: joining === 'near' ? 'primary' : 'secondary' })}
      href={joinUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text.join}
      <ExternalLinkIcon size={18} />
      <span className="nk-visually-hidden"> {text.newTab}</span>
    </a>
  );
}
