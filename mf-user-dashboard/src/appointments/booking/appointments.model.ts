import type { Assignment, BookingsShown, WaitlistEntry } from '@nukkad/platform/contract';

export const shownTabs: readonly BookingsShown[] = ['upcoming', 'past', 'cancelled'];

/** Tab in the address; the first if unknown. */
export function tabOf(asked: string | null): BookingsShown {
  return shownTabs.find((tab) => tab === asked) ?? 'upcoming';
}

/** Waitlist entries to show: an accepted offer stands among the appointments. */
export function openEntries(entries: readonly WaitlistEntry[]): WaitlistEntry[] {
  return entries.filter(({ state }) => state !== 'taken');
}

/** Booking address of an offered slot. */
export function claimAddress({ _id, vendor, kind, offer }: WaitlistEntry): string {
  const query = { id: vendor._id, at: offer?.start ?? '', kind, offer: _id };
  return `/book?${new URLSearchParams(query)}`;
}

/** Number of open assignments, and the earliest due day. */
export function dueOf(assignments: readonly Pick<Assignment, 'state' | 'dueOn'>[]) {
  const days = assignments.filter(({ state }) => state === 'set').map(({ dueOn }) => dueOn);
  return { count: days.length, next: days.sort()[0] ?? null };
}
