import { nameIn } from '@nukkad/platform/names/in-languages';
import type * as english from './office-grants.text';

export const officeNotifications: typeof english.officeNotifications = {
  granted: (place) => ({
    title: 'ನಿಮ್ಮ ಇಲಾಖೆಯ ಪುಟವನ್ನು ಈಗ ನೀವು ನಿರ್ವಹಿಸುತ್ತೀರಿ',
    text: `ಈಗ ನೀವು ${nameIn('kn', place)} ಪರವಾಗಿ ಮಾತನಾಡುತ್ತೀರಿ: ಅದರ ಸಾರ್ವಜನಿಕ ಪುಟ ಮತ್ತು ದೂರುಗಳಿಗೆ ಉತ್ತರಗಳು.`,
  }),
  rejected: (place, reason) => ({
    title: 'ನಿಮ್ಮ ಇಲಾಖೆಯ ಪುಟವನ್ನು ನೀವು ನಿರ್ವಹಿಸುವುದಿಲ್ಲ',
    text: `ನೀವು ${nameIn('kn', place)} ಪರವಾಗಿ ಮಾತನಾಡಲಾಗದು: ${reason}`,
  }),
  revoked: (place, reason) => ({
    title: 'ನಿಮ್ಮ ಇಲಾಖೆಯ ಪುಟವನ್ನು ಇನ್ನು ನೀವು ನಿರ್ವಹಿಸುವುದಿಲ್ಲ',
    text: `ನೀವು ಇನ್ನು ${nameIn('kn', place)} ಪರವಾಗಿ ಮಾತನಾಡುವುದಿಲ್ಲ: ${reason}`,
  }),
};
