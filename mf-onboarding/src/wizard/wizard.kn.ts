import type { OnboardingStep } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './wizard.text';

export const text: Translation<typeof english.text> = {
  page: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್',
  loading: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  couldNotLoad: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  noConnection: 'Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  ourFault: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  typedIsKept: 'ನೀವು ಬರೆದದ್ದು ಈ ಸಾಧನದಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ. ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಲೋಡ್ ಆದಾಗ ಅದು ಮತ್ತೆ ಇಲ್ಲಿರುತ್ತದೆ, ಉಳಿಯುತ್ತದೆ.',
  steps: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್‌ನ ಹಂತಗಳು',
  next: 'ಮುಂದುವರಿಯಿರಿ',
  saving: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  back: 'ಹಿಂದೆ',
  fillIn: 'ಸ್ಟಾರ್ ಗುರುತಿನ ಎಲ್ಲವನ್ನೂ ತುಂಬಿದಾಗ “ಮುಂದುವರಿಯಿರಿ” ತೆರೆಯುತ್ತದೆ.',
  chooseFirst: 'ಯಾವುದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಬೇಕು ಎಂದು ಮೊದಲು ಮೇಲೆ ಆಯ್ಕೆ ಮಾಡಿ.',
  kept: 'ನೀವು ಬರೆಯುವುದನ್ನು ಉಳಿಸಲಾಗುತ್ತದೆ.',
  notKept:
    'Nukkad ನಲ್ಲಿ ಇನ್ನೂ ಉಳಿಸಲಾಗಿಲ್ಲ. ಈ ಸಾಧನದಲ್ಲಿ ಅದು ಸುರಕ್ಷಿತವಾಗಿದೆ, ನಾವು ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇರುತ್ತೇವೆ. ನೀವು ಬರೆಯುವುದನ್ನು ಮುಂದುವರಿಸಬಹುದು.',
  refused: 'ಇದರ ಒಂದು ಭಾಗವನ್ನು Nukkad ಗೆ ಸ್ವೀಕರಿಸಲು ಆಗಲಿಲ್ಲ. ನೀವು ಬದಲಾಯಿಸುವವರೆಗೆ ಅದು ಈ ಸಾಧನದಲ್ಲೇ ಇರುತ್ತದೆ.',
  notStored: 'ಈ ಹಂತವನ್ನು ಉಳಿಸಲಾಗಿಲ್ಲ',
  notStoredNext: 'ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ.',
};

export const saveErrorText: Translation<typeof english.saveErrorText> = {
  ourFault: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ನಾವೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ; ನೀವು “ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ” ಒತ್ತಲೂಬಹುದು.',
  noConnection:
    'Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ಸಂಪರ್ಕ ಸಿಕ್ಕ ಕೂಡಲೇ ನಾವು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ; ನೀವು “ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ” ಒತ್ತಲೂಬಹುದು.',
  tooOften: (minutes) =>
    `ನೀವು ಇದನ್ನು ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ${minutes <= 1 ? 'ಒಂದು ನಿಮಿಷದಲ್ಲಿ' : `${minutes} ನಿಮಿಷಗಳಲ್ಲಿ`} ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  notValid: 'ಕೆಲವು ಉತ್ತರಗಳನ್ನು ಮತ್ತೊಮ್ಮೆ ನೋಡಬೇಕು. ಅವನ್ನು ಸರಿಪಡಿಸಿದರೆ ಇದನ್ನು ಉಳಿಸಬಹುದು.',
};

export const conflictText: Translation<typeof english.conflictText> = {
  title: 'ಇದನ್ನು ಬೇರೆ ಸಾಧನದಲ್ಲಿ ಬದಲಾಯಿಸಲಾಗಿದೆ',
  why: 'ಅಲ್ಲಿ ಬರೆದದ್ದು ಇಲ್ಲಿರುವುದಕ್ಕಿಂತ ಬೇರೆ. ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ಯಾವುದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಬೇಕು ಎಂದು ಆಯ್ಕೆ ಮಾಡಿ.',
  remoteVersion: 'ಅಲ್ಲಿನದನ್ನು ಬಳಸಿ',
  localVersion: 'ಇಲ್ಲಿನದನ್ನೇ ಇಡಿ',
};

const teacher: Record<OnboardingStep, string> = {
  details: 'ನಿಮ್ಮ ವಿವರ ತುಂಬಿ',
  description: 'ವಿವರಣೆ',
  certificates: 'ಬೋಧನಾ ಪ್ರಮಾಣಪತ್ರ',
  education: 'ಶಿಕ್ಷಣ',
  availability: 'ನಿಮ್ಮ ವಿವರ ತುಂಬಿ',
  other: 'ಇತರ ವಿವರ',
};

const officer: Partial<Record<OnboardingStep, string>> = {
  certificates: 'ನೇಮಕಾತಿ',
  availability: 'ಕಚೇರಿ ಸಮಯ',
};

const headings: Record<string, Partial<Record<OnboardingStep, string>>> = {
  doctor: { certificates: 'ವೈದ್ಯಕೀಯ ನೋಂದಣಿ', availability: 'ಸಮಾಲೋಚನೆಯ ಸಮಯ' },
  advocate: { certificates: 'ವಕೀಲರ ಪರಿಷತ್ತಿನ ನೋಂದಣಿ', availability: 'ಕಚೇರಿ ಸಮಯ' },
  ca: { certificates: 'ಸದಸ್ಯತ್ವ', availability: 'ಕಚೇರಿ ಸಮಯ' },
  engineer: { certificates: 'ಪ್ರಮಾಣಪತ್ರಗಳು', availability: 'ಕೆಲಸದ ಸಮಯ' },
  labour: { certificates: 'ತರಬೇತಿ', availability: 'ಕೆಲಸದ ಸಮಯ' },
  officer,
  'govt-officer': officer,
};

export const headingOf: Translation<typeof english.headingOf> = (step, profession) => {
  if (profession === 'teacher') return teacher[step];
  const others = { certificates: 'ಪ್ರಮಾಣಪತ್ರಗಳು', availability: 'ಕೆಲಸದ ಸಮಯ' };
  return { ...teacher, ...others, ...headings[profession] }[step];
};

const short: Partial<Record<OnboardingStep, string>> = {
  details: 'ವಿವರ',
  availability: 'ಲಭ್ಯತೆ',
};

export const nameOf: Translation<typeof english.nameOf> = (step, profession) =>
  short[step] ?? headingOf(step, profession);

const subjects: Record<string, string> = {
  teacher: 'ವಿಷಯಗಳು',
  doctor: 'ವಿಶೇಷ ಪರಿಣತಿ',
  advocate: 'ವಕಾಲತ್ತಿನ ಕ್ಷೇತ್ರಗಳು',
  ca: 'ಸೇವೆಗಳು',
  engineer: 'ಕ್ಷೇತ್ರಗಳು',
  labour: 'ಕೌಶಲಗಳು',
  officer: 'ಜವಾಬ್ದಾರಿಗಳು',
  'govt-officer': 'ಜವಾಬ್ದಾರಿಗಳು',
};

export const subjectsOf: Translation<typeof english.subjectsOf> = (profession) =>
  subjects[profession] ?? 'ನಿಮ್ಮ ಸೇವೆಗಳು';

export const detailsText: Translation<typeof english.detailsText> = {
  title: 'ಸಂಬೋಧನೆ',
  gender: 'ಲಿಂಗ',
  mobile: (nth) => (nth === 0 ? 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ' : `ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ${nth + 1}`),
  addMobile: 'ಇನ್ನೊಂದು ಸಂಖ್ಯೆ ಸೇರಿಸಿ',
  removeMobile: (nth) => `ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ${nth + 1} ತೆಗೆದುಹಾಕಿ`,
  whatsApp: 'WhatsApp ಸಂಖ್ಯೆ',
  sameAsMobile: 'ನನ್ನ WhatsApp ಸಂಖ್ಯೆ ಮತ್ತು ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಒಂದೇ',
  landline: 'ಲ್ಯಾಂಡ್‌ಲೈನ್ ಸಂಖ್ಯೆ',
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  city: 'ನಗರ',
  location: 'ಸ್ಥಳ',
  syllabus: 'ಕಲಿಸುವ ಪಠ್ಯಕ್ರಮ',
  chooseOrType: 'ಪಟ್ಟಿಯಿಂದ ಆಯ್ಕೆ ಮಾಡಿ, ಅಥವಾ ಬೇರೆ ಬರೆಯಿರಿ.',
};

export const manyText: Translation<typeof english.manyText> = {
  other: (what) => `ಇತರ: ${what}`,
  otherHint: 'ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲವೇ? ಬರೆದು “ಸೇರಿಸಿ” ಒತ್ತಿ.',
  add: 'ಸೇರಿಸಿ',
  addNamed: (what) => `ಸೇರಿಸಿ: ${what}`,
};

export const descriptionText: Translation<typeof english.descriptionText> = {
  label: 'ವಿವರಣೆ',
  hint: 'ನೀವು ಏನು ಮಾಡುತ್ತೀರಿ, ಯಾರಿಗಾಗಿ, ಹೇಗೆ. ಫೋನ್ ಸಂಖ್ಯೆ ಮತ್ತು ವಿಳಾಸ ಬರೆಯಬೇಡಿ: ನಿಮ್ಮನ್ನು ಬುಕ್ ಮಾಡುವವರಿಗೆ ಅವು ಹೇಗೂ ಸಿಗುತ್ತವೆ.',
};

export const documentText: Translation<typeof english.documentText> = {
  noCertificate: (profession) =>
    profession === 'teacher' ? 'ನನ್ನ ಬಳಿ ಬೋಧನಾ ಪ್ರಮಾಣಪತ್ರ ಇಲ್ಲ' : 'ನನ್ನ ಬಳಿ ಪ್ರಮಾಣಪತ್ರ ಇಲ್ಲ',
  noEducation: 'ನಾನು ಉನ್ನತ ಶಿಕ್ಷಣ ಪಡೆದಿಲ್ಲ',
  certificate: (nth) => `ಪ್ರಮಾಣಪತ್ರ ${nth + 1}`,
  education: (nth) => `ಶಿಕ್ಷಣ ${nth + 1}`,
  subject: 'ವಿಷಯ',
  level: 'ಪ್ರಮಾಣಪತ್ರ',
  number: 'ನೋಂದಣಿ ಸಂಖ್ಯೆ',
  description: 'ವಿವರಣೆ',
  issuedBy: 'ಕೊಟ್ಟವರು',
  institution: 'ಸಂಸ್ಥೆ',
  qualification: 'ಅರ್ಹತೆ',
  specializations: 'ವಿಶೇಷ ಪರಿಣತಿ',
  days: 'ಕ್ಯಾಲೆಂಡರ್‌ಗಳು',
  from: 'ಆರಂಭ',
  to: 'ಕೊನೆ',
  validTo: 'ಯಾವಾಗಿನವರೆಗೆ ಮಾನ್ಯ',
  noEnd: 'ಇದಕ್ಕೆ ಕೊನೆಯ ದಿನಾಂಕವಿಲ್ಲ',
  file: 'ಫೈಲ್',
  fileHint: 'ಸ್ಕ್ಯಾನ್ ಅಥವಾ ಫೋಟೊ. ಇದನ್ನು ನೀವು ಮತ್ತು ಪರಿಶೀಲಿಸುವವರು ಮಾತ್ರ ತೆರೆಯಬಹುದು.',
  addCertificate: 'ಇನ್ನೊಂದು ಪ್ರಮಾಣಪತ್ರ ಸೇರಿಸಿ',
  addEducation: 'ಇನ್ನಷ್ಟು ಶಿಕ್ಷಣ ಸೇರಿಸಿ',
  remove: (what) => `${what} ತೆಗೆದುಹಾಕಿ`,
  removed: (what) => `${what} ತೆಗೆದುಹಾಕಲಾಗಿದೆ`,
  open: (name) => `${name}: ತೆರೆಯಿರಿ`,
  couldNotOpen: 'ಫೈಲ್ ತೆರೆಯಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noSubjects: 'ಮೊದಲು ಹಂತ 1 ರಲ್ಲಿ ನಿಮ್ಮ ವಿಷಯಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.',
  sentBack: 'ಹಿಂದಕ್ಕೆ ಕಳುಹಿಸಲಾಗಿದೆ',
  fileTooLarge: 'ಇದು ತುಂಬಾ ದೊಡ್ಡದು',
  fileRefused: 'ಈ ಫೈಲ್ ಅನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಾಗುವುದಿಲ್ಲ: PDF ಅಥವಾ ಚಿತ್ರ ಆಯ್ಕೆ ಮಾಡಿ',
  fileNoConnection: 'ಸಂಪರ್ಕ ಇಲ್ಲ',
  fileFailed: 'ಕಳುಹಿಸಲಾಗಿಲ್ಲ',
};

export const availabilityText: Translation<typeof english.availabilityText> = {
  from: (day) => `${day}, ಆರಂಭ`,
  to: (day) => `${day}, ಕೊನೆ`,
  hint: 'ನೀವು ಕೆಲಸ ಮಾಡುವ ದಿನಗಳಿಗೆ ಗುರುತು ಹಾಕಿ ಸಮಯ ನಿಗದಿಪಡಿಸಿ. ಮುಂದೆ ಅದನ್ನು ನಿಮ್ಮ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಬದಲಾಯಿಸಬಹುದು.',
  copy: 'ಎಲ್ಲ ದಿನಗಳಿಗೂ ಕಾಪಿ ಮಾಡಿ',
  copyNamed: (day) => `ಎಲ್ಲ ದಿನಗಳಿಗೂ ಕಾಪಿ ಮಾಡಿ: ${day}ದ ಸಮಯ`,
  copied: (day) => `ಈಗ ಎಲ್ಲ ದಿನಗಳಿಗೂ ${day}ದ ಸಮಯವೇ ಇದೆ.`,
  days: ['ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ', 'ಭಾನುವಾರ'],
};

const prices = {
  hour: 'ಗಂಟೆಗೆ ಬೆಲೆ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
  visit: 'ಭೇಟಿಗೆ ಶುಲ್ಕ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
  consultation: 'ಸಮಾಲೋಚನೆಗೆ ಶುಲ್ಕ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
  day: 'ದಿನಕ್ಕೆ ದರ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
};

export const otherText: Translation<typeof english.otherText> = {
  category: 'ಟ್ಯೂಷನ್ ವರ್ಗ',
  experience: (profession) => (profession === 'teacher' ? 'ಬೋಧನೆಯ ಅನುಭವ, ವರ್ಷಗಳಲ್ಲಿ' : 'ಅನುಭವ, ವರ್ಷಗಳಲ್ಲಿ'),
  price: (unit) => prices[unit],
  priceHint: 'ಪೂರ್ತಿ ರೂಪಾಯಿಗಳಲ್ಲಿ. ನಿಮ್ಮ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಯಾವಾಗ ಬೇಕಾದರೂ ಬದಲಾಯಿಸಬಹುದು.',
};

export const reviewText: Translation<typeof english.reviewText> = {
  hours: (from, to) => `${from} ರಿಂದ ${to} ವರೆಗೆ`,
  heading: 'ನೋಡಿ ಸಲ್ಲಿಸಿ',
  back: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿ ಬದಲಾವಣೆ ಬೇಕು',
  edit: 'ಬದಲಾಯಿಸಿ',
  editNamed: (step) => `ಬದಲಾಯಿಸಿ: ${step}`,
  nothing: 'ಇನ್ನೂ ಏನೂ ಇಲ್ಲ',
  none: 'ಇಲ್ಲ',
  submit: 'ಪರಿಶೀಲನೆಗೆ ಸಲ್ಲಿಸಿ',
  submitting: 'ಸಲ್ಲಿಸಲಾಗುತ್ತಿದೆ…',
  notYet: 'ಸಲ್ಲಿಸಲು ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ',
  notYetWhy: (names) => `ಈ ಹಂತಗಳು ಪೂರ್ತಿಯಾಗಿಲ್ಲ: ${names}.`,
  failed: 'ಅದನ್ನು ಸಲ್ಲಿಸಲಾಗಿಲ್ಲ',
  notStored: 'ಒಂದು ಹಂತವನ್ನು ಉಳಿಸಲಾಗಲಿಲ್ಲ. ಯಾವುದು ಎಂದು ಮೇಲೆ ನೋಡಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  soon: 'ಸಾಮಾನ್ಯವಾಗಿ 24 ಗಂಟೆಗಳಲ್ಲಿ ಪರಿಶೀಲಿಸಲಾಗುತ್ತದೆ. ಅದಕ್ಕೂ ಮೊದಲು ನಿಮ್ಮ ಪುಟ ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ.',
  notKept: 'ಸ್ವಲ್ಪ ತಾಳಿ: ನೀವು ಬರೆದ ಎಲ್ಲವನ್ನೂ ಇನ್ನೂ ಉಳಿಸಲಾಗಿಲ್ಲ.',
  whoSees: {
    details: 'ನಿಮ್ಮ ಹೆಸರು, ವಿಷಯಗಳು ಮತ್ತು ಸ್ಥಳ ನಿಮ್ಮ ಪುಟದಲ್ಲಿರುತ್ತವೆ. ನಿಮ್ಮ ಸಂಖ್ಯೆಗಳನ್ನು ಅಲ್ಲಿ ಕೇಳುವವರಿಗೆ ತೋರಿಸಲಾಗುತ್ತದೆ.',
    description: 'ಇದು ನಿಮ್ಮ ಪುಟದಲ್ಲಿ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
    certificates: 'ನಿಮ್ಮ ಅರ್ಹತೆಗಳು ನಿಮ್ಮ ಪುಟದಲ್ಲಿರುತ್ತವೆ. ಫೈಲ್ ಅನ್ನು ನೀವು ಮತ್ತು ಪರಿಶೀಲಿಸುವವರು ಮಾತ್ರ ತೆರೆಯಬಹುದು.',
    education: 'ನಿಮ್ಮ ವಿದ್ಯಾಭ್ಯಾಸ ನಿಮ್ಮ ಪುಟದಲ್ಲಿರುತ್ತದೆ. ಫೈಲ್ ಅನ್ನು ನೀವು ಮತ್ತು ಪರಿಶೀಲಿಸುವವರು ಮಾತ್ರ ತೆರೆಯಬಹುದು.',
    availability: 'ನಿಮ್ಮನ್ನು ಯಾವಾಗ ಬುಕ್ ಮಾಡಬಹುದು ಎಂದು ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
    other: 'ಇದು ನಿಮ್ಮ ಪುಟದಲ್ಲಿ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ.',
  },
};

export const statusText: Translation<typeof english.statusText> = {
  submitted: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಅನ್ನು ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ',
  submittedWhy: 'ಸಾಮಾನ್ಯವಾಗಿ 24 ಗಂಟೆಗಳಲ್ಲಿ ಪರಿಶೀಲಿಸಲಾಗುತ್ತದೆ. ತೀರ್ಮಾನವಾದ ಕೂಡಲೇ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  approved: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಅನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
  approvedWhy: 'ನಿಮ್ಮ ಪುಟ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ, ಅದರಲ್ಲಿ “ಪರಿಶೀಲಿಸಲಾಗಿದೆ” ಬ್ಯಾಡ್ಜ್ ಇದೆ.',
  dashboard: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಹೋಗಿ',
  meanwhile: 'ಅಲ್ಲಿಯವರೆಗೆ ನಿಮ್ಮ ಸಮಯ, ಸೇವೆಗಳು ಮತ್ತು ಫೋಟೊವನ್ನು ಅಲ್ಲಿ ಹೊಂದಿಸಬಹುದು.',
  next: 'ಮುಂದೆ ಏನಾಗುತ್ತದೆ',
  nextSteps: [
    'ನೀವು ಕಳುಹಿಸಿದ ಪ್ರತಿಯೊಂದು ದಾಖಲೆಯನ್ನೂ ನಾವು ಪರಿಶೀಲಿಸುತ್ತೇವೆ.',
    'ಯಾವುದಾದರೂ ಬದಲಾಗಬೇಕಿದ್ದರೆ ಯಾವುದು, ಏಕೆ ಎಂದು ನಾವು ತಿಳಿಸುತ್ತೇವೆ, ನೀವು ಅದನ್ನು ಇಲ್ಲಿ ಮತ್ತೆ ಕಳುಹಿಸುತ್ತೀರಿ.',
    'ಎಲ್ಲದಕ್ಕೂ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕ ಮೇಲೆ ನಿಮ್ಮ ಪುಟ ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ, ಅದರಲ್ಲಿ “ಪರಿಶೀಲಿಸಲಾಗಿದೆ” ಬ್ಯಾಡ್ಜ್ ಇರುತ್ತದೆ.',
  ],
  history: 'ಈವರೆಗೆ ಏನಾಯಿತು',
  documents: 'ನಿಮ್ಮ ದಾಖಲೆಗಳು',
  events: {
    begun: 'ಶುರುವಾಗಿದೆ',
    submitted: 'ಸಲ್ಲಿಸಲಾಗಿದೆ',
    approved: 'ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
    returned: 'ಬದಲಾವಣೆಗೆ ಹಿಂದಕ್ಕೆ ಕಳುಹಿಸಲಾಗಿದೆ',
  },
  states: { waiting: 'ಕಾಯುತ್ತಿದೆ', approved: 'ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ', rejected: 'ಹಿಂದಕ್ಕೆ ಕಳುಹಿಸಲಾಗಿದೆ' },
};
