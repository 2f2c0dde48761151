import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './verification.text';

const per: Readonly<Record<string, string>> = {
  hour: 'ಗಂಟೆಗೆ',
  visit: 'ಭೇಟಿಗೆ',
  consultation: 'ಸಮಾಲೋಚನೆಗೆ',
  day: 'ದಿನಕ್ಕೆ',
};

export const text: Translation<typeof english> = {
  room: 'ಪರಿಶೀಲನೆ',
  queue: 'ಕಾಯುತ್ತಿರುವ ವೃತ್ತಿಪರರು',
  caption: 'ಪರಿಶೀಲನೆಗೆ ಕಾಯುತ್ತಿರುವ ವೃತ್ತಿಪರರು, ಹೆಚ್ಚು ಕಾದವರು ಮೊದಲು',
  columns: {
    name: 'ಹೆಸರು',
    profession: 'ವೃತ್ತಿ',
    waiting: 'ಎಂದಿನಿಂದ ಬಾಕಿ',
    documents: 'ದಾಖಲೆಗಳು',
  },
  none: 'ಯಾರೂ ಕಾಯುತ್ತಿಲ್ಲ',
  noneWhy: 'ಸಲ್ಲಿಸಿದ ಪುಟಗಳು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  pageGone: 'ಈ ಪುಟದಲ್ಲಿ ಯಾರೂ ಉಳಿದಿಲ್ಲ',
  pageGoneWhy: 'ಈ ನಡುವೆ ಉಳಿದವರ ಬಗ್ಗೆ ತೀರ್ಮಾನವಾಗಿರಬಹುದು.',
  firstPage: 'ಮೊದಲ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  back: 'ಸರದಿಗೆ ಹಿಂದಿರುಗಿ',
  what: 'ಈ ವೃತ್ತಿಪರರು ತುಂಬಿದ ಮಾಹಿತಿ',
  unknown: 'ಈ ವೃತ್ತಿಪರರು ನಮಗೆ ಸಿಗಲಿಲ್ಲ',
  unknownWhy: 'ಲಿಂಕ್ ಹಳೆಯದಿರಬಹುದು, ಅಥವಾ ಖಾತೆಯನ್ನು ಅಳಿಸಿರಬಹುದು.',

  stepTitles: {
    details: 'ವಿವರಗಳು',
    description: 'ವಿವರಣೆ',
    certificates: 'ಪ್ರಮಾಣಪತ್ರಗಳು',
    education: 'ಶಿಕ್ಷಣ',
    availability: 'ಲಭ್ಯತೆ',
    other: 'ಇತರ ವಿವರಗಳು',
  },
  fields: {
    title: 'ಸಂಬೋಧನೆ',
    gender: 'ಲಿಂಗ',
    phones: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಗಳು',
    whatsApp: 'WhatsApp',
    landline: 'ಲ್ಯಾಂಡ್‌ಲೈನ್',
    place: 'ಸ್ಥಳ',
    subjects: 'ವಿಷಯಗಳು',
    specialities: 'ಪರಿಣತಿ',
    syllabus: 'ಪಠ್ಯಕ್ರಮ',
    category: 'ವರ್ಗ',
    experience: 'ಅನುಭವ',
    price: 'ಬೆಲೆ',
    subject: 'ವಿಷಯ',
    level: 'ಪ್ರಮಾಣಪತ್ರ',
    number: 'ನೋಂದಣಿ ಸಂಖ್ಯೆ',
    description: 'ವಿವರಣೆ',
    issuedBy: 'ನೀಡಿದವರು',
    institution: 'ಸಂಸ್ಥೆ',
    qualification: 'ವಿದ್ಯಾರ್ಹತೆ',
    specializations: 'ವಿಶೇಷ ವಿಷಯಗಳು',
    dates: 'ಎಂದಿನಿಂದ ಎಂದಿನವರೆಗೆ',
  },
  nothing: 'ಏನನ್ನೂ ತುಂಬಿಲ್ಲ.',
  hasNone: 'ಯಾವುದೂ ಇಲ್ಲ ಎಂದು ಹೇಳಿದ್ದಾರೆ.',
  weekdays: ['ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ', 'ಭಾನುವಾರ'],
  years: (count) => (count === '1' ? '1 ವರ್ಷ' : `${count} ವರ್ಷಗಳು`),
  price: (amount, unit) => (unit === null ? amount : `${per[unit] ?? `${unit}:`} ${amount}`),
  hours: (from, to) => `${from} ರಿಂದ ${to} ರವರೆಗೆ`,
  sameAsMobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯೇ',

  noFile: 'ಯಾವುದೇ ಫೈಲ್ ಕಳುಹಿಸಿಲ್ಲ.',

  credentialStates: {
    waiting: 'ಬಾಕಿ',
    approved: 'ಅನುಮೋದಿತ',
    rejected: 'ತಿರಸ್ಕೃತ',
  },
  approve: 'ಅನುಮೋದಿಸಿ',
  approveOne: (title) => `ಅನುಮೋದಿಸಿ: ${title}`,
  approving: 'ಅನುಮೋದಿಸಲಾಗುತ್ತಿದೆ…',
  reject: 'ತಿರಸ್ಕರಿಸಿ',
  rejectOne: (title) => `ತಿರಸ್ಕರಿಸಿ: ${title}`,
  rejecting: 'ತಿರಸ್ಕರಿಸಲಾಗುತ್ತಿದೆ…',
  reason: 'ಕಾರಣ',
  reasonHint: 'ವೃತ್ತಿಪರರು ಇದನ್ನು ದಾಖಲೆಯ ಪಕ್ಕದಲ್ಲಿ ಓದುತ್ತಾರೆ.',
  rejectedFor: (reason) => `ಕಾರಣ: ${reason}`,

  decision: 'ತೀರ್ಮಾನ',
  states: {
    draft: 'ಸಲ್ಲಿಸಿಲ್ಲ',
    submitted: 'ತೀರ್ಮಾನ ಬಾಕಿ',
    'changes-needed': 'ಬದಲಾವಣೆಗೆ ಹಿಂದಿರುಗಿಸಿದೆ',
    approved: 'ಅನುಮೋದಿತ, ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿದೆ',
  },
  isApproved: (name) => `${name} ಪರಿಶೀಲನಾ ಬ್ಯಾಡ್ಜ್‌ನೊಂದಿಗೆ ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿದ್ದಾರೆ.`,
  added: (count) =>
    count === 1
      ? 'ಲಿಸ್ಟಿಂಗ್ ನಂತರ ಒಂದು ದಾಖಲೆ ಸೇರಿಸಲಾಗಿದೆ. ನೀವು ಅನುಮೋದಿಸಿದ ನಂತರ ಅದು ಪುಟದಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.'
      : `ಲಿಸ್ಟಿಂಗ್ ನಂತರ ${count} ದಾಖಲೆಗಳನ್ನು ಸೇರಿಸಲಾಗಿದೆ. ನೀವು ಅನುಮೋದಿಸಿದ ನಂತರ ಪ್ರತಿಯೊಂದೂ ಪುಟದಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.`,
  isReturned: (name) => `ಏನು ಬದಲಾಯಿಸಬೇಕೆಂದು ${name} ಅವರಿಗೆ ತಿಳಿಸಲಾಗಿದೆ, ಅವರು ಮತ್ತೆ ಸಲ್ಲಿಸಬಹುದು.`,
  isDraft: (name) => `${name} ಪುಟವನ್ನು ಸಲ್ಲಿಸಿಲ್ಲ.`,
  undecided: (waiting, rejected) => {
    const parts = [
      ...(waiting > 0 ? [`${waiting} ಬಾಕಿ`] : []),
      ...(rejected > 0 ? [`${rejected} ತಿರಸ್ಕೃತ`] : []),
    ];
    return `ಪ್ರತಿ ದಾಖಲೆಯೂ ಅನುಮೋದನೆಯಾದ ನಂತರವೇ ಪುಟವನ್ನು ಅನುಮೋದಿಸಬಹುದು: ${parts.join(', ')}.`;
  },
  approveAll: 'ಅನುಮೋದಿಸಿ, ಲಿಸ್ಟ್ ಮಾಡಿ',
  approveAllWhy: 'ಪುಟ ಎಲ್ಲರಿಗೂ ಕಾಣಿಸುತ್ತದೆ, ಇಂದು ಏನನ್ನು ಪರಿಶೀಲಿಸಲಾಯಿತು ಎಂದು ಅದರ ಬ್ಯಾಡ್ಜ್ ಹೇಳುತ್ತದೆ.',
  locality: 'ಪ್ರದೇಶ',
  localityHint: (typed) => `“${typed}” ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಇಲ್ಲ. ಜನರಿಗೆ ಪುಟ ಎಲ್ಲಿ ಸಿಗಬೇಕು ಎಂದು ಆಯ್ಕೆಮಾಡಿ.`,
  chooseLocality: 'ಪಟ್ಟಿಯಿಂದ ಸ್ಥಳ ಆಯ್ಕೆಮಾಡಿ',
  noLocality: 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಈ ಹೆಸರಿನ ಸ್ಥಳವಿಲ್ಲ',
  localitiesFailed: 'ಸ್ಥಳಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಪುನಃ ಬರೆಯಿರಿ.',
  sendBack: 'ಬದಲಾವಣೆಗೆ ಹಿಂದಿರುಗಿಸಿ',
  sendingBack: 'ಹಿಂದಿರುಗಿಸಲಾಗುತ್ತಿದೆ…',
  note: 'ಟಿಪ್ಪಣಿ',
  noteHint: 'ಏನು ಬದಲಾಗಬೇಕು. ತಿರಸ್ಕೃತ ದಾಖಲೆಗಳನ್ನು ಅವುಗಳ ಕಾರಣಗಳೊಂದಿಗೆ ಪಟ್ಟಿ ಮಾಡಲಾಗುತ್ತದೆ.',
  noteNeeded: 'ಏನು ಬದಲಾಗಬೇಕು ಎಂದು ಹೇಳಿ, ಅಥವಾ ಒಂದು ದಾಖಲೆಯನ್ನು ತಿರಸ್ಕರಿಸಿ',
  tooLong: (most) => `${most} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಅಕ್ಷರ ಬಳಸಿ`,

  history: 'ನಡೆದದ್ದು',
  events: {
    begun: 'ಶುರುವಾಗಿದೆ',
    submitted: 'ಸಲ್ಲಿಸಲಾಗಿದೆ',
    approved: 'ಅನುಮೋದಿಸಲಾಗಿದೆ',
    returned: 'ಬದಲಾವಣೆಗೆ ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ',
  },
};
