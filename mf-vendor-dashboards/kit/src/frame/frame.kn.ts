import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './frame.text';

export const text: Translation<typeof english> = {
  product: 'Nukkad',
  skip: 'ನೇರ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  home: 'ಮುಖಪುಟ',
  copyright: 'ಕೃತಿಸ್ವಾಮ್ಯ 2008-24. ಎಲ್ಲ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.',
  menu: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  bar: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್, ಕೆಳಭಾಗದಲ್ಲಿ',
  more: 'ಇನ್ನಷ್ಟು',
  waiting: (count) => `, ${count} ಕಾಯುತ್ತಿವೆ`,
  narrow: 'ಮೆನು ಕಿರಿದಾಗಿಸಿ',
  wide: 'ಮೆನು ಅಗಲವಾಗಿಸಿ',
  signedIn: (name) => `${name} ಹೆಸರಿನಲ್ಲಿ ಲಾಗ್ ಇನ್ ಆಗಿದೆ`,
  logout: 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  logoutNext: 'ಮತ್ತೆ ಬರಲು ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬೇಕು.',
  loggingOut: 'ಲಾಗ್ ಔಟ್ ಆಗುತ್ತಿದೆ…',
  loggedOut: 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  unknownRoom: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನಲ್ಲಿ ಅಂಥ ಪುಟ ಇಲ್ಲ',
  unknownRoomNext: (room) => `ಅದರ ಬದಲು ಈ ಪುಟ ಕಾಣುತ್ತಿದೆ: ${room}. ಎಲ್ಲ ಪುಟಗಳು ಮೆನುವಿನಲ್ಲಿವೆ.`,
};
