import type * as english from './sign-in.text';
import { providerNames } from './sign-in.text';

export const linkedEmail: typeof english.linkedEmail = (to, provider) => ({
  to,
  subject: `ಈಗ ${providerNames[provider]} ಮೂಲಕವೂ Nukkad ಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಬಹುದು`,
  text: `ನಮಸ್ಕಾರ,

ಯಾರೋ ಈಗಷ್ಟೇ ${providerNames[provider]} ಮೂಲಕ ನಿಮ್ಮ Nukkad ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಿದ್ದಾರೆ; ಈ ಇಮೇಲ್ ಅವರದೇ ಎಂದು
${providerNames[provider]} ದೃಢೀಕರಿಸುತ್ತದೆ. ಇನ್ನು ಮುಂದೆ ಇದು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಂತೆಯೇ ಕೆಲಸ ಮಾಡುತ್ತದೆ.

ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ನಿಮ್ಮ ${providerNames[provider]} ಖಾತೆಯ ಮತ್ತು ನಿಮ್ಮ ಇಮೇಲ್‌ನ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ, ನಂತರ
ಸಹಾಯ ಫಾರ್ಮ್ ಮೂಲಕ ನಮಗೆ ತಿಳಿಸಿ.
`,
});
