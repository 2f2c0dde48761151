import { type ComplaintEvent, limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaint.text';

const levels: Record<number, string> = {
  1: 'ಕಚೇರಿ',
  2: 'ಕಚೇರಿಯ ಮುಖ್ಯಸ್ಥರು',
  3: 'Nukkad ತಂಡ',
};

const levelOf = (level: number | null) => levels[level ?? 1] ?? 'ಮುಂದಿನ ಹಂತ';

const withLevels: Record<number, string> = {
  1: 'ಕಚೇರಿಯ ಬಳಿ',
  2: 'ಕಚೇರಿಯ ಮುಖ್ಯಸ್ಥರ ಬಳಿ',
  3: 'Nukkad ತಂಡದ ಬಳಿ',
};

const withLevel = (level: number | null) => withLevels[level ?? 1] ?? 'ಮುಂದಿನ ಹಂತದಲ್ಲಿ';

const events: Record<ComplaintEvent['kind'], (level: number | null) => string> = {
  received: () => 'ದೂರು ತಲುಪಿದೆ',
  published: () => 'ಪರಿಶೀಲಿಸಿ, ಖಾಸಗಿ ವಿವರಗಳನ್ನು ತೆಗೆದು, ಪ್ರಕಟಿಸಲಾಗಿದೆ. ಕಚೇರಿಗೆ ತಿಳಿಸಲಾಗಿದೆ.',
  rejected: () => 'ಪ್ರಕಟಿಸಿಲ್ಲ',
  'in-progress': () => 'ಕಚೇರಿ ಇದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದೆ',
  escalated: (level) => `ಕಚೇರಿ ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸಲಿಲ್ಲ. ಈಗ ಇದು ${withLevel(level)} ಇದೆ.`,
  answered: () => 'ಕಚೇರಿ ಉತ್ತರಿಸಿದೆ',
  closed: () => 'ಮುಚ್ಚಲಾಗಿದೆ',
  'taken-down': () => 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
};

const contested = (level: number | null) =>
  `ಉತ್ತರದಿಂದ ಬಗೆಹರಿದಿಲ್ಲ ಎಂದು ದೂರು ನೀಡಿದವರು ಹೇಳಿದ್ದಾರೆ. ಈಗ ಇದು ${withLevel(level)} ಇದೆ.`;

export const text: Translation<typeof english> = {
  title: (number) => `ದೂರು ${number}`,
  list: 'ದೂರುಗಳು',
  what: 'ದೂರು',
  unknown: 'ಈ ದೂರು ಸಿಗಲಿಲ್ಲ',
  unknownWhy:
    'ಈ ಸಂಖ್ಯೆಯ ದೂರು ಇಲ್ಲ, ಅಥವಾ ಅದು ಪ್ರಕಟವಾಗಿಲ್ಲ. ನಿಮ್ಮ ದೂರು ನೀವು ಲಾಗ್ ಇನ್ ಮಾಡಿದಾಗ, ಅಥವಾ ನಮ್ಮ ಇಮೇಲ್‌ನ ಲಿಂಕ್‌ನಿಂದ ತೆರೆಯುತ್ತದೆ.',
  login: 'ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  all: 'ದೂರುಗಳನ್ನು ನೋಡಿ',
  about: (name, about) => (about === '' ? name : `${name}, ${about}`),
  aboutWhom: 'ಯಾರ ಬಗ್ಗೆ',
  kind: 'ಬಗೆ',
  with: 'ಈಗ ಯಾರ ಬಳಿ',
  level: levelOf,
  due: 'ಮುಂದಿನ ಹೆಜ್ಜೆಯ ಕೊನೆಯ ದಿನ',
  dueRead: 'ಓದುವ ಕೊನೆಯ ದಿನ',
  published: 'ಎಲ್ಲರೂ ಓದಬಹುದಾದದ್ದು',
  notYet: 'ಸದ್ಯಕ್ಕೆ ನೀವು ಮತ್ತು Nukkad ತಂಡ ಮಾತ್ರ ಇದನ್ನು ಓದಬಹುದು.',
  never: 'ನೀವು ಮತ್ತು Nukkad ತಂಡ ಮಾತ್ರ ಇದನ್ನು ಓದಬಹುದು.',
  yours: 'ನೀವು ಕಳುಹಿಸಿದ್ದು',
  anonymous: 'ನೀವು ಅನಾಮಧೇಯರಾಗಿ ಉಳಿಯುತ್ತೀರಿ: ನೀವು ಯಾರೆಂದು ಕಚೇರಿಗೆ ತಿಳಿಸುವುದಿಲ್ಲ.',
  named: 'ಕಚೇರಿಗೆ ನಿಮ್ಮ ಹೆಸರು ತಿಳಿಸಲಾಗುತ್ತದೆ.',
  files: 'ನಿಮ್ಮ ಪುರಾವೆಗಳು',
  saveFile: (name) => `${name} ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ`,
  notSaved: 'ಫೈಲ್ ತರಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  answer: 'ಕಚೇರಿಯ ಉತ್ತರ',
  timeline: 'ಏನೇನು ನಡೆಯಿತು',
  event: ({ kind, level, isContested = false }) =>
    isContested ? contested(level) : events[kind](level),
  reason: (reason) => `ಕಾರಣ: ${reason}`,
  isSettled: 'ಉತ್ತರದಿಂದ ಬಗೆಹರಿಯಿತೇ?',
  yourTurn: 'ಬಗೆಹರಿಯಿತೇ?',
  contest: 'ಬಗೆಹರಿದಿಲ್ಲ',
  contestWhy: 'ಏನು ಬಗೆಹರಿದಿಲ್ಲ?',
  contestHint: 'ಇದನ್ನು Nukkad ತಂಡ ಮಾತ್ರ ಓದುತ್ತದೆ. ಅದು ಕಚೇರಿಯೊಂದಿಗೆ ಮಾತನಾಡುತ್ತದೆ, ಕಚೇರಿ ಮತ್ತೆ ಉತ್ತರಿಸಬಹುದು.',
  contestNow: 'Nukkad ತಂಡಕ್ಕೆ ಕಳುಹಿಸಿ',
  contesting: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  contested: 'ಇದನ್ನು ಇನ್ನು Nukkad ತಂಡ ನೋಡಿಕೊಳ್ಳುತ್ತದೆ. ಕಚೇರಿಗೆ ತಿಳಿಸಲಾಗಿದೆ.',
  cancel: 'ರದ್ದುಮಾಡಿ',
  tooLong: `ಹೆಚ್ಚೆಂದರೆ ${limits.complaintTextMaxLength} ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.`,
  close: 'ನನ್ನ ದೂರು ಮುಚ್ಚಿ',
  closeAsk: 'ಈ ದೂರು ಮುಚ್ಚಬೇಕೇ?',
  closeWhy: 'ಕಚೇರಿ ಇನ್ನೇನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ. ಪ್ರಕಟವಾಗಿರುವುದು ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  closeNow: 'ಮುಚ್ಚಿ',
  keep: 'ತೆರೆದಿಡಿ',
  closing: 'ಮುಚ್ಚಲಾಗುತ್ತಿದೆ…',
  notClosed: 'ಮುಚ್ಚಲು ಆಗಲಿಲ್ಲ. ಈಗಿನ ಸ್ಥಿತಿ ನೋಡಲು ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  comeBack: 'ಈ ಪುಟದ ಲಿಂಕ್ ನಿಮ್ಮ ದೂರನ್ನು ತೆರೆಯುತ್ತದೆ: ಅದನ್ನು ಉಳಿಸಿಕೊಳ್ಳಿ, ಯಾರೊಂದಿಗೂ ಹಂಚಿಕೊಳ್ಳಬೇಡಿ.',
  copy: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
};
