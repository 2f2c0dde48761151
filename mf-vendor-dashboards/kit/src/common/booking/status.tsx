import type { BookingStatus } from '@nukkad/platform/contract';
import { CheckIcon, ClockIcon, CloseIcon, StatusPill } from '@nukkad/shared-ui';
import { toneOf } from './booking.model';
import { statuses } from './booking.text';

const icons = { success: CheckIcon, neutral: CheckIcon, warning: ClockIcon, danger: CloseIcon };

export function BookingStatusPill({ status }: { status: BookingStatus }) {
  const tone = toneOf(status);
  const Icon = status === 'expired' ? ClockIcon : icons[tone];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {statuses[status]}
    </StatusPill>
  );
}
