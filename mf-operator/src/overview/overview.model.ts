import type { QueueSummary } from '@nukkad/platform/contract';

/** Queues with waiting cases first, the one with the oldest case at the top; the others as given. */
export const byUrgency = (queues: readonly QueueSummary[]): QueueSummary[] =>
  [...queues].sort((one, other) => urgency(one).localeCompare(urgency(other)));

/** Later than every time of a case, as text. */
const never = '9999';

const urgency = ({ oldest }: QueueSummary): string => oldest ?? never;
