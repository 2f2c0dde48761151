import { named, quoted } from '../../core/email/strangers.model';
import type * as english from './support.text';

export const arrivedEmail: typeof english.arrivedEmail = ({ to, number, address }) => ({
  to,
  subject: `ನಿಮ್ಮ ಸಂದೇಶ ತಲುಪಿದೆ (${number})`,
  text: `ನಮಸ್ಕಾರ,

ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ: ಅದು ಟಿಕೆಟ್ ${number}. ಒಬ್ಬ ವ್ಯಕ್ತಿ ಅದನ್ನು ಓದಿ ಉತ್ತರಿಸುತ್ತಾರೆ.

ಅದನ್ನು ಇಲ್ಲಿ ನೋಡಿ ಅಥವಾ ಇನ್ನಷ್ಟು ಬರೆಯಿರಿ: ${address}

ನೀವು ನಮಗೆ ಬರೆದಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರ್ಲಕ್ಷಿಸಿ.
`,
});

export const answeredEmail: typeof english.answeredEmail = (
  { to, name, number, address },
  answer,
) => ({
  to,
  subject: `ನಿಮಗೆ ಉತ್ತರಿಸಿದ್ದೇವೆ (${number})`,
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಗೆ ಉತ್ತರಿಸಿದ್ದೇವೆ:

${quoted(answer)}

ಉತ್ತರಿಸಲು: ${address}
`,
});

export const closedEmail: typeof english.closedEmail = ({ to, name, number, address }) => ({
  to,
  subject: `ನಿಮ್ಮ ಟಿಕೆಟ್ ಮುಚ್ಚಲಾಗಿದೆ (${number})`,
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಮುಚ್ಚಿದ್ದೇವೆ. ನೀವು ಅದನ್ನು ಈಗಲೂ ಓದಬಹುದು: ${address}

ಇನ್ನೇನಾದರೂ ಇದ್ದರೆ, ನಮಗೆ ಮತ್ತೆ ಬರೆಯಿರಿ.
`,
});

export const reopenedEmail: typeof english.reopenedEmail = ({ to, name, number, address }) => ({
  to,
  subject: `ನಿಮ್ಮ ಟಿಕೆಟ್ ಮತ್ತೆ ತೆರೆದಿದೆ (${number})`,
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಮತ್ತೆ ತೆರೆದಿದ್ದೇವೆ; ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.

ಉತ್ತರಿಸಲು: ${address}
`,
});

export const notifications: typeof english.notifications = {
  answered: (number) => ({
    title: 'ಗ್ರಾಹಕ ಸಹಾಯ ಉತ್ತರಿಸಿದೆ',
    text: `ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಗೆ ಉತ್ತರ ಬಂದಿದೆ.`,
  }),
  closed: (number) => ({
    title: 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಮುಚ್ಚಲಾಗಿದೆ',
    text: `ಗ್ರಾಹಕ ಸಹಾಯ ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಮುಚ್ಚಿದೆ.`,
  }),
  reopened: (number) => ({
    title: 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಮತ್ತೆ ತೆರೆದಿದೆ',
    text: `ಗ್ರಾಹಕ ಸಹಾಯ ನಿಮ್ಮ ಟಿಕೆಟ್ ${number} ಮತ್ತೆ ತೆರೆದಿದೆ.`,
  }),
};
