import {
  type CaseFact,
  type CaseText,
  type Decision,
  limits,
  type QueueName,
} from '@nukkad/platform/contract';
import { counted, doneWords, queueWords } from '../common/words.text';

/** Effect of a decision, who is notified, and its text fields. */
interface DecisionWords {
  /** Label of its button. */
  verb: string;
  deciding: string;
  why: string;
}

const decisions: Record<Decision, DecisionWords> = {
  publish: {
    verb: 'Publish',
    deciding: 'Publishing…',
    why: 'Everyone can read it from now on. We tell the sender.',
  },
  reject: {
    verb: 'Reject',
    deciding: 'Rejecting…',
    why: 'It is not published. The sender gets the reason.',
  },
  stop: {
    verb: 'Stop',
    deciding: 'Stopping…',
    why: 'It ends now, payments are refunded, and everyone who took part gets the reason.',
  },
  keep: {
    verb: 'Keep',
    deciding: 'Keeping…',
    why: 'It stays as it is. We tell the person who reported it.',
  },
  'take-down': {
    verb: 'Take down',
    deciding: 'Taking down…',
    why: 'Nobody can read it any more. The people concerned get the reason.',
  },
  answer: {
    verb: 'Answer',
    deciding: 'Sending…',
    why: 'The answer is sent to the person who asked.',
  },
  close: {
    verb: 'Close',
    deciding: 'Closing…',
    why: 'Nothing more to do. We tell the sender.',
  },
  reopen: {
    verb: 'Open again',
    deciding: 'Opening…',
    why: 'It waits for a decision again.',
  },
  grant: {
    verb: 'Grant',
    deciding: 'Granting…',
    why: 'The officer speaks for the department from now on: its page, and answers to complaints.',
  },
  revoke: {
    verb: 'Revoke',
    deciding: 'Revoking…',
    why: 'The officer no longer speaks for the department, at once, and reads the reason.',
  },
  approve: {
    verb: 'Approve',
    deciding: 'Approving…',
    why: 'The page says it from now on, and the verified badge names it as checked today.',
  },
  confirm: {
    verb: 'Confirm',
    deciding: 'Confirming…',
    why: 'The money has arrived, you have transferred it, or you have verified the account. It counts at once.',
  },
};

const facts: Record<CaseFact, string> = {
  number: 'Number',
  kind: 'Kind',
  office: 'Office',
  department: 'Department',
  professional: 'Professional',
  profession: 'Profession',
  email: 'Email',
  phone: 'Phone',
  goal: 'Goal',
  raised: 'Raised',
  ends: 'Ends',
  stars: 'Stars',
  reports: 'Reports',
  status: 'Status',
  level: 'Level',
  amount: 'Amount',
};

/** States of cases, as the API names them. */
const statuses: Record<string, string> = {
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  rejected: 'Rejected',
  requested: 'Requested',
  granted: 'Granted',
  revoked: 'Revoked',
  pending: 'Waiting',
  published: 'Published',
  open: 'Open',
};

/** Who a complaint is with. */
const levels: Record<string, string> = {
  1: 'The office',
  2: 'The head of the office',
  3: 'The Nukkad team',
};

const texts: Record<CaseText['kind'], string> = {
  sent: 'As it was sent',
  published: 'As others read it',
  reply: 'Reply',
  report: 'Report',
  contest: 'Why the answer does not settle it',
};

/** Where the cases of a queue come from, where its name does not say it. */
const comes: Partial<Record<QueueName, string>> = {
  reviews: 'Reviews appear here once someone reports them. Others need no decision.',
  payments:
    'Transfers over UPI, refunds and payouts that no program can settle appear here until they are decided.',
  offices:
    'Verified officers who named a department appear here, until it is decided whether they speak for it.',
  complaints:
    'New complaints appear here until they are published, and those that an office left unanswered or did not settle.',
};

export const text = {
  decisions,
  facts,
  statuses,
  levels,
  texts,
  search: 'Search',
  searchPlaceholder: 'Words or a number',
  show: 'Show',
  states: { waiting: 'Waiting', settled: 'Settled' },
  caption: (queue: QueueName) => queueWords[queue].title,
  columns: { case: 'Case', from: 'From', when: 'When', due: 'Due' },
  nobody: 'Not given',
  noTime: '–',
  choose: (title: string) => `Choose ${title}`,
  chooseAll: 'Choose all on this page',
  chosen: (queue: QueueName, count: number) => `${counted(queue, count)} chosen`,
  noneChosen: 'Choose cases to decide several at once.',

  none: (queue: QueueName) => `No ${queueWords[queue].many} waiting`,
  noneWhy: (queue: QueueName) => comes[queue] ?? 'New ones appear here until they are decided.',
  nothingSettled: (queue: QueueName) => `No ${queueWords[queue].many} are settled yet`,
  nothingSettledWhy: 'They appear here once they are decided.',
  nothingFound: (queue: QueueName) => `No ${queueWords[queue].many} match`,
  nothingFoundWhy: 'Try other words, or look among the others.',
  showAll: 'Show all waiting',
  pageGone: 'Nothing is left on this page',
  pageGoneWhy: 'The others may have been decided meanwhile.',
  firstPage: 'Go to the first page',

  what: (queue: QueueName) => queueWords[queue].one,
  back: 'Back to the queue',
  unknown: 'We could not find this case',
  unknownWhy: 'The link may be old, or the sender has taken it back.',
  said: 'What was said',
  files: 'Files',
  about: 'About it',
  from: 'From',
  decide: 'Decision',
  settledOnly: 'There is nothing left to decide.',
  history: 'What operators did',
  noHistory: 'Nothing yet.',
  by: (name: string, time: string) => `${name}, ${time}`,
  someone: 'Someone who gave no name',
  reasonOf: (reason: string) => `Reason: ${reason}`,

  reason: 'Reason',
  reasonHint: 'The people concerned read it.',
  reference: 'Reference of the bank',
  referenceHint: 'The number of the transfer in the statement: twelve digits over UPI.',
  reasonMost: limits.decisionReasonMaxLength,
  wording: 'Text',
  wordingHints: {
    answer: 'What you write here is sent.',
    publish: 'What others will read. Take out what nobody should, such as names and numbers.',
  },
  tooLong: (most: number) => `Use ${most} characters or fewer`,
  of: (decision: Decision, queue: QueueName, count: number) =>
    `${decisions[decision].verb} ${counted(queue, count)}`,
  decided: (decision: Decision, queue: QueueName, count: number) =>
    `${doneWords[decision]}: ${counted(queue, count)}.`,
  decidedOne: (decision: Decision) => `${doneWords[decision]}. We tell the people concerned.`,
  someFailed: (queue: QueueName, count: number) => `${counted(queue, count)} not decided`,
  someFailedWhy: 'They have not changed. Open one to see why.',
  failedOne: (title: string, message: string) => `${title}: ${message}`,
  noTitle: 'A case that is gone',
} as const;
