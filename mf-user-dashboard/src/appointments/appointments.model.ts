import type { Assignment, BookingsShown, WaitlistEntry } from '@nukkad/platform/contract';

export const shownTabs: readonly BookingsShown[] = ['upcoming', 'past', 'cancelled'];

/** The tab that the address asks for; the first for one it does not know. */
export function tabOf(asked: string | null): BookingsShown {
  return shownTabs.find((tab) => tab === asked) ?? 'upcoming';
}

/** What is worth telling of the waitlist: a time that was taken stands among the appointments. */
export function openEntries(entries: readonly WaitlistEntry[]): WaitlistEntry[] {
  return entries.filter(({ state }) => state !== 'taken');
}

/** Where an offered time is booked. */
export function claimAddress({ _id, vendor, kind, offer }: WaitlistEntry): string {
  const query = { id: vendor._id, at: offer?.start ?? '', kind, offer: _id };
  return `/book?${new URLSearchParams(query)}`;
}

/** How many assignments are to be handed in, and by which day the first of them. */
export function dueOf(assignments: readonly Pick<Assignment, 'state' | 'dueOn'>[]) {
  const days = assignments.filter(({ state }) => state === 'set').map(({ dueOn }) => dueOn);
  return { count: days.length, next: days.sort()[0] ?? null };
}
