import type { Translation } from '@nukkad/platform/words';
import type * as english from './professions.text';

export const text: Translation<typeof english.text> = {
  doctor: {
    one: 'ವೈದ್ಯರು',
    many: 'ವೈದ್ಯರು',
    title: 'ವೈದ್ಯರು',
    specialitiesLabel: 'ಪರಿಣತಿಗಳು',
    heading: (speciality, place) => `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${speciality ?? 'ವೈದ್ಯರು'}`,
    root: 'ಅಲೋಪತಿ ವೈದ್ಯರು',
    branch: (speciality) => `${speciality[0]?.toUpperCase()}${speciality.slice(1)}`,
    yearsOf: 'ವೃತ್ತಿ',
    book: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  },
  engineer: {
    one: 'ಎಂಜಿನಿಯರ್',
    many: 'ಎಂಜಿನಿಯರ್‌ಗಳು',
    title: 'ಎಂಜಿನಿಯರ್‌ಗಳು',
    specialitiesLabel: 'ಕೆಲಸದ ಕ್ಷೇತ್ರಗಳು',
    heading: (field, place) =>
      `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${field === null ? '' : `${field} `}ಎಂಜಿನಿಯರ್‌ಗಳು`,
    root: 'ಎಂಜಿನಿಯರ್‌ಗಳು',
    branch: (field) => `${field} ಎಂಜಿನಿಯರ್‌ಗಳು`,
    yearsOf: 'ಅನುಭವ',
    book: 'ಈಗ ಕೆಲಸಕ್ಕೆ ಕರೆಯಿರಿ',
  },
  ca: {
    one: 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್',
    many: 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು',
    title: 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು',
    specialitiesLabel: 'ಕೆಲಸದ ಕ್ಷೇತ್ರಗಳು',
    heading: (area, place) =>
      `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${area === null ? '' : `${area} `}ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು`,
    root: 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು',
    branch: (area) => `${area} ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು`,
    yearsOf: 'ವೃತ್ತಿ',
    book: 'ಸಮಾಲೋಚನೆ ಬುಕ್ ಮಾಡಿ',
  },
  advocate: {
    one: 'ವಕೀಲರು',
    many: 'ವಕೀಲರು',
    title: 'ವಕೀಲರು',
    specialitiesLabel: 'ವೃತ್ತಿ ಕ್ಷೇತ್ರಗಳು',
    heading: (area, place) => `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${area === null ? '' : `${area} `}ವಕೀಲರು`,
    root: 'ವಕೀಲರು',
    branch: (area) => `${area} ವಕೀಲರು`,
    yearsOf: 'ವೃತ್ತಿ',
    book: 'ಸಮಾಲೋಚನೆ ಬುಕ್ ಮಾಡಿ',
  },
  teacher: {
    one: 'ಶಿಕ್ಷಕರು',
    many: 'ಶಿಕ್ಷಕರು',
    title: 'ಶಿಕ್ಷಕರು',
    specialitiesLabel: 'ವಿಷಯಗಳು',
    heading: (subject, place) =>
      `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${subject === null ? '' : `${subject} `}ಶಿಕ್ಷಕರು`,
    root: 'ಶಿಕ್ಷಕರು',
    branch: (subject) => `${subject} ಶಿಕ್ಷಕರು`,
    yearsOf: 'ಬೋಧನೆ',
    book: 'ಟ್ರಯಲ್ ತರಗತಿ ಬುಕ್ ಮಾಡಿ',
  },
  labour: {
    one: 'ಕೆಲಸಗಾರರು',
    many: 'ಕೆಲಸಗಾರರು',
    title: 'ಕೆಲಸಗಾರರು',
    specialitiesLabel: 'ಕೆಲಸದ ವಿಧಗಳು',
    heading: (work, place) => `${place} ಪ್ರದೇಶದ ಅತ್ಯುತ್ತಮ ${work ?? 'ಕೆಲಸಗಾರರು'}`,
    root: 'ಕೆಲಸಗಾರರು',
    branch: (work) => work,
    yearsOf: 'ಅನುಭವ',
    book: 'ಈಗ ಕೆಲಸಕ್ಕೆ ಕರೆಯಿರಿ',
  },
  officer: {
    one: 'ಅಧಿಕಾರಿ',
    many: 'ಅಧಿಕಾರಿಗಳು',
    title: 'ಅಧಿಕಾರಿಗಳು',
    specialitiesLabel: 'ದೂರಿನ ವಿಧಗಳು',
    heading: () => 'ದೂರು ನೀಡಿ',
    root: 'ಅಧಿಕಾರಿಗಳು',
    branch: (kind) => `${kind.replace(/-related$/i, '')} ಸಂಬಂಧಿತ ದೂರುಗಳು`,
    intro: 'ನಿಮ್ಮ ದೂರಿಗೆ ಸಂಬಂಧಿಸಿದ ಅಧಿಕಾರಿಯನ್ನು ಹುಡುಕಿ, ಇತರ ದೂರುಗಳನ್ನು ಓದಿ.',
    yearsOf: 'ಸೇವೆ',
    book: 'ದೂರು ಬರೆಯಿರಿ',
  },
  governmentOffice: {
    one: 'ಸರ್ಕಾರಿ ಅಧಿಕಾರಿ',
    many: 'ಸರ್ಕಾರಿ ಅಧಿಕಾರಿಗಳು',
    title: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
    specialitiesLabel: 'ಇಲಾಖೆಗಳು',
    heading: (department) => department ?? 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
    root: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
    branch: (department) => department,
    intro: 'ಇಲಾಖೆವಾರು ಕಚೇರಿಗಳು: ಅವುಗಳ ಅಧಿಕಾರಿಗಳು, ಸಮಯ, ಸೇವೆಗಳು ಮತ್ತು ಕೇಳುವ ದಾಖಲೆಗಳು.',
    yearsOf: 'ಸೇವೆ',
    book: 'ದೂರು ಬರೆಯಿರಿ',
  },
};

export const panels: Translation<typeof english.panels> = {
  appointment: { title: () => 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಿ', button: 'ಈಗ ಬುಕ್ ಮಾಡಿ' },
  consultation: { title: () => 'ಸಮಾಲೋಚನೆಯ ಸಮಯ ನಿಗದಿ ಮಾಡಿ', button: 'ಈಗ ಸಮಯ ನಿಗದಿ ಮಾಡಿ' },
  lesson: { title: () => 'ತರಗತಿಯ ಸಮಯ ನಿಗದಿ ಮಾಡಿ', button: 'ಈಗ ಸಮಯ ನಿಗದಿ ಮಾಡಿ' },
  hiring: { title: (name) => `${name} ಅವರನ್ನು ಕೆಲಸಕ್ಕೆ ಕರೆಯಿರಿ`, button: 'ಈಗ ಕೆಲಸಕ್ಕೆ ಕರೆಯಿರಿ' },
};

export const searchHint: Translation<typeof english.searchHint> =
  'ವೈದ್ಯರು, ವಕೀಲರು, ಶಿಕ್ಷಕರು ಮತ್ತು ಇತರರನ್ನು ಹುಡುಕಿ…';

export const cardText: Translation<typeof english.cardText> = {
  clinic: 'ಕ್ಲಿನಿಕ್',
  education: 'ಶಿಕ್ಷಣ',
  experience: 'ಅನುಭವ',
  languages: 'ಭಾಷೆಗಳು',
  qualification: 'ಅರ್ಹತೆ',
  specialization: 'ಪರಿಣತಿ',
  workplace: 'ಕೆಲಸದ ಸ್ಥಳ',
  teachesIn: (languages) => `ಬೋಧನೆಯ ಭಾಷೆಗಳು: ${languages}`,
  teaching: (experience) => `ಬೋಧನೆಯ ಅನುಭವ: ${experience}`,
  lessons: (count) => `${count} ತರಗತಿಗಳು`,
};
