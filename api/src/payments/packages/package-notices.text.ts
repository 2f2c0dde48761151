import { formatMoney } from '@nukkad/platform/format';
import { named } from '../../core/email/strangers.model';

/** What was bought, as an email says it. */
export interface SoldLessons {
  to: string;
  /** Of the reader. */
  name: string;
  /** The teacher to the buyer, the buyer to the teacher. */
  other: string;
  lessons: number;
  minutes: number;
  price: Parameters<typeof formatMoney>[0];
  reference: string;
  /** Where the lessons are booked, or what was paid is seen. */
  address: string;
}

const lessonsOf = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

export const notifications = {
  sold: (lessons: number) => ({
    title: `You have sold ${lessonsOf(lessons)}`,
    text: 'A student has paid for them. What was paid is held until each lesson is given.',
  }),
};

export const boughtEmail = ({ to, name, other, lessons, minutes, ...paid }: SoldLessons) => ({
  to,
  subject: `${lessonsOf(lessons)} with ${named(other)}`,
  text: `Hello ${named(name)},

You have paid ${formatMoney(paid.price)} for ${lessonsOf(lessons)} of ${minutes} minutes with ${named(other)}. Book each one when you like: it is already paid for.

Reference: ${paid.reference}

Book a lesson:
${paid.address}
`,
});

export const soldEmail = ({ to, name, other, lessons, minutes, ...paid }: SoldLessons) => ({
  to,
  subject: `You have sold ${lessonsOf(lessons)}: ${named(other)}`,
  text: `Hello ${named(name)},

${named(other)} has paid ${formatMoney(paid.price)} for ${lessonsOf(lessons)} of ${minutes} minutes. What was paid is held until each lesson is given.

Reference: ${paid.reference}

Your payments:
${paid.address}
`,
});
