import type { ComplaintStatus } from '@nukkad/platform/contract';
import type { Random } from '../../random';
import { communities } from '../vendors/names';
import { addenda, type ComplaintText, complaintTexts } from './complaint-texts';

/** A complaint row, with times in days before now. */
export interface SampleComplaint {
  id: string;
  kind: string;
  body: string;
  published_text: string | null;
  status: ComplaintStatus;
  alike: number;
  days_ago: number;
  answer: { text: string; days_ago: number } | null;
}

/** Days until a complaint is taken up, and until it is answered. */
const slow = { taken: 4, answered: 21 };

const oldest = 240;

/** Days of review before publication. */
const unread = 1;

/** Complaints to one office. The newest are still in review, so they are not public. */
export function complaintsOf(
  nextId: () => string,
  { kind, count }: { kind: string; count: number },
  random: Random,
): SampleComplaint[] {
  const texts = complaintTexts[kind] ?? [];
  return Array.from({ length: count }, (_, nth) => {
    const text = texts[nth % texts.length] as ComplaintText;
    const daysAgo = oldest * ((nth + random.next()) / count) ** 2;
    const told = `${text.told} ${random.pick(addenda)}`;
    const status = statusAfter(daysAgo, random);
    return {
      id: nextId(),
      kind,
      body: toldBy(told, random),
      published_text: daysAgo > unread ? redacted(told) : null,
      status,
      alike: Math.floor(Math.exp(random.next() * 3.4)) - 1,
      days_ago: daysAgo,
      answer: isAnswered(status) ? { text: text.answered, days_ago: daysAgo / 2 } : null,
    };
  });
}

const isAnswered = (status: ComplaintStatus) => status === 'answered' || status === 'closed';

function statusAfter(days: number, random: Random): ComplaintStatus {
  if (days <= slow.taken) return 'received';
  if (days <= slow.answered) return 'in-progress';
  return random.chance(0.6) ? 'answered' : 'closed';
}

function toldBy(told: string, random: Random): string {
  const { men, families } = random.pick(communities);
  return told
    .replaceAll('{name}', `${random.pick(men)} ${random.pick(families)}`)
    .replaceAll('{phone}', `+91 90000 ${random.int(10_000, 99_999)}`);
}

/** The accused has no right of reply here, so names are removed. */
export const redacted = (told: string): string =>
  told.replaceAll('{name}', '[name removed]').replaceAll('{phone}', '[number removed]');
