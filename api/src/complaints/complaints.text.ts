import { limits } from '@nukkad/platform/contract';

/** What both sides are told. Never the words of a complaint: letters go to addresses nobody proved. */
interface Words {
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

const levels: Record<number, string> = { 2: 'the head of the office', 3: 'the people of Nukkad' };

export const toComplainant = (
  what: NewsOfComplaint,
  { number, level }: { number: string; level: number },
  note: string | null,
): Words => {
  const because = note === null ? '' : ` The reason: ${note}`;
  const words: Record<NewsOfComplaint, Words> = {
    received: {
      title: `Your complaint ${number} has arrived`,
      text: `We read it within ${limits.complaintReviewDays} days and take names and private details out before anybody else sees it.`,
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
      title: `The office looks at your complaint ${number}`,
      text: 'It has said so. You are told when it answers.',
    },
    escalated: {
      title: `Your complaint ${number} has moved up`,
      text: `The time of the office was over, so it is now with ${levels[level] ?? 'the next level'}.`,
    },
    answered: {
      title: `The office has answered your complaint ${number}`,
      text: 'Its answer stands on the page of your complaint.',
    },
    closed: {
      title: `Your complaint ${number} is closed`,
      text: `It stays where it can be read.${because}`,
    },
  };
  return words[what];
};

export type NewsOfOffice = 'published' | 'escalated' | 'closed' | 'taken-down';

export const toOffice = (
  what: NewsOfOffice,
  { number, level }: { number: string; level: number },
): Words => {
  const words: Record<NewsOfOffice, Words> = {
    published: {
      title: `Complaint ${number} is about your office`,
      text: `Say within ${limits.complaintAcknowledgeDays} days that you look at it, and answer it within ${limits.complaintAnswerDays}.`,
    },
    escalated: {
      title: `Complaint ${number} has moved up`,
      text: `Your time was over, so it is now with ${levels[level] ?? 'the next level'}. You can still answer.`,
    },
    closed: {
      title: `Complaint ${number} is closed`,
      text: 'Nothing more is asked of you.',
    },
    'taken-down': {
      title: `Complaint ${number} has been taken down`,
      text: 'Nobody can read it any more, and nothing is asked of you.',
    },
  };
  return words[what];
};

/** For whoever has no account. Without a name: strangers could put words into our mouth. */
export const letterOf = ({ title, text }: Words, address: string) => ({
  subject: title,
  text: `Hello,

${text}

Follow it here, and keep this link to yourself:
${address}

If you have raised no complaint on Nukkad, you need not do anything.`,
});

export const unknown = 'There is no complaint with this number, or it is not published.';
export const isSettled = 'This complaint is settled: load the page to see how.';
