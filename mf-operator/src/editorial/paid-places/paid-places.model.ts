import { dayIn } from '@nukkad/platform/calendar/intl';
import type { PaidPlace, PaidPlaceOrder } from '@nukkad/platform/contract';

/** Somebody of the directory, as far as they have been chosen. */
export interface Picked {
  id: string;
  label: string;
}

export interface TypedPlace {
  revision: number;
  vendor: Picked;
  title: string;
  text: string;
  action: string;
  from: string | null;
  /** The last day; null for no end. */
  until: string | null;
}

const day = 86_400_000;

/** The day it is in India at an instant. */
export const dayOf = (time: number | string): string => dayIn(time, 'Asia/Kolkata');

export const emptyPlace = (today: string): TypedPlace => ({
  ...{ revision: 0, vendor: { id: '', label: '' }, title: '', text: '', action: 'View profile' },
  ...{ from: today, until: null },
});

export const typedOf = (place: PaidPlace): TypedPlace => {
  const { revision, vendor, title, text, action, from, until } = place;
  return {
    revision,
    vendor: { id: vendor._id, label: vendor.vendorName },
    ...{ title, text, action },
    from: dayOf(from),
    // The end is where the day after the last begins.
    until: until === null ? null : dayOf(Date.parse(until) - 1),
  };
};

export const orderOf = ({ vendor, from, until, ...typed }: TypedPlace): PaidPlaceOrder => ({
  ...typed,
  title: typed.title.trim(),
  text: typed.text.trim(),
  action: typed.action.trim(),
  vendorId: vendor.id,
  from: beginOf(from ?? '').toISOString(),
  until: until === null ? null : new Date(beginOf(until).getTime() + day).toISOString(),
});

const beginOf = (typed: string) => new Date(`${typed}T00:00:00+05:30`);

export const wordsOf = ({ vendor, title, text }: TypedPlace): string =>
  [vendor.label, title, text].join('\n');
