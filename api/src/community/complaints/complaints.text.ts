import { limits } from '@nukkad/platform/contract';

/** Notifications to both sides. Never the words of a complaint: its email address is unverified. */
export interface Words {
  title: string;
  text: string;
}

export type NewsOfComplaint =
  | 'received'
  | 'published'
  | 'rejected'
  | 'taken-down'
  | 'in-progress'
  | 'escalated'
  | 'answered'
  | 'closed';

const levels: Record<number, string> = { 2: 'the head of the office', 3: 'the Nukkad team' };

export const toComplainant = (
  what: NewsOfComplaint,
  { number, level }: { number: string; level: number },
  note: string | null,
): Words => {
  const because = note === null ? '' : ` Reason: ${note}`;
  const words: Record<NewsOfComplaint, Words> = {
    received: {
      title: `Your complaint ${number} has arrived`,
      text: `We read it within ${limits.complaintReviewDays} days and remove names and private details before anyone else sees it.`,
    },
    published: {
      title: `Your complaint ${number} is published`,
      text: `The office has been told. It has ${limits.complaintAcknowledgeDays} days to look at it and ${limits.complaintAnswerDays} to answer.`,
    },
    rejected: {
      title: `Your complaint ${number} is not published`,
      text: `Nobody else has seen it.${because}`,
    },
    'taken-down': {
      title: `Your complaint ${number} has been taken down`,
      text: `Nobody else can read it any more.${because}`,
    },
    'in-progress': {
      title: `The office is looking into your complaint ${number}`,
      text: 'We will tell you when it answers.',
    },
    escalated: {
      title: `Your complaint ${number} has moved up`,
      text: `The office did not answer in time, so it is now with ${levels[level] ?? 'the next level'}.`,
    },
    answered: {
      title: `The office has answered your complaint ${number}`,
      text: 'Its answer is on the page of your complaint.',
    },
    closed: {
      title: `Your complaint ${number} is closed`,
      text: `It can still be read.${because}`,
    },
  };
  return words[what];
};

export type NewsOfOffice = 'published' | 'escalated' | 'contested' | 'closed' | 'taken-down';

export const toOffice = (
  what: NewsOfOffice,
  { number, level }: { number: string; level: number },
): Words => {
  const words: Record<NewsOfOffice, Words> = {
    published: {
      title: `Complaint ${number} is about your office`,
      text: `Say within ${limits.complaintAcknowledgeDays} days that you are looking into it, and answer it within ${limits.complaintAnswerDays}.`,
    },
    escalated: {
      title: `Complaint ${number} has moved up`,
      text: `You did not answer in time, so it is now with ${levels[level] ?? 'the next level'}. You can still answer.`,
    },
    contested: {
      title: `Your answer does not settle complaint ${number}`,
      text: `The person who complained says so, and it is now with ${levels[level] ?? 'the next level'}. You can answer again.`,
    },
    closed: {
      title: `Complaint ${number} is closed`,
      text: 'You do not have to do anything more.',
    },
    'taken-down': {
      title: `Complaint ${number} has been taken down`,
      text: 'Nobody can read it any more, and you do not have to do anything.',
    },
  };
  return words[what];
};

/** For recipients without an account. Without a name: a stranger could put words into our mouth. */
export const emailOf = ({ title, text }: Words, address: string) => ({
  subject: title,
  text: `Hello,

${text}

Follow it here, and keep this link to yourself:
${address}

If you have not raised a complaint on Nukkad, ignore this email.`,
});

export const unknown = 'There is no complaint with this number, or it is not published.';
export const notAnswered =
  'This complaint waits for an answer, or is settled. Reload the page to see how it stands.';
export const isSettled = 'This complaint is settled. Reload the page to see how.';
