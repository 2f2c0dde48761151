import { addDays, boundsOf, dayIn, INDIA } from '@nukkad/platform/calendar';
import { type CampaignDraft, limits, messages } from '@nukkad/platform/contract';
import { formatRupees } from '@nukkad/platform/format';
import type { FieldMessages, Message } from '../../core/language/message';

const day = 86_400_000;

/** Whole days until a campaign ends; 0 on the last day and after. */
export function daysLeft(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / day));
}

/** End of the day in Indian time. */
export const endOfDay = (endsOn: string): Date =>
  boundsOf({ from: endsOn, to: endsOn }, INDIA).until;

/** Last day of a campaign that ends at this instant. */
export const lastDay = (endsAt: Date): string => dayIn(endsAt.getTime() - 1, INDIA);

/** Fields missing before submission, with messages; empty when the draft is complete. */
export function missingOf(draft: CampaignDraft, now: Date): FieldMessages {
  const missing: Record<string, Message> = {};
  for (const field of ['title', 'category', 'description', 'body'] as const) {
    if (draft[field].trim() === '') missing[field] = messages.required;
  }
  if (draft.goal === null) missing.goal = messages.required;
  else if (draft.goal < limits.goalRupeesLeast) missing.goal = goalRule;
  if (draft.endsOn === '') missing.endsOn = messages.required;
  else if (!isInTime(draft.endsOn, now)) missing.endsOn = endRule;
  return missing;
}

const goalRule = `A goal is at least ${formatRupees(limits.goalRupeesLeast)}` as const;
const endRule =
  `Choose a day from tomorrow on, at most ${limits.campaignDaysMost} days ahead` as const;

function isInTime(endsOn: string, now: Date): boolean {
  const today = dayIn(now, INDIA);
  return endsOn > today && endsOn <= addDays(today, limits.campaignDaysMost);
}

const longestSlug = 60;

/** The slug of a title; `campaign` for a title without Latin letters. */
export function slugOfTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
  return plain === '' ? 'campaign' : plain;
}
