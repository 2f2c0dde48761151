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

/** Opens an address of a details page; what a test does not care about answers with nothing. */
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

/** For an answer that does not come. */
export const never = () => new Promise<never>(() => {});
