import type { Translation } from '@nukkad/platform/words';
import type * as english from './settings.text';

export const weekdays: Translation<typeof english.weekdays> = [
  'ಸೋಮವಾರ',
  'ಮಂಗಳವಾರ',
  'ಬುಧವಾರ',
  'ಗುರುವಾರ',
  'ಶುಕ್ರವಾರ',
  'ಶನಿವಾರ',
  'ಭಾನುವಾರ',
];

/** Sent to the API as they are. */
export const languages: Translation<typeof english.languages> = [
  ...['Assamese', 'Bengali', 'English', 'French', 'German', 'Gujarati', 'Hindi', 'Kannada'],
  ...['Kashmiri', 'Konkani', 'Malayalam', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit'],
  ...['Sindhi', 'Spanish', 'Tamil', 'Telugu', 'Tulu', 'Urdu'],
];

export const text: Translation<typeof english.text> = {
  publicPage: 'ನಿಮ್ಮ ಸಾರ್ವಜನಿಕ ಪುಟ ನೋಡಿ',
  what: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  calendarWhat: 'ರಜೆಗಳು',
  jump: 'ಈ ಪುಟದ ಭಾಗಗಳು',
  saved: (part) => `${part}: ಉಳಿಸಲಾಗಿದೆ. ಜನರಿಗೆ ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಕಾಣುತ್ತದೆ.`,
  edit: 'ಬದಲಾಯಿಸಿ',
  editOf: (name) => `${name}: ಬದಲಾಯಿಸಿ`,
  remove: 'ತೆಗೆದುಹಾಕಿ',
  removeOf: (name) => `${name}: ತೆಗೆದುಹಾಕಿ`,
  keep: 'ಇರಲಿ',
  keepOf: (name) => `${name}: ಇರಲಿ`,
  goes: 'ಉಳಿಸಿದಾಗ ಹೋಗುತ್ತದೆ',
  takeBack: (title) => `ಸೇರಿಸಬೇಡಿ: ${title}`,
  earlier: (name) => `${name}: ಮೇಲಕ್ಕೆ ಸರಿಸಿ`,
  later: (name) => `${name}: ಕೆಳಕ್ಕೆ ಸರಿಸಿ`,
  full: 'ನೀವು ಮಿತಿ ತಲುಪಿದ್ದೀರಿ. ಇನ್ನೊಂದು ಸೇರಿಸಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  amountWrong: '0 ಅಥವಾ ಹೆಚ್ಚಿನ ಮೊತ್ತ ಬರೆಯಿರಿ',
  numberWrong: 'ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  name: 'ಹೆಸರು',
  minutes: (count) => {
    if (count === 0) return 'ಏನೂ ಇಲ್ಲ';
    if (count % 1_440 === 0) return count === 1_440 ? '1 ದಿನ' : `${count / 1_440} ದಿನಗಳು`;
    if (count % 60 === 0) return count === 60 ? '1 ಗಂಟೆ' : `${count / 60} ಗಂಟೆಗಳು`;
    return `${count} ನಿಮಿಷ`;
  },
  currency: 'ಕರೆನ್ಸಿ',
};

export const profileText: Translation<typeof english.profileText> = {
  part: 'ಪ್ರೊಫೈಲ್',
  title: 'ಪದನಾಮ',
  titleHint: 'ನಿಮ್ಮ ಹೆಸರಿನ ಕೆಳಗೆ ಕಾಣುತ್ತದೆ: “ದಂತವೈದ್ಯರು”',
  about: 'ನಿಮ್ಮ ಬಗ್ಗೆ',
  languages: 'ಭಾಷೆಗಳು',
  qualifications: 'ಅರ್ಹತೆಗಳು',
  qualificationsHint: 'ಪ್ರತಿ ಸಾಲಿನಲ್ಲಿ ಒಂದು',
  address: 'ವಿಳಾಸ',
  addressHint: 'ಜನರು ಬರುವ ಸ್ಥಳ: ಕಟ್ಟಡ, ಬೀದಿ, ಪ್ರದೇಶ, ನಗರ ಮತ್ತು ಪಿನ್ ಕೋಡ್.',
  landmark: 'ಲ್ಯಾಂಡ್‌ಮಾರ್ಕ್',
  parking: 'ಪಾರ್ಕಿಂಗ್',
  isAgreed: 'ಶುಲ್ಕವನ್ನು ಪ್ರತಿ ಗ್ರಾಹಕರ ಜೊತೆ ನಿಗದಿಪಡಿಸಲಾಗುತ್ತದೆ',
  fee: 'ಪಟ್ಟಿಯಲ್ಲಿ ಕಾಣುವ ಶುಲ್ಕ',
  per: 'ಶುಲ್ಕ ಯಾವುದಕ್ಕೆ',
  perHint: 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಒಂದು ಪದ: visit, hour, lesson',
  perWrong: 'ಇಂಗ್ಲಿಷ್‌ನ ಸಣ್ಣ ಅಕ್ಷರ ಬಳಸಿ: visit, hour, lesson',
  tooMany: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಸಾಲು ಬರೆಯಿರಿ`,
  lineTooLong: (most) => `ಪ್ರತಿ ಸಾಲಿನಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರ ಬರೆಯಿರಿ`,
  languageMissing: 'ಕನಿಷ್ಠ ಒಂದು ಭಾಷೆ ಆಯ್ಕೆ ಮಾಡಿ',
  tooManyLanguages: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಭಾಷೆ ಆಯ್ಕೆ ಮಾಡಿ`,
};

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'ಪರಿಶೀಲನೆಗೆ ಕಾಯುತ್ತಿದೆ',
  why: 'ನಿಮ್ಮ ಪುಟವನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ, ಹಾಗಾಗಿ ಹೊಸ ಪದನಾಮ ಅಥವಾ ಅರ್ಹತೆಯನ್ನು ತೋರಿಸುವ ಮೊದಲು ನಾವು ಪರಿಶೀಲಿಸುತ್ತೇವೆ. ಅಲ್ಲಿಯವರೆಗೆ ನಿಮ್ಮ ಪುಟ ಮೊದಲಿನಂತೆಯೇ ಇರುತ್ತದೆ.',
  kinds: { title: 'ಪದನಾಮ', qualification: 'ಅರ್ಹತೆ' },
  states: { waiting: 'ಪರಿಶೀಲನೆಗೆ ಕಾಯುತ್ತಿದೆ', rejected: 'ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ' },
  reason: (reason) => `ಕಾರಣ: ${reason}`,
  withdraw: { waiting: 'ಹಿಂಪಡೆಯಿರಿ', rejected: 'ತೆಗೆದುಹಾಕಿ' },
  withdrawOf: {
    waiting: (value) => `“${value}” ಹಿಂಪಡೆಯಿರಿ`,
    rejected: (value) => `“${value}” ತೆಗೆದುಹಾಕಿ`,
  },
  withdrawing: (value) => `“${value}” ಹಿಂಪಡೆಯುವುದು`,
  withdrawn: (value) => `“${value}” ಹಿಂಪಡೆಯಲಾಗಿದೆ. ನಿಮ್ಮ ಪುಟ ಇದ್ದಂತೆಯೇ ಇರುತ್ತದೆ.`,
};

export const photoText: Translation<typeof english.photoText> = {
  part: 'ಫೋಟೊ',
  label: 'ಹೊಸ ಫೋಟೊ',
  alt: (name) => `${name} ಅವರ ಫೋಟೊ`,
  remove: 'ಬದಲಿಗೆ ಚಿತ್ರ ತೋರಿಸಿ',
  refused: 'ಈ ಫೈಲ್ ಅನ್ನು JPEG ಅಥವಾ PNG ಚಿತ್ರವಾಗಿ ಓದಲಾಗುವುದಿಲ್ಲ.',
  missing: 'ಫೋಟೊ ಆಯ್ಕೆ ಮಾಡಿ',
  waiting: 'ಫೋಟೊ ಕಳುಹಿಸುವವರೆಗೆ ಕಾಯಿರಿ',
};

export const uploadText: Translation<typeof english.uploadText> = {
  noConnection: 'ಸಂಪರ್ಕ ಇಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  refused: 'ಈ ಫೈಲ್ ಅನ್ನು JPEG ಅಥವಾ PNG ಚಿತ್ರವಾಗಿ ಓದಲಾಗುವುದಿಲ್ಲ.',
  tooLarge: 'ಈ ಫೈಲ್ ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
  failed: 'ಇದನ್ನು ಉಳಿಸಲಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const documentsText: Translation<typeof english.documentsText> = {
  part: 'ದಾಖಲೆಗಳು',
  what: 'ದಾಖಲೆಗಳು',
  lead: 'ಪ್ರಮಾಣಪತ್ರಗಳು ಮತ್ತು ಪದವಿಗಳು. ನೀವು ಉಳಿಸುವ ಪ್ರತಿಯೊಂದನ್ನೂ ನಾವು ಪರಿಶೀಲಿಸುತ್ತೇವೆ, ನಂತರ ಅದು ನಿಮ್ಮ ಪುಟದಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಫೈಲ್‌ಗಳನ್ನು ನೀವು ಮತ್ತು ಪರಿಶೀಲಿಸುವವರು ಮಾತ್ರ ತೆರೆಯಬಹುದು.',
  none: 'ಇನ್ನೂ ದಾಖಲೆಗಳಿಲ್ಲ.',
  applying: 'ದಾಖಲೆಗಳು ನಿಮ್ಮ ಅರ್ಜಿಯ ಭಾಗ.',
  submitted: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ. ನಂತರ ನೀವು ದಾಖಲೆಗಳನ್ನು ಸೇರಿಸಬಹುದು.',
  application: 'ನಿಮ್ಮ ಅರ್ಜಿಗೆ ಹೋಗಿ',
  add: { certificate: 'ಪ್ರಮಾಣಪತ್ರ ಅಥವಾ ಪರವಾನಗಿ ಸೇರಿಸಿ', education: 'ಪದವಿ ಸೇರಿಸಿ' },
  newOne: { certificate: 'ಹೊಸ ಪ್ರಮಾಣಪತ್ರ ಅಥವಾ ಪರವಾನಗಿ', education: 'ಹೊಸ ಪದವಿ' },
  states: {
    waiting: 'ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ',
    approved: 'ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
    rejected: 'ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ',
  },
  reason: (reason) => `ಕಾರಣ: ${reason}`,
  fields: {
    subject: 'ವಿಷಯ',
    certificate: 'ಪ್ರಮಾಣಪತ್ರ',
    number: 'ನೋಂದಣಿ ಸಂಖ್ಯೆ',
    description: 'ವಿವರಣೆ',
    issuedBy: 'ಕೊಟ್ಟವರು',
    institution: 'ಸಂಸ್ಥೆ',
    qualification: 'ಅರ್ಹತೆ',
    specializations: 'ವಿಶೇಷ ಪರಿಣತಿ',
  },
  specializationsHint: 'ಹಲವು ಇದ್ದರೆ ಅಲ್ಪವಿರಾಮದಿಂದ ಬೇರ್ಪಡಿಸಿ',
  from: 'ಆರಂಭ',
  to: 'ಕೊನೆ',
  noEnd: 'ಇದಕ್ಕೆ ಕೊನೆಯ ದಿನಾಂಕವಿಲ್ಲ',
  file: 'ಫೈಲ್',
  fileHint: 'PDF, JPEG ಅಥವಾ PNG, ಹೆಚ್ಚೆಂದರೆ 5 MB',
  missing: 'ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ',
  waiting: 'ಫೈಲ್ ಕಳುಹಿಸುವವರೆಗೆ ಕಾಯಿರಿ',
  refused: 'ಈ ಫೈಲ್ ಅನ್ನು PDF, JPEG ಅಥವಾ PNG ಆಗಿ ಓದಲಾಗುವುದಿಲ್ಲ.',
};

export const hoursText: Translation<typeof english.hoursText> = {
  part: 'ಲಭ್ಯತೆ',
  isOpen: (day) => `${day} ತೆರೆದಿರುತ್ತದೆ`,
  opens: (day) => `${day}, ಆರಂಭ`,
  closes: (day) => `${day}, ಕೊನೆ`,
  hasLunch: 'ಊಟದ ವಿರಾಮ',
  lunchFrom: 'ಊಟ ಆರಂಭ',
  lunchTo: 'ಊಟ ಕೊನೆ',
  timeWrong: 'ಸಮಯವನ್ನು ಹೀಗೆ ಬರೆಯಿರಿ: 09:30',
  endWrong: 'ಕೊನೆಯ ಸಮಯ ಆರಂಭದ ನಂತರ ಇರಬೇಕು',
  lunchWrong: 'ಊಟದ ಸಮಯ ದಿನದ ಕೆಲಸದ ಸಮಯದೊಳಗೆ ಇರಬೇಕು',
  slot: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ನ ಅವಧಿ',
  bufferBefore: 'ಮೊದಲು ಖಾಲಿ ಇಡುವ ಸಮಯ',
  bufferAfter: 'ನಂತರ ಖಾಲಿ ಇಡುವ ಸಮಯ',
  notice: 'ಕನಿಷ್ಠ ಎಷ್ಟು ಮುಂಚೆ',
  noticeHint: 'ಆರಂಭಕ್ಕೆ ಎಷ್ಟು ಮುಂಚಿನವರೆಗೆ ಸಮಯವನ್ನು ಬುಕ್ ಮಾಡಬಹುದು',
  horizon: 'ಜನರು ಎಷ್ಟು ದಿನ ಮುಂದಿನವರೆಗೆ ಬುಕ್ ಮಾಡಬಹುದು',
  zone: 'ಸಮಯ ವಲಯ',
  never: 'ತೆರೆದ ಸಮಯವೇ ಇಲ್ಲ: ಯಾರಿಗೂ ನಿಮ್ಮನ್ನು ಬುಕ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
};

export const holidaysText: Translation<typeof english.holidaysText> = {
  part: 'ರಜೆಗಳು ಮತ್ತು ಇತರ ದಿನಗಳು',
  lead: 'ನಿಮ್ಮ ಸಾಮಾನ್ಯ ವಾರಕ್ಕಿಂತ ಬೇರೆಯಾದ ದಿನಗಳು. ಈಗಾಗಲೇ ಇರುವ ಬುಕಿಂಗ್‌ಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.',
  from: (first, last) => `${first} ರಿಂದ ${last} ವರೆಗೆ`,
  before: 'ಹಿಂದಿನ ಆರು ವಾರ',
  after: 'ಮುಂದಿನ ಆರು ವಾರ',
  none: 'ಈ ವಾರಗಳಲ್ಲಿ ಅಂಥ ದಿನಗಳಿಲ್ಲ.',
  closed: 'ಮುಚ್ಚಿದೆ',
  open: 'ಹೆಚ್ಚುವರಿ ಸಮಯ',
  allDay: 'ಇಡೀ ದಿನ',
  hours: (from, to) => `${from} ರಿಂದ ${to} ವರೆಗೆ`,
  add: 'ದಿನ ಸೇರಿಸಿ',
  newOne: 'ಹೊಸ ದಿನ',
  date: 'ದಿನ',
  kind: 'ಏನು ಬೇರೆ',
  isAllDay: 'ಇಡೀ ದಿನ',
  start: 'ಆರಂಭ',
  end: 'ಕೊನೆ',
  note: 'ಟಿಪ್ಪಣಿ',
  noteHint: 'ಇದು ನಿಮಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.',
};

export const policyText: Translation<typeof english.policyText> = {
  part: 'ಬುಕಿಂಗ್ ನಿಯಮಗಳು',
  isAskedFirst: 'ಬುಕಿಂಗ್ ದೃಢೀಕರಿಸುವ ಮೊದಲು ನನ್ನನ್ನು ಕೇಳಿ',
  cancelHours: 'ಇಷ್ಟು ಗಂಟೆ ಮುಂಚಿನವರೆಗೆ ಉಚಿತ ರದ್ದತಿ',
  moveHours: 'ಇಷ್ಟು ಗಂಟೆ ಮುಂಚಿನವರೆಗೆ ಸಮಯ ಬದಲಾವಣೆ',
  meetingUrl: 'ವಿಡಿಯೊ ಭೇಟಿಯ ಲಿಂಕ್',
  meetingUrlHint: 'ನೀವು ಗ್ರಾಹಕರನ್ನು ವಿಡಿಯೊದಲ್ಲಿ ಭೇಟಿ ಮಾಡುವ ಕಡೆ. ಬುಕಿಂಗ್ ದೃಢಪಟ್ಟಾಗ ಇದು ನಿಮ್ಮಿಬ್ಬರಿಗೂ ಸಿಗುತ್ತದೆ.',
  meetingUrlWrong: 'https:// ನಿಂದ ಶುರುವಾಗುವ ವೆಬ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
};

export const servicesText: Translation<typeof english.servicesText> = {
  part: 'ಸೇವೆಗಳು ಮತ್ತು ಬೆಲೆಗಳು',
  add: 'ಸೇವೆ ಸೇರಿಸಿ',
  newOne: 'ಹೊಸ ಸೇವೆ',
  none: 'ಇನ್ನೂ ಸೇವೆಗಳಿಲ್ಲ. ಜನರು ನಿಮ್ಮ ಬಳಿ ಯಾವುದಕ್ಕೆ ಬರುತ್ತಾರೋ ಅದನ್ನು ಸೇರಿಸಿ.',
  minutes: 'ಅವಧಿ, ನಿಮಿಷಗಳಲ್ಲಿ',
  pricing: 'ಬೆಲೆ',
  whole: 'ನಿಗದಿತ ಬೆಲೆ',
  hourly: 'ಗಂಟೆಗೆ',
  rate: 'ಗಂಟೆಗೆ ದರ',
  otherCharges: 'ಇತರ ಶುಲ್ಕಗಳು',
  fee: 'ಶುಲ್ಕ',
  comesTo: (fee) => `ಒಟ್ಟು ${fee}`,
};

export const packagesText: Translation<typeof english.packagesText> = {
  part: 'ತರಗತಿ ಪ್ಯಾಕೇಜ್‌ಗಳು',
  add: 'ಪ್ಯಾಕೇಜ್ ಸೇರಿಸಿ',
  newOne: 'ಹೊಸ ಪ್ಯಾಕೇಜ್',
  none: 'ಇನ್ನೂ ಪ್ಯಾಕೇಜ್‌ಗಳಿಲ್ಲ. ಹಲವು ತರಗತಿಗಳನ್ನು ಒಟ್ಟಿಗೆ ಕಡಿಮೆ ಬೆಲೆಗೆ ಕೊಡಿ.',
  lessons: 'ತರಗತಿಗಳು',
  minutes: 'ಒಂದು ತರಗತಿಯ ನಿಮಿಷಗಳು',
  fee: 'ಪ್ಯಾಕೇಜ್‌ನ ಬೆಲೆ',
  about: (lessons, minutes) => `${minutes} ನಿಮಿಷದ ${lessons} ತರಗತಿಗಳು`,
  dearer: (lessons, minutes, singly, more) =>
    `${minutes} ನಿಮಿಷದ ${lessons} ತರಗತಿಗಳನ್ನು ಒಂದೊಂದಾಗಿ ತೆಗೆದುಕೊಂಡರೆ ${singly} ಆಗುತ್ತದೆ: ಈ ಪ್ಯಾಕೇಜ್ ${more} ದುಬಾರಿ.`,
};

export const portfolioText: Translation<typeof english.portfolioText> = {
  part: 'ಪೋರ್ಟ್‌ಫೋಲಿಯೊ',
  add: 'ಕೆಲಸ ಸೇರಿಸಿ',
  newOne: 'ಹೊಸ ಕೆಲಸ',
  none: 'ಇನ್ನೂ ಕೆಲಸಗಳಿಲ್ಲ. ನೀವು ಮಾಡಿದ್ದನ್ನು ತೋರಿಸಿ.',
  title: 'ಶೀರ್ಷಿಕೆ',
  about: 'ಅದರ ಬಗ್ಗೆ',
  year: 'ವರ್ಷ',
  picture: 'ಚಿತ್ರ',
  refused: 'ಈ ಫೈಲ್ ಅನ್ನು JPEG ಅಥವಾ PNG ಚಿತ್ರವಾಗಿ ಓದಲಾಗುವುದಿಲ್ಲ.',
  missing: 'ಚಿತ್ರ ಆಯ್ಕೆ ಮಾಡಿ',
  waiting: 'ಚಿತ್ರ ಕಳುಹಿಸುವವರೆಗೆ ಕಾಯಿರಿ',
};
