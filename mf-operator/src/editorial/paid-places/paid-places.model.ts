import { boundsOf, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { PaidPlace, PaidPlaceOrder } from '@nukkad/platform/contract';
import { nothingPicked, type Picked } from '@nukkad/shared-ui';

export interface TypedPlace {
  revision: number;
  vendor: Picked;
  title: string;
  text: string;
  action: string;
  from: string | null;
  /** Last day; null for no end. */
  until: string | null;
}

/** The day in India at an instant. */
export const dayOf = (time: number | string): string => dayIn(time, INDIA);

export const emptyPlace = (today: string): TypedPlace => ({
  ...{ revision: 0, vendor: nothingPicked, title: '', text: '', action: 'View profile' },
  ...{ from: today, until: null },
});

export const paidPlaceValues = (place: PaidPlace): TypedPlace => {
  const { revision, vendor, title, text, action, from, until } = place;
  return {
    revision,
    vendor: { id: vendor._id, label: vendor.vendorName },
    ...{ title, text, action },
    from: dayOf(from),
    // The end is exclusive: the start of the day after the last.
    until: until === null ? null : dayOf(Date.parse(until) - 1),
  };
};

export const paidPlaceOrder = ({ vendor, from, until, ...typed }: TypedPlace): PaidPlaceOrder => ({
  ...typed,
  title: typed.title.trim(),
  text: typed.text.trim(),
  action: typed.action.trim(),
  vendorId: vendor.id,
  from: boundsOn(from ?? '').from.toISOString(),
  until: until === null ? null : boundsOn(until).until.toISOString(),
});

const boundsOn = (day: string) => boundsOf({ from: day, to: day }, INDIA);

export const paidPlaceText = ({ vendor, title, text }: TypedPlace): string =>
  [vendor.label, title, text].join('\n');
