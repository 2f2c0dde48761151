import { limits } from '@nukkad/platform/contract';
import type * as english from './complaints.text';

const levels: Record<number, string> = { 2: 'ಕಚೇರಿಯ ಮುಖ್ಯಸ್ಥರ', 3: 'Nukkad ತಂಡದ' };
const nextLevel = (level: number) => levels[level] ?? 'ಮುಂದಿನ ಹಂತದ';

export const toComplainant: typeof english.toComplainant = (what, { number, level }, note) => {
  const because = note === null ? '' : ` ಕಾರಣ: ${note}`;
  const words: Record<english.NewsOfComplaint, english.Words> = {
    received: {
      title: `ನಿಮ್ಮ ದೂರು ${number} ತಲುಪಿದೆ`,
      text: `ನಾವು ಇದನ್ನು ${limits.complaintReviewDays} ದಿನಗಳೊಳಗೆ ಓದಿ, ಬೇರೆ ಯಾರಾದರೂ ನೋಡುವ ಮೊದಲು ಹೆಸರುಗಳನ್ನು ಮತ್ತು ಖಾಸಗಿ ವಿವರಗಳನ್ನು ತೆಗೆಯುತ್ತೇವೆ.`,
    },
    published: {
      title: `ನಿಮ್ಮ ದೂರು ${number} ಪ್ರಕಟವಾಗಿದೆ`,
      text: `ಕಚೇರಿಗೆ ತಿಳಿಸಲಾಗಿದೆ. ಇದನ್ನು ನೋಡಲು ${limits.complaintAcknowledgeDays} ದಿನ ಮತ್ತು ಉತ್ತರಿಸಲು ${limits.complaintAnswerDays} ದಿನ ಅದಕ್ಕಿದೆ.`,
    },
    rejected: {
      title: `ನಿಮ್ಮ ದೂರು ${number} ಪ್ರಕಟವಾಗಿಲ್ಲ`,
      text: `ಬೇರೆ ಯಾರೂ ಇದನ್ನು ನೋಡಿಲ್ಲ.${because}`,
    },
    'taken-down': {
      title: `ನಿಮ್ಮ ದೂರು ${number} ತೆಗೆದುಹಾಕಲಾಗಿದೆ`,
      text: `ಬೇರೆ ಯಾರೂ ಇನ್ನು ಇದನ್ನು ಓದಲಾಗದು.${because}`,
    },
    'in-progress': {
      title: `ಕಚೇರಿ ನಿಮ್ಮ ದೂರು ${number} ಪರಿಶೀಲಿಸುತ್ತಿದೆ`,
      text: 'ಅದು ಉತ್ತರಿಸಿದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
    },
    escalated: {
      title: `ನಿಮ್ಮ ದೂರು ${number} ಮೇಲಿನ ಹಂತಕ್ಕೆ ಹೋಗಿದೆ`,
      text: `ಕಚೇರಿ ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಉತ್ತರಿಸಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಇದು ಈಗ ${nextLevel(level)} ಬಳಿ ಇದೆ.`,
    },
    answered: {
      title: `ಕಚೇರಿ ನಿಮ್ಮ ದೂರು ${number} ಗೆ ಉತ್ತರಿಸಿದೆ`,
      text: 'ಅದರ ಉತ್ತರ ನಿಮ್ಮ ದೂರಿನ ಪುಟದಲ್ಲಿದೆ.',
    },
    closed: {
      title: `ನಿಮ್ಮ ದೂರು ${number} ಮುಚ್ಚಲಾಗಿದೆ`,
      text: `ಇದನ್ನು ಈಗಲೂ ಓದಬಹುದು.${because}`,
    },
  };
  return words[what];
};

export const toOffice: typeof english.toOffice = (what, { number, level }) => {
  const words: Record<english.NewsOfOffice, english.Words> = {
    published: {
      title: `ದೂರು ${number} ನಿಮ್ಮ ಕಚೇರಿಯ ಬಗ್ಗೆ ಇದೆ`,
      text: `ನೀವು ಇದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೀರಿ ಎಂದು ${limits.complaintAcknowledgeDays} ದಿನಗಳೊಳಗೆ ತಿಳಿಸಿ, ಮತ್ತು ${limits.complaintAnswerDays} ದಿನಗಳೊಳಗೆ ಉತ್ತರಿಸಿ.`,
    },
    escalated: {
      title: `ದೂರು ${number} ಮೇಲಿನ ಹಂತಕ್ಕೆ ಹೋಗಿದೆ`,
      text: `ನೀವು ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಉತ್ತರಿಸಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಇದು ಈಗ ${nextLevel(level)} ಬಳಿ ಇದೆ. ನೀವು ಈಗಲೂ ಉತ್ತರಿಸಬಹುದು.`,
    },
    contested: {
      title: `ದೂರು ${number} ನಿಮ್ಮ ಉತ್ತರದಿಂದ ಬಗೆಹರಿದಿಲ್ಲ`,
      text: `ದೂರು ನೀಡಿದವರು ಹಾಗೆ ಹೇಳಿದ್ದಾರೆ, ಮತ್ತು ಇದು ಈಗ ${nextLevel(level)} ಬಳಿ ಇದೆ. ನೀವು ಮತ್ತೆ ಉತ್ತರಿಸಬಹುದು.`,
    },
    closed: {
      title: `ದೂರು ${number} ಮುಚ್ಚಲಾಗಿದೆ`,
      text: 'ನೀವು ಇನ್ನೇನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',
    },
    'taken-down': {
      title: `ದೂರು ${number} ತೆಗೆದುಹಾಕಲಾಗಿದೆ`,
      text: 'ಇನ್ನು ಇದನ್ನು ಯಾರೂ ಓದಲಾಗದು, ಮತ್ತು ನೀವು ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',
    },
  };
  return words[what];
};

export const emailOf: typeof english.emailOf = ({ title, text }, address) => ({
  subject: title,
  text: `ನಮಸ್ಕಾರ,

${text}

ಮುಂದಿನ ಮಾಹಿತಿಯನ್ನು ಇಲ್ಲಿ ನೋಡಿ, ಮತ್ತು ಈ ಲಿಂಕ್ ಅನ್ನು ನಿಮ್ಮಲ್ಲೇ ಇಟ್ಟುಕೊಳ್ಳಿ:
${address}

ನೀವು Nukkad ನಲ್ಲಿ ದೂರು ನೀಡಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರ್ಲಕ್ಷಿಸಿ.`,
});
