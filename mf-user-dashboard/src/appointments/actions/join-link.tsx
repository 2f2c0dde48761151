import { type Booking, joiningAt } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { buttonClass, ExternalLinkIcon } from '@nukkad/shared-ui';
import { text } from '../booking/appointments.text';

interface Props {
  booking: Booking;
  now: Date;
}

/** Link to a video meeting, in a new tab; emphasised when the time is near. */
export function JoinLink({ booking, now }: Props) {
  const { joinUrl, vendor, start, timeZone } = booking;
  const joining = joiningAt(booking, now);
  if (joinUrl === null || joining === null) return null;
  return (
    <a
      className={buttonClass({ tone: joining === 'near' ? 'primary' : 'secondary' })}
      href={joinUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text.joinOf(vendor.vendorName, formatDateTime(start, timeZone))}
    >
      {text.join}
      <ExternalLinkIcon size={18} />
    </a>
  );
}
