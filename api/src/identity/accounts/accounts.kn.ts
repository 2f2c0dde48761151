import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type * as english from './accounts.text';

const care = `ಇದು ${limits.otpMinutes} ನಿಮಿಷ, ಇದನ್ನು ಕೇಳಿದ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.
Nukkad ಇದನ್ನು ಫೋನ್‌ನಲ್ಲಿ ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ. ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರ್ಲಕ್ಷಿಸಿ.`;

export const registrationEmail: typeof english.registrationEmail = (to, code) => ({
  to,
  subject: 'ನಿಮ್ಮ Nukkad ಕೋಡ್',
  text: `ನಮಸ್ಕಾರ,\n\nನಿಮ್ಮ ಕೋಡ್ ${code}\n\n${care}\n`,
});

export const passwordLinkEmail: typeof english.passwordLinkEmail = (to, name, link) => ({
  to,
  subject: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

Nukkad ಗಾಗಿ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಇಲ್ಲಿ ಆಯ್ಕೆ ಮಾಡಿ:
${link}

ಈ ಲಿಂಕ್ ಒಂದೇ ಬಾರಿ, ${limits.resetLinkMinutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ. Nukkad ನಿಂದ ಯಾರೂ ಇದನ್ನು ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ.
ನೀವು ಇದನ್ನು ಕೇಳಿರದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರ್ಲಕ್ಷಿಸಿ: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.
`,
});

export const newAddressEmail: typeof english.newAddressEmail = (to, code) => ({
  to,
  subject: 'ನಿಮ್ಮ ಹೊಸ ಇಮೇಲ್ ದೃಢೀಕರಿಸಿ',
  text: `ನಮಸ್ಕಾರ,\n\nNukkad ನಲ್ಲಿ ಈ ಇಮೇಲ್ ದೃಢೀಕರಿಸಲು ನಿಮ್ಮ ಕೋಡ್ ${code}\n\n${care}\n`,
});

export const addressChangingEmail: typeof english.addressChangingEmail = (to, name, next) => ({
  to,
  subject: 'Nukkad ನಲ್ಲಿ ನಿಮ್ಮ ಇಮೇಲ್ ಬದಲಾಗುತ್ತಿದೆ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಆದ ಯಾರೋ ಅದರ ಇಮೇಲ್ ಅನ್ನು ${masked(next)} ಗೆ ಬದಲಾಯಿಸಲು ಕೇಳಿದ್ದಾರೆ.
ಆ ವಿಳಾಸ ದೃಢವಾಗುವವರೆಗೆ ಈ ವಿಳಾಸವೇ ಇರುತ್ತದೆ. ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಈಗಲೇ ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ.
`,
});

export const addressChangedEmail: typeof english.addressChangedEmail = (
  to,
  name,
  { next, link },
) => ({
  to,
  subject: 'Nukkad ನಲ್ಲಿ ನಿಮ್ಮ ಇಮೇಲ್ ಬದಲಾಗಿದೆ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ಈಗ ${masked(next)}.
ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಈ ವಿಳಾಸವನ್ನು ಮತ್ತೆ ನಿಮ್ಮ ಇಮೇಲ್ ಮಾಡಿ ಮತ್ತು ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಇಲ್ಲಿ ಆಯ್ಕೆ ಮಾಡಿ:
${link}

ಈ ಲಿಂಕ್ ಒಂದೇ ಬಾರಿ, ${limits.emailTakeBackHours} ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇದು ಎಲ್ಲ ಸಾಧನಗಳನ್ನು ಲಾಗ್ ಔಟ್ ಮಾಡುತ್ತದೆ, ಮತ್ತು ಪಾಸ್‌ಕೀಗಳನ್ನು
ಹಾಗೂ ಜೋಡಿಸಿದ ಸೈನ್-ಇನ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕುತ್ತದೆ. Nukkad ನಿಂದ ಯಾರೂ ಇದನ್ನು ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ. ಇದನ್ನು ನೀವೇ ಮಾಡಿದ್ದರೆ, ಏನೂ
ಮಾಡಬೇಕಾಗಿಲ್ಲ.
`,
});

export const addressTakenBackEmail: typeof english.addressTakenBackEmail = (to, name) => ({
  to,
  subject: 'Nukkad ನಲ್ಲಿ ಇದು ಮತ್ತೆ ನಿಮ್ಮ ಇಮೇಲ್',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ಈ ವಿಳಾಸ ಮತ್ತೆ ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ಆಗಿದೆ, ಈಗಷ್ಟೇ ಆಯ್ಕೆ ಮಾಡಿದ ಪಾಸ್‌ವರ್ಡ್‌ನೊಂದಿಗೆ.
ಎಲ್ಲ ಸಾಧನಗಳನ್ನು ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ. ಪಾಸ್‌ಕೀಗಳನ್ನು ಮತ್ತು ಜೋಡಿಸಿದ ಸೈನ್-ಇನ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ; ಮತ್ತೆ ಸೇರಿಸಬಹುದು.
ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಕೇಳಿ ಮತ್ತು ಸಹಾಯ ಫಾರ್ಮ್ ಮೂಲಕ ನಮಗೆ ತಿಳಿಸಿ.
`,
});

export const passwordChangedEmail: typeof english.passwordChangedEmail = (to, name, passkeys) => ({
  to,
  subject: 'ನಿಮ್ಮ Nukkad ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ ಮತ್ತು ಎಲ್ಲ ಸಾಧನಗಳನ್ನು ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.
${passkeysIn(passkeys)}ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಕೇಳಿ, ಮತ್ತು ಸಹಾಯ ಫಾರ್ಮ್ ಮೂಲಕ ನಮಗೆ ತಿಳಿಸಿ.
`,
});

const passkeysIn: (passkeys: Parameters<typeof english.passwordChangedEmail>[2]) => string = ({
  passkeysRemoved,
  passkeysKept,
}) => {
  if (passkeysKept.length > 0) {
    return `ಈ ಪಾಸ್‌ಕೀಗಳು ಉಳಿಯುತ್ತವೆ, ಏಕೆಂದರೆ ನಿಮ್ಮ ಖಾತೆ ಇವುಗಳಲ್ಲಿ ಒಂದರಿಂದ ಮಾತ್ರ ತೆರೆಯುತ್ತದೆ:
${listed(passkeysKept)}
ಲಾಗ್ ಇನ್ ಮಾಡಿ, ನಿಮ್ಮದಲ್ಲದವುಗಳನ್ನು “ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ” ನಲ್ಲಿ ತೆಗೆದುಹಾಕಿ.
`;
  }
  if (passkeysRemoved.length === 0) return '';
  return `ಬೇರೆ ಯಾರಿಗೂ ಒಳಬರುವ ದಾರಿ ಉಳಿಯದಂತೆ ಈ ಪಾಸ್‌ಕೀಗಳನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ:
${listed(passkeysRemoved)}
ಲಾಗ್ ಇನ್ ಮಾಡಿ, ನಿಮ್ಮ ಸಾಧನಗಳ ಪಾಸ್‌ಕೀಗಳನ್ನು “ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ” ನಲ್ಲಿ ಮತ್ತೆ ಸೇರಿಸಿ.
`;
};

const listed = (names: string[]): string => names.map((name) => `- ${named(name)}`).join('\n');

const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');
