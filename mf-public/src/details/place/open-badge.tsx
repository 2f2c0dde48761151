import type { VendorDetails } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { Badge, ClockIcon } from '@nukkad/shared-ui';
import { useNow } from '../../common/clock/use-now';
import { type Openness, opennessAt } from './hours.model';
import { text } from './place.text';

/** Whether the vendor is open; renders nothing before the current time is known. */
export function OpenBadge({ workingHours, lunch }: Pick<VendorDetails, 'workingHours' | 'lunch'>) {
  const now = useNow();
  if (now === null || workingHours.length === 0) return null;
  const openness = opennessAt(now, workingHours, lunch);
  return (
    <Badge tone={openness.state === 'open' ? 'success' : 'neutral'} icon={<ClockIcon size={14} />}>
      {wordsOf(openness)}
    </Badge>
  );
}

function wordsOf(openness: Openness): string {
  if (openness.state === 'open') return text.openUntil(formatClock(openness.until));
  if (openness.state === 'lunch') return text.lunchUntil(formatClock(openness.until));
  const { opens } = openness;
  if (opens === null) return text.closedNow;
  const time = formatClock(opens.time);
  if (opens.daysAhead === 0) return text.opensAt(time);
  const day = opens.daysAhead === 1 ? text.tomorrow : (text.days[opens.weekday - 1] ?? '');
  return text.opensAt(text.at(day, time));
}
