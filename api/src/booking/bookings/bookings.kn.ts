import { limits } from '@nukkad/platform/contract';
import type * as english from './bookings.text';

export const codeEmail: typeof english.codeEmail = (to, code) => ({
  to,
  subject: 'ನಿಮ್ಮ Nukkad ಕೋಡ್',
  text: `ನಮಸ್ಕಾರ,

ನಿಮ್ಮ ಕೋಡ್ ${code}. ನೀವು ಬುಕ್ ಮಾಡುತ್ತಿರುವ ಪುಟದಲ್ಲಿ ಅದನ್ನು ಬರೆಯಿರಿ. ಇದು ${limits.otpMinutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ.

ನೀವು ಏನನ್ನೂ ಬುಕ್ ಮಾಡುತ್ತಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರ್ಲಕ್ಷಿಸಿ.`,
});
