import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type * as english from './client-links.text';

const appointmentsKept = 'ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಬುಕ್ ಮಾಡಿದ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಅಲ್ಲೇ ಇರುತ್ತವೆ.';

export const clientNotifications: typeof english.clientNotifications = {
  linked: (vendor) => ({
    title: 'ನಿಮ್ಮ ಖಾತೆ ಒಂದು ದಾಖಲೆಗೆ ಜೋಡಣೆಯಾಗಿದೆ',
    text: `ನಿಮ್ಮ ದಾಖಲೆಯಲ್ಲಿ ${vendor} ಹಂಚಿಕೊಳ್ಳುವುದನ್ನು ಈಗ ನೋಡಬಹುದು: ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಮತ್ತು ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು, ಅವರ ಟಿಪ್ಪಣಿಗಳು ಎಂದೂ ಅಲ್ಲ.`,
  }),
  refused: (vendor) => ({
    title: 'ಜೋಡಿಸುವ ಒಂದು ವಿನಂತಿ ನಿರಾಕರಿಸಲಾಗಿದೆ',
    text: `${vendor} ಅವರಿಗೆ ನಿಮ್ಮ ದಾಖಲೆ ಸಿಗಲಿಲ್ಲ. ಅವರನ್ನೇ ನೇರವಾಗಿ ಕೇಳಿ, ಅಥವಾ ಬೇರೆ ವಿಳಾಸ ಇಲ್ಲವೇ ಸಂಖ್ಯೆ ಪ್ರಯತ್ನಿಸಿ.`,
  }),
  ended: (vendor) => ({
    title: 'ದಾಖಲೆಯ ಒಂದು ಜೋಡಣೆ ಕೊನೆಗೊಂಡಿದೆ',
    text: `${vendor} ನಿಮ್ಮ ದಾಖಲೆಯ ಜೋಡಣೆ ಕೊನೆಗೊಳಿಸಿದ್ದಾರೆ, ಆದ್ದರಿಂದ ಅದು ನಿಮಗೆ ಇನ್ನು ಕಾಣುವುದಿಲ್ಲ. ${appointmentsKept}`,
  }),
};

export const professionalNotifications: typeof english.professionalNotifications = {
  requested: () => ({
    title: 'ನಿಮ್ಮ ಒಂದು ದಾಖಲೆ ತಮ್ಮದು ಎಂದು ಒಬ್ಬರು ಹೇಳುತ್ತಾರೆ',
    text: 'ಅದು ಅವರೇ ಎಂದು ನಿಮಗೆ ಗೊತ್ತಿದ್ದರೆ ಮಾತ್ರ ಒಪ್ಪಿಕೊಳ್ಳಿ; ಇಲ್ಲದಿದ್ದರೆ ನಿರಾಕರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಅವರಿಗೆ ಏನೂ ಕಾಣುವುದಿಲ್ಲ.',
  }),
  linked: () => ({
    title: 'ಒಬ್ಬ ಗ್ರಾಹಕರು ತಮ್ಮ ಖಾತೆ ಜೋಡಿಸಿದ್ದಾರೆ',
    text: 'ಅವರು ನಿಮ್ಮ ದಾಖಲೆಯ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿದ್ದಾರೆ, ಈಗ ಅದರ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಮತ್ತು ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳನ್ನು ನೋಡಬಹುದು, ನಿಮ್ಮ ಟಿಪ್ಪಣಿಗಳನ್ನು ಎಂದೂ ಅಲ್ಲ.',
  }),
  ended: () => ({
    title: 'ಒಬ್ಬ ಗ್ರಾಹಕರು ಜೋಡಣೆ ಕೊನೆಗೊಳಿಸಿದ್ದಾರೆ',
    text: 'ನಿಮ್ಮ ದಾಖಲೆ ನಿಮ್ಮ ಬಳಿಯೇ ಇರುತ್ತದೆ. ಗ್ರಾಹಕರಿಗೆ ಅದರಲ್ಲಿ ಇನ್ನು ಏನೂ ಕಾಣುವುದಿಲ್ಲ.',
  }),
};

const care = 'ಇದು ಯಾವುದರ ಬಗ್ಗೆ ಎಂದು ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ನಿರ್ಲಕ್ಷಿಸಿ: ಆಗ ಏನನ್ನೂ ಹಂಚಿಕೊಳ್ಳುವುದಿಲ್ಲ.';

export const proofEmail: typeof english.proofEmail = (to, vendor, link) => ({
  to,
  subject: 'ಇದು ನಿಮ್ಮ ದಾಖಲೆಯೇ?',
  text: `ನಮಸ್ಕಾರ,

Nukkad ಗೆ ಲಾಗ್ ಇನ್ ಆಗಿರುವ ಒಬ್ಬರು, ${named(vendor)} ಈ ವಿಳಾಸದಲ್ಲಿ ಇಟ್ಟಿರುವ ದಾಖಲೆಯನ್ನು ನೋಡಲು ಕೇಳುತ್ತಾರೆ.
ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, ಕೇಳಿದ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಆಗಿರುವಾಗ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ:
${link}

ಲಿಂಕ್ ಒಂದೇ ಬಾರಿ, ${limits.clientProofMinutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ${care}
`,
});

export const invitationEmail: typeof english.invitationEmail = (to, vendor, link) => ({
  to,
  subject: 'Nukkad ನಲ್ಲಿ ನಿಮ್ಮ ದಾಖಲೆ ನೋಡಿ',
  text: `ನಮಸ್ಕಾರ,

${named(vendor)} ತಾವು ಇಟ್ಟಿರುವ ನಿಮ್ಮ ದಾಖಲೆಗೆ ನಿಮ್ಮ Nukkad ಖಾತೆಯನ್ನು ಜೋಡಿಸಲು ಆಹ್ವಾನಿಸುತ್ತಾರೆ.
ಅದರ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಮತ್ತು ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು ನಿಮಗೆ ಕಾಣುತ್ತವೆ. ಲಾಗ್ ಇನ್ ಮಾಡಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ, ಮತ್ತು ಇಲ್ಲಿ ಒಪ್ಪಿಕೊಳ್ಳಿ:
${link}

ಲಿಂಕ್ ಒಂದೇ ಬಾರಿ, ${limits.clientInvitationDays} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ${care}
`,
});
