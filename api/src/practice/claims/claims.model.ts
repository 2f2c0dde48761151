import type { ClaimKind, PracticeClaim } from '@nukkad/platform/contract';
import type { Tables } from '../../core/db/tables.generated';

/** The parts of a page that an operator checks. */
export interface Claims {
  title: string;
  qualifications: string[];
}

export interface NewClaim {
  kind: ClaimKind;
  value: string;
}

/** Whether new claims wait for an operator: on verified pages, and on pages under review. */
export const isReviewed = (page: {
  is_verified: boolean;
  status: Tables['vendor']['status'];
}): boolean => page.is_verified || page.status === 'review';

/**
 * Splits a change into what was checked before, shown at once, and new claims, which wait. Omitted
 * fields stay.
 */
export function splitClaims(
  checked: Claims,
  { title, qualifications }: Partial<Claims>,
): { shown: Partial<Claims>; waiting: NewClaim[] } {
  const known = new Set(checked.qualifications);
  const lines = [...new Set(qualifications ?? [])];
  const waiting: NewClaim[] = lines
    .filter((line) => !known.has(line))
    .map((value) => ({ kind: 'qualification', value }));
  if (title !== undefined && title !== checked.title)
    waiting.unshift({ kind: 'title', value: title });
  return {
    shown:
      qualifications === undefined ? {} : { qualifications: lines.filter((one) => known.has(one)) },
    waiting,
  };
}

interface Checked {
  what: string;
  checkedOn: string;
}

/** The badge's name of a checked claim. */
export const whatWasClaimed = ({ kind, value }: NewClaim): string =>
  kind === 'title' ? `Title: ${value}` : value;

/** The badge's evidence that still applies after a change of the page. */
export function evidenceFor(
  evidence: readonly Checked[],
  before: Claims,
  after: Claims,
): Checked[] {
  const gone = before.qualifications.filter((line) => !after.qualifications.includes(line));
  const formerTitle = before.title === after.title ? [] : [`Title: ${before.title}`];
  return evidence.filter(({ what }) => ![...gone, ...formerTitle].includes(what));
}

interface ClaimRow extends NewClaim {
  id: string;
  state: string;
  reason: string | null;
  claimed_at: Date;
}

export const toClaim = ({
  id,
  kind,
  value,
  state,
  reason,
  claimed_at,
}: ClaimRow): PracticeClaim => ({
  ...{ _id: id, kind, value, reason, time: claimed_at.toISOString() },
  state: state === 'rejected' ? 'rejected' : 'waiting',
});
