import type { Outcome } from '../bookings/booking-history';

/** A booking of the demo user, in days from now, and the review. */
export interface Entry {
  /** A demo account, or `profession/trade`: its best-rated sample vendor with such a review. */
  with: string;
  inDays: number;
  outcome: Outcome;
  service?: string;
  reason?: string;
  cause?: string;
  review?: { stars: number; text: string };
}

/** Past and future bookings of the demo user. */
export const diary: Entry[] = [
  { with: 'doctor', inDays: 5, outcome: 'requested', reason: 'Loose filling' },
  { with: 'ca', inDays: 3, outcome: 'confirmed', reason: 'Income tax return' },
  { with: 'teacher', inDays: 4, outcome: 'confirmed', reason: 'Essay writing' },
  {
    with: 'doctor',
    inDays: -40,
    outcome: 'completed',
    service: 'Tooth filling',
    review: {
      stars: 5,
      text: 'Explained every step before it happened, and it did not hurt. The bill was the estimate.',
    },
  },
  {
    with: 'advocate',
    inDays: -34,
    outcome: 'completed',
    service: 'Document review',
    reason: 'Rental agreement',
    review: {
      stars: 4,
      text: 'Read the whole agreement with me and found two clauses to change. Started ten minutes late.',
    },
  },
  {
    with: 'teacher',
    inDays: -26,
    outcome: 'completed',
    reason: 'English grammar',
    review: { stars: 5, text: 'Patient, and the exercises fit what I got wrong the week before.' },
  },
  {
    with: 'labour',
    inDays: -20,
    outcome: 'completed',
    service: 'Cleaning',
    review: { stars: 4, text: 'The kitchen was spotless. Bring your own mop, as I was told.' },
  },
  {
    with: 'engineer',
    inDays: -13,
    outcome: 'completed',
    service: 'Website review',
    reason: 'Online shop on phones',
  },
  { with: 'ca', inDays: -9, outcome: 'completed' },
  {
    with: 'advocate',
    inDays: -16,
    outcome: 'cancelled-by-client',
    cause: 'The landlord agreed in the meantime.',
  },
  {
    with: 'teacher',
    inDays: -6,
    outcome: 'cancelled-by-vendor',
    reason: 'English grammar',
    cause: 'I have lost my voice. Please choose another day.',
  },
  {
    with: 'doctor/dermatologist',
    inDays: -150,
    outcome: 'completed',
    service: 'Skin consultation',
    review: {
      stars: 5,
      text: 'Looked at the rash for as long as it took, and one cream was enough. No tests were sold to me.',
    },
  },
  {
    with: 'labour/electrician',
    inDays: -120,
    outcome: 'completed',
    service: 'Fault finding',
    review: {
      stars: 4,
      text: 'Found the fault behind the geyser switch. Came half an hour late, but had called.',
    },
  },
  {
    with: 'labour/plumber',
    inDays: -98,
    outcome: 'completed',
    service: 'Leak repair',
    review: {
      stars: 3,
      text: 'The tap no longer drips, though it took a second visit because a washer was missing.',
    },
  },
  {
    with: 'doctor/pediatrician',
    inDays: -80,
    outcome: 'completed',
    service: 'Consultation',
    review: {
      stars: 5,
      text: 'I came with my nephew, who fears doctors. He asked on the way home when we would go again.',
    },
  },
  {
    with: 'labour/gardner',
    inDays: -66,
    outcome: 'completed',
    service: 'Replanting',
    review: {
      stars: 5,
      text: 'Every pot on the terrace has come through the summer. I was shown which ones want less water.',
    },
  },
  {
    with: 'labour/carpenter',
    inDays: -52,
    outcome: 'completed',
    service: 'Door repair',
    review: {
      stars: 4,
      text: 'The wardrobe door closes as it did ten years ago. A little sawdust was left behind.',
    },
  },
];
