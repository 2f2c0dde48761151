import type { Booking, PracticeBooking } from '@nukkad/platform/contract';
import { ZONE } from './sample-days';

/** Full details of a visit of the sample practice. */
export function sampleBooking(visit: PracticeBooking): Booking {
  const { _id, reference, name, kind, status, start, end, about, fee, isPaid, may } = visit;
  return {
    _id,
    reference,
    vendor: {
      _id: 'sample-vendor',
      vendorName: 'Sample practice',
      title: 'Sample of a practice',
      img: '',
      profession: 'doctor',
      address: 'HSR Layout',
      locality: { name: 'HSR Layout', city: 'Bengaluru', lat: 12.9116, lng: 77.6474 },
    },
    client: { name, phone: '', city: 'Bengaluru', email: null },
    kind,
    status,
    start,
    end,
    timeZone: ZONE,
    service: null,
    reason: about,
    address: null,
    fee,
    payment: {
      payingBy: 'at-visit',
      state: isPaid ? 'paid' : 'due',
      amount: fee,
      refunded: null,
      paymentId: null,
    },
    policy: { cancelHours: 4, moveHours: 12 },
    may: { cancel: may.cancel, move: may.move, review: false, rebook: false },
    cause: null,
    answerBy: visit.answerBy,
    joinUrl: visit.joinUrl,
    series: null,
    review: null,
    history: [],
    createdAt: start,
  };
}
