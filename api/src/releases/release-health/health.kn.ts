import { named } from '../../core/email/strangers.model';
import type { text as english } from './health.text';

export const text: Pick<typeof english, 'takenBack' | 'letter'> = {
  takenBack: ({ part, canary, owner }, why) => ({
    title: `${part} ಕ್ಯಾನರಿ ಹಿಂಪಡೆಯಲಾಗಿದೆ`,
    text: `ಆವೃತ್ತಿ ${canary}${owner === undefined ? '' : ` (ತಂಡ “${owner}”)`}: ${why}. ಈಗ ಎಲ್ಲರೂ ಹಿಂದಿನ ಆವೃತ್ತಿ ಬಳಸುತ್ತಾರೆ; ತೆರೆದ ಪುಟಗಳು ಮುಂದಿನ ಹೆಜ್ಜೆಯಲ್ಲಿ ಬದಲಾಗುತ್ತವೆ.`,
  }),
  letter: (name, words, address) => ({
    subject: words.title,
    text: `ನಮಸ್ಕಾರ ${named(name)},

${words.text}

ಪುಟಗಳು ಏನು ಹೇಳಿದವು, ಪ್ರತಿ ಆವೃತ್ತಿಗೆ:
${address}`,
  }),
};
