import type { ClaimKind, PracticeClaim } from '@nukkad/platform/contract';
import type { Tables } from '../../core/db/tables.generated';

/** What a page says that an operator checks. */
export interface Claims {
  title: string;
  qualifications: string[];
}

export interface NewClaim {
  kind: ClaimKind;
  value: string;
}

/** Whether what is newly claimed waits: of whoever is verified, or is just being looked at. */
export const isReviewed = (page: {
  is_verified: boolean;
  status: Tables['vendor']['status'];
}): boolean => page.is_verified || page.status === 'review';

/**
 * Splits a change into what the page may say at once, which is what was checked before, and what
 * waits. What is left out of the change stays as it is.
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

/** How the badge names a claim that was checked. */
export const whatWasClaimed = ({ kind, value }: NewClaim): string =>
  kind === 'title' ? `Title: ${value}` : value;

/** What the badge still names when a page no longer says all that was checked. */
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
