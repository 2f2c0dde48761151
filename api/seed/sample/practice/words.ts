import type { CaseCategory } from '@nukkad/platform/contract';

/** Concerns of the demo doctor's patients, from the specification. */
export const diseases = ['Consultation', 'Checkup', 'Follow-up', 'Scaling', 'Emergency'];

export const subjects = ['English grammar', 'Essay writing', 'Spoken English', 'Exam preparation'];

export const courts = [
  'City Civil Court, Bengaluru',
  'Family Court, Bengaluru',
  'High Court of Karnataka',
  'Magistrate Court, Mayo Hall',
];

export const stages = ['Filing', 'Notice', 'Evidence', 'Arguments', 'Judgment'];

export const matters: Record<CaseCategory, string> = {
  Family: 'Custody of two children',
  Divorce: 'Divorce by mutual consent',
  Criminal: 'Cheque that was not honoured',
  Civil: 'Money lent and not paid back',
  Property: 'Boundary of a plot',
  Business: 'Goods that were never delivered',
};

export const lawMatters = ['Family', 'Divorce', 'Criminal', 'Civil'];

/** A vendor's notes about a client. */
export const notes = {
  patients: [
    'No allergies known.',
    'Allergic to penicillin.',
    'Takes medicine for blood pressure.',
    'Operated on the knee some years ago.',
  ],
  students: [
    'Reads well, is shy about speaking.',
    'Needs longer examples.',
    'Quick, and careless with spelling.',
    'Prepares for the board examination.',
  ],
  clients: [
    'All papers are with us.',
    'Prefers a call after six.',
    'Ready to settle.',
    'Came on the advice of an earlier client.',
  ],
} as const;

export const work = [
  {
    title: 'A letter to the editor',
    text: 'Write about the traffic on your way to school. 200 words, one clear opinion.',
  },
  {
    title: 'Tenses, exercise 4',
    text: 'Do all twenty sentences, and say for each why that tense.',
  },
  {
    title: 'Read chapter three',
    text: 'Note ten words you did not know, each with a sentence of your own.',
  },
];
