import type { Assignment } from '../contract';

/** Set and not submitted yet; due on Monday 7 January 2030, for ten marks. */
export function anAssignment(values: Partial<Assignment> = {}): Assignment {
  return {
    _id: 'assignment-1',
    title: 'A letter to the editor',
    text: 'Write 200 words about your street.',
    dueOn: '2030-01-07',
    maxMarks: 10,
    student: { clientId: 'client-1', name: 'Meera Iyer', img: '/assets/avatars/2.svg' },
    teacher: { vendorId: 'vendor-7', name: 'Ravi Kumar' },
    state: 'set',
    isOverdue: false,
    submission: null,
    grade: null,
    ...values,
  };
}

/** The same, submitted with a file. */
export function aHandedIn(values: Partial<Assignment> = {}): Assignment {
  return anAssignment({
    state: 'submitted',
    submission: {
      text: 'Our street wakes up early.',
      file: { _id: 'file-1', name: 'letter.pdf', type: 'application/pdf', bytes: 12_000 },
      at: '2026-11-20T10:00:00.000Z',
    },
    ...values,
  });
}
