import { limits, type QueueName } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import { counted, doneWords, queueWords } from '../common/words.kn';
import type { text as english } from './queues.text';

const decisions: Translation<typeof english.decisions> = {
  publish: {
    verb: 'ಪ್ರಕಟಿಸಿ',
    deciding: 'ಪ್ರಕಟಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಇನ್ನು ಮುಂದೆ ಎಲ್ಲರೂ ಇದನ್ನು ಓದಬಹುದು. ಕಳುಹಿಸಿದವರಿಗೆ ನಾವು ತಿಳಿಸುತ್ತೇವೆ.',
  },
  reject: {
    verb: 'ತಿರಸ್ಕರಿಸಿ',
    deciding: 'ತಿರಸ್ಕರಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಇದು ಪ್ರಕಟವಾಗುವುದಿಲ್ಲ. ಕಳುಹಿಸಿದವರಿಗೆ ಕಾರಣ ತಿಳಿಸಲಾಗುತ್ತದೆ.',
  },
  stop: {
    verb: 'ನಿಲ್ಲಿಸಿ',
    deciding: 'ನಿಲ್ಲಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಇದು ಈಗಲೇ ಕೊನೆಯಾಗುತ್ತದೆ, ಪಾವತಿಗಳನ್ನು ಮರುಪಾವತಿಸಲಾಗುತ್ತದೆ, ಭಾಗವಹಿಸಿದ ಎಲ್ಲರಿಗೂ ಕಾರಣ ತಿಳಿಸಲಾಗುತ್ತದೆ.',
  },
  keep: {
    verb: 'ಹಾಗೇ ಉಳಿಸಿ',
    deciding: 'ಹಾಗೇ ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಇದು ಇರುವಂತೆಯೇ ಇರುತ್ತದೆ. ವರದಿ ಮಾಡಿದವರಿಗೆ ನಾವು ತಿಳಿಸುತ್ತೇವೆ.',
  },
  'take-down': {
    verb: 'ತೆಗೆದುಹಾಕಿ',
    deciding: 'ತೆಗೆದುಹಾಕಲಾಗುತ್ತಿದೆ…',
    why: 'ಇನ್ನು ಯಾರೂ ಇದನ್ನು ಓದಲಾರರು. ಸಂಬಂಧಪಟ್ಟವರಿಗೆ ಕಾರಣ ತಿಳಿಸಲಾಗುತ್ತದೆ.',
  },
  answer: {
    verb: 'ಉತ್ತರಿಸಿ',
    deciding: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಕೇಳಿದವರಿಗೆ ಉತ್ತರವನ್ನು ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  },
  close: {
    verb: 'ಮುಚ್ಚಿ',
    deciding: 'ಮುಚ್ಚಲಾಗುತ್ತಿದೆ…',
    why: 'ಇನ್ನೇನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಕಳುಹಿಸಿದವರಿಗೆ ನಾವು ತಿಳಿಸುತ್ತೇವೆ.',
  },
  reopen: {
    verb: 'ಮತ್ತೆ ತೆರೆಯಿರಿ',
    deciding: 'ತೆರೆಯಲಾಗುತ್ತಿದೆ…',
    why: 'ಇದು ಮತ್ತೆ ತೀರ್ಮಾನಕ್ಕಾಗಿ ಕಾಯುತ್ತದೆ.',
  },
  grant: {
    verb: 'ಅಧಿಕಾರ ನೀಡಿ',
    deciding: 'ಅಧಿಕಾರ ನೀಡಲಾಗುತ್ತಿದೆ…',
    why: 'ಇನ್ನು ಮುಂದೆ ಅಧಿಕಾರಿ ಇಲಾಖೆಯ ಪರವಾಗಿ ಮಾತನಾಡುತ್ತಾರೆ: ಅದರ ಪುಟ, ದೂರುಗಳಿಗೆ ಉತ್ತರಗಳು.',
  },
  revoke: {
    verb: 'ಅಧಿಕಾರ ಹಿಂಪಡೆಯಿರಿ',
    deciding: 'ಹಿಂಪಡೆಯಲಾಗುತ್ತಿದೆ…',
    why: 'ಈ ಕ್ಷಣದಿಂದ ಅಧಿಕಾರಿ ಇಲಾಖೆಯ ಪರವಾಗಿ ಮಾತನಾಡುವುದಿಲ್ಲ, ಮತ್ತು ಕಾರಣವನ್ನು ಓದುತ್ತಾರೆ.',
  },
  approve: {
    verb: 'ಅನುಮೋದಿಸಿ',
    deciding: 'ಅನುಮೋದಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಇನ್ನು ಮುಂದೆ ಪುಟದಲ್ಲಿ ಇದು ಇರುತ್ತದೆ, ಮತ್ತು ಇದನ್ನು ಇಂದು ಪರಿಶೀಲಿಸಲಾಗಿದೆ ಎಂದು ಪರಿಶೀಲನಾ ಬ್ಯಾಡ್ಜ್ ಹೇಳುತ್ತದೆ.',
  },
  confirm: {
    verb: 'ದೃಢೀಕರಿಸಿ',
    deciding: 'ದೃಢೀಕರಿಸಲಾಗುತ್ತಿದೆ…',
    why: 'ಹಣ ಬಂದಿದೆ, ನೀವು ಅದನ್ನು ವರ್ಗಾಯಿಸಿದ್ದೀರಿ, ಅಥವಾ ಖಾತೆಯನ್ನು ಪರಿಶೀಲಿಸಿದ್ದೀರಿ. ಇದು ಕೂಡಲೇ ಮಾನ್ಯವಾಗುತ್ತದೆ.',
  },
};

const facts: Translation<typeof english.facts> = {
  number: 'ಸಂಖ್ಯೆ',
  kind: 'ವಿಧ',
  office: 'ಕಚೇರಿ',
  department: 'ಇಲಾಖೆ',
  professional: 'ವೃತ್ತಿಪರರು',
  profession: 'ವೃತ್ತಿ',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  goal: 'ಗುರಿ',
  raised: 'ಸಂಗ್ರಹವಾದದ್ದು',
  ends: 'ಮುಕ್ತಾಯ',
  stars: 'ಸ್ಟಾರ್‌ಗಳು',
  reports: 'ವರದಿಗಳು',
  status: 'ಸ್ಥಿತಿ',
  level: 'ಹಂತ',
  amount: 'ಮೊತ್ತ',
};

const statuses: Record<string, string> = {
  received: 'ತಲುಪಿದೆ',
  'in-progress': 'ನಡೆಯುತ್ತಿದೆ',
  answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
  closed: 'ಮುಚ್ಚಲಾಗಿದೆ',
  rejected: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
  requested: 'ವಿನಂತಿಸಲಾಗಿದೆ',
  granted: 'ಅಧಿಕಾರ ನೀಡಲಾಗಿದೆ',
  revoked: 'ಅಧಿಕಾರ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  pending: 'ಬಾಕಿ',
  published: 'ಪ್ರಕಟವಾಗಿದೆ',
  open: 'ತೆರೆದಿದೆ',
};

const levels: Record<string, string> = {
  1: 'ಕಚೇರಿ',
  2: 'ಕಚೇರಿಯ ಮುಖ್ಯಸ್ಥರು',
  3: 'Nukkad ತಂಡ',
};

const texts: Translation<typeof english.texts> = {
  sent: 'ಕಳುಹಿಸಿದಂತೆ',
  published: 'ಇತರರು ಓದುವಂತೆ',
  reply: 'ಉತ್ತರ',
  report: 'ವರದಿ',
  contest: 'ಉತ್ತರದಿಂದ ಏಕೆ ಬಗೆಹರಿದಿಲ್ಲ',
};

/** The words of a queue as what a decision is about. */
const objects: Record<QueueName, { one: string; many: string }> = {
  verifications: { one: 'ವೃತ್ತಿಪರರನ್ನು', many: 'ವೃತ್ತಿಪರರನ್ನು' },
  complaints: { one: 'ದೂರನ್ನು', many: 'ದೂರುಗಳನ್ನು' },
  campaigns: { one: 'ಅಭಿಯಾನವನ್ನು', many: 'ಅಭಿಯಾನಗಳನ್ನು' },
  questions: { one: 'ಪ್ರಶ್ನೆಯನ್ನು', many: 'ಪ್ರಶ್ನೆಗಳನ್ನು' },
  reviews: { one: 'ವಿಮರ್ಶೆಯನ್ನು', many: 'ವಿಮರ್ಶೆಗಳನ್ನು' },
  stories: { one: 'ಕಥೆಯನ್ನು', many: 'ಕಥೆಗಳನ್ನು' },
  tickets: { one: 'ಟಿಕೆಟ್ ಅನ್ನು', many: 'ಟಿಕೆಟ್‌ಗಳನ್ನು' },
  offices: { one: 'ಕಚೇರಿ ವಿನಂತಿಯನ್ನು', many: 'ಕಚೇರಿ ವಿನಂತಿಗಳನ್ನು' },
  claims: { one: 'ಹೇಳಿಕೆಯನ್ನು', many: 'ಹೇಳಿಕೆಗಳನ್ನು' },
  payments: { one: 'ಹಣದ ಪ್ರಕರಣವನ್ನು', many: 'ಹಣದ ಪ್ರಕರಣಗಳನ್ನು' },
};

const comes: Partial<Record<QueueName, string>> = {
  reviews: 'ಯಾರಾದರೂ ವರದಿ ಮಾಡಿದಾಗ ವಿಮರ್ಶೆಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ. ಉಳಿದವುಗಳಿಗೆ ತೀರ್ಮಾನ ಬೇಕಿಲ್ಲ.',
  payments:
    'ಯಾವ ಪ್ರೋಗ್ರಾಂ ಇತ್ಯರ್ಥಪಡಿಸಲಾಗದ UPI ವರ್ಗಾವಣೆಗಳು, ಮರುಪಾವತಿಗಳು ಮತ್ತು ಪೇಔಟ್‌ಗಳು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  offices:
    'ಇಲಾಖೆಯನ್ನು ಹೆಸರಿಸಿದ, ಪರಿಶೀಲಿಸಲಾದ ಅಧಿಕಾರಿಗಳು ಅದರ ಪರವಾಗಿ ಮಾತನಾಡಬಹುದೇ ಎಂದು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತಾರೆ.',
  complaints: 'ಹೊಸ ದೂರುಗಳು ಪ್ರಕಟವಾಗುವವರೆಗೆ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ; ಕಚೇರಿ ಉತ್ತರಿಸದ ಅಥವಾ ಬಗೆಹರಿಸದ ದೂರುಗಳೂ ಕಾಣಿಸುತ್ತವೆ.',
};

export const text: Translation<typeof english> = {
  decisions,
  facts,
  statuses,
  levels,
  texts,
  search: 'ಹುಡುಕಿ',
  searchPlaceholder: 'ಪದಗಳು ಅಥವಾ ಸಂಖ್ಯೆ',
  show: 'ತೋರಿಸಿ',
  states: { waiting: 'ಬಾಕಿ', settled: 'ಇತ್ಯರ್ಥ' },
  caption: (queue) => queueWords[queue].title,
  columns: { case: 'ಪ್ರಕರಣ', from: 'ಯಾರಿಂದ', when: 'ಯಾವಾಗ', due: 'ಗಡುವು' },
  nobody: 'ನೀಡಿಲ್ಲ',
  noTime: '–',
  choose: (title) => `ಆಯ್ಕೆಮಾಡಿ: ${title}`,
  chooseAll: 'ಈ ಪುಟದಲ್ಲಿರುವ ಎಲ್ಲವನ್ನೂ ಆಯ್ಕೆಮಾಡಿ',
  chosen: (queue, count) => `${counted(queue, count)} ಆಯ್ಕೆಯಾಗಿದೆ`,
  noneChosen: 'ಒಟ್ಟಿಗೆ ತೀರ್ಮಾನಿಸಲು ಪ್ರಕರಣಗಳನ್ನು ಆಯ್ಕೆಮಾಡಿ.',

  none: (queue) => `ಯಾವುದೇ ${queueWords[queue].one} ಬಾಕಿ ಇಲ್ಲ`,
  noneWhy: (queue) => comes[queue] ?? 'ಹೊಸವು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  nothingSettled: (queue) => `ಯಾವುದೇ ${queueWords[queue].one} ಇನ್ನೂ ಇತ್ಯರ್ಥವಾಗಿಲ್ಲ`,
  nothingSettledWhy: 'ತೀರ್ಮಾನವಾದ ನಂತರ ಅವು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  nothingFound: (queue) => `ಯಾವುದೇ ${queueWords[queue].one} ಹೊಂದುತ್ತಿಲ್ಲ`,
  nothingFoundWhy: 'ಬೇರೆ ಪದಗಳನ್ನು ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಉಳಿದವುಗಳಲ್ಲಿ ನೋಡಿ.',
  showAll: 'ಬಾಕಿ ಇರುವ ಎಲ್ಲವನ್ನೂ ತೋರಿಸಿ',
  pageGone: 'ಈ ಪುಟದಲ್ಲಿ ಏನೂ ಉಳಿದಿಲ್ಲ',
  pageGoneWhy: 'ಈ ನಡುವೆ ಉಳಿದವುಗಳ ಬಗ್ಗೆ ತೀರ್ಮಾನವಾಗಿರಬಹುದು.',
  firstPage: 'ಮೊದಲ ಪುಟಕ್ಕೆ ಹೋಗಿ',

  what: (queue) => queueWords[queue].one,
  back: 'ಸರದಿಗೆ ಹಿಂದಿರುಗಿ',
  unknown: 'ಈ ಪ್ರಕರಣ ನಮಗೆ ಸಿಗಲಿಲ್ಲ',
  unknownWhy: 'ಲಿಂಕ್ ಹಳೆಯದಿರಬಹುದು, ಅಥವಾ ಕಳುಹಿಸಿದವರು ಅದನ್ನು ಹಿಂಪಡೆದಿರಬಹುದು.',
  said: 'ಹೇಳಿದ್ದು',
  files: 'ಫೈಲ್‌ಗಳು',
  about: 'ಇದರ ಬಗ್ಗೆ',
  from: 'ಯಾರಿಂದ',
  decide: 'ತೀರ್ಮಾನ',
  settledOnly: 'ತೀರ್ಮಾನಿಸಲು ಏನೂ ಉಳಿದಿಲ್ಲ.',
  history: 'ಆಪರೇಟರ್‌ಗಳು ಮಾಡಿದ್ದು',
  noHistory: 'ಇನ್ನೂ ಏನೂ ಇಲ್ಲ.',
  by: (name, time) => `${name}, ${time}`,
  someone: 'ಹೆಸರು ನೀಡದ ಯಾರೋ',
  reasonOf: (reason) => `ಕಾರಣ: ${reason}`,

  reason: 'ಕಾರಣ',
  reasonHint: 'ಸಂಬಂಧಪಟ್ಟವರು ಇದನ್ನು ಓದುತ್ತಾರೆ.',
  reference: 'ಬ್ಯಾಂಕಿನ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ',
  referenceHint: 'ಸ್ಟೇಟ್‌ಮೆಂಟ್‌ನಲ್ಲಿರುವ ವರ್ಗಾವಣೆಯ ಸಂಖ್ಯೆ: UPI ಆದರೆ ಹನ್ನೆರಡು ಅಂಕಿಗಳು.',
  reasonMost: limits.decisionReasonMaxLength,
  wording: 'ಪಠ್ಯ',
  wordingHints: {
    answer: 'ನೀವು ಇಲ್ಲಿ ಬರೆದದ್ದನ್ನು ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
    publish: 'ಇತರರು ಓದುವುದು ಇದನ್ನೇ. ಹೆಸರು, ಸಂಖ್ಯೆಗಳಂತಹ, ಯಾರೂ ಓದಬಾರದ್ದನ್ನು ತೆಗೆದುಬಿಡಿ.',
  },
  tooLong: (most) => `${most} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಅಕ್ಷರ ಬಳಸಿ`,
  of: (decision, queue, count) =>
    `${count} ${objects[queue][count === 1 ? 'one' : 'many']} ${decisions[decision].verb}`,
  decided: (decision, queue, count) => `${doneWords[decision]}: ${counted(queue, count)}.`,
  decidedOne: (decision) => `${doneWords[decision]}. ಸಂಬಂಧಪಟ್ಟವರಿಗೆ ನಾವು ತಿಳಿಸುತ್ತೇವೆ.`,
  someFailed: (queue, count) => `${counted(queue, count)}: ತೀರ್ಮಾನವಾಗಿಲ್ಲ`,
  someFailedWhy: 'ಇವು ಬದಲಾಗಿಲ್ಲ. ಕಾರಣ ನೋಡಲು ಒಂದನ್ನು ತೆರೆಯಿರಿ.',
  failedOne: (title, message) => `${title}: ${message}`,
  noTitle: 'ಈಗ ಇಲ್ಲದ ಪ್ರಕರಣ',
};
