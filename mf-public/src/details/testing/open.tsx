import {
  aVendorDetails,
  complaintsPage,
  fakeWire,
  renderScreen,
  reviewsPage,
  slotDays,
} from '@nukkad/platform/testing';
import { Screen } from '../details.screen';

type Handlers = Parameters<typeof fakeWire>[0];

/** Opens a details page; endpoints without a handler answer with nothing. */
export function open(at: string, handlers: Handlers = {}, state?: unknown) {
  const wire = fakeWire({
    getVendor: () => aVendorDetails(),
    getReviews: () => reviewsPage([]),
    getSlots: ({ query }) => slotDays(query.from ?? ''),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getComplaints: () => complaintsPage([]),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire, state }) };
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});
