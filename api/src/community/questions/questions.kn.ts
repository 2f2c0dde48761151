import { named, quoted } from '../../core/email/strangers.model';
import type * as english from './questions.text';

export const publishedEmail: typeof english.publishedEmail = (
  { to, reference, question },
  address,
) => ({
  to,
  subject: `ನಿಮ್ಮ ಪ್ರಶ್ನೆ ಪ್ರಕಟವಾಗಿದೆ (${reference})`,
  text: `ನಮಸ್ಕಾರ,

ನಿಮ್ಮ ಪ್ರಶ್ನೆಯನ್ನು ಓದಿದ್ದೇವೆ, ಅದು ಈಗ ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ Nukkad ನಲ್ಲಿದೆ:

${quoted(question)}

ಅದನ್ನು ಇಲ್ಲಿ ನೋಡಿ: ${address}

ಪರಿಶೀಲಿಸಲಾದ ವೃತ್ತಿಪರರು ಅದಕ್ಕೆ ಉತ್ತರಿಸಬಹುದು. ಯಾರಾದರೂ ಉತ್ತರಿಸಿದಾಗ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.
`,
});

export const rejectedEmail: typeof english.rejectedEmail = (
  { to, reference, question },
  reason,
) => ({
  to,
  subject: `ನಿಮ್ಮ ಪ್ರಶ್ನೆ ಪ್ರಕಟವಾಗಿಲ್ಲ (${reference})`,
  text: `ನಮಸ್ಕಾರ,

ನಿಮ್ಮ ಪ್ರಶ್ನೆಯನ್ನು ಓದಿದ್ದೇವೆ; ಅದನ್ನು ಪ್ರಕಟಿಸಲಾಗದು:

${quoted(question)}

ಕಾರಣ: ${reason}

ನೀವು ಬೇರೆ ಪದಗಳಲ್ಲಿ ಮತ್ತೆ ಕೇಳಬಹುದು. ಈ ಪ್ರಶ್ನೆ ಸಾರ್ವಜನಿಕವಾಗಿಲ್ಲ.
`,
});

export const answeredEmail: typeof english.answeredEmail = (
  { to, reference, question },
  by,
  address,
) => ({
  to,
  subject: `ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಬಂದಿದೆ (${reference})`,
  text: `ನಮಸ್ಕಾರ,

ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರಿಸಿದವರು: ${named(by)}

${quoted(question)}

ಉತ್ತರ: ${address}
`,
});
