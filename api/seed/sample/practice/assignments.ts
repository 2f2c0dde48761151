import { addDays } from '@nukkad/platform/calendar';
import { namedId } from '../../ids';
import { work } from './words';

/** The newest assignment is open, the one before waits for grading, the oldest is graded. */
const toBeDone = 0;
const graded = 2;
/** Index of the student who never submits. */
const late = 2;

/** The same assignments for each client, with submissions of most, and marks. */
export function sampleAssignments(vendorId: string, today: string, clientIds: string[]) {
  const noon = (days: number) => `${addDays(today, days)}T12:00:00Z`;
  return work.flatMap(({ title, text }, nth) =>
    clientIds.map((clientId, who) => {
      const isIn = nth !== toBeDone && who !== late;
      return {
        id: namedId('assignment', `${clientId} ${nth}`),
        vendor_id: vendorId,
        client_id: clientId,
        title,
        text,
        due_on: addDays(today, 5 - nth * 6),
        max_marks: 20,
        created_at: noon(-nth * 6 - 2),
        ...(isIn ? handedIn(noon(-nth * 3)) : notHandedIn),
        ...(isIn && nth === graded ? gradeOf(who, noon(-2)) : notGraded),
      };
    }),
  );
}

const handedIn = (at: string) => ({
  submission_text: 'Done, please see below. The last one was hard.',
  submitted_at: at,
});
const notHandedIn = { submission_text: null, submitted_at: null };

const gradeOf = (who: number, at: string) => ({
  marks: 12 + who,
  remark: 'Good. Look at the articles once more.',
  graded_at: at,
});
const notGraded = { marks: null, remark: null, graded_at: null };
