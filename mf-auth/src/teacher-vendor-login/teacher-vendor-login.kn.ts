import type { Translation } from '@nukkad/platform/words';
import type * as english from './teacher-vendor-login.text';

export const heading: Translation<typeof english.heading> = 'ಶಿಕ್ಷಕರ ಲಾಗ್ ಇನ್';
export const lead: Translation<typeof english.lead> = 'ನಿಮ್ಮ ತರಗತಿಗಳು, ನಿಮ್ಮ ವಿದ್ಯಾರ್ಥಿಗಳು ಮತ್ತು ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್.';
export const notTeacher: Translation<typeof english.notTeacher> = (profession) =>
  profession === null
    ? 'ಇದು ಶಿಕ್ಷಕರ ಖಾತೆಯಲ್ಲ. ಈಗ ನೀವು ನಿಮ್ಮ ಪುಟದಲ್ಲಿದ್ದೀರಿ.'
    : `ಇದು ಶಿಕ್ಷಕರ ಖಾತೆಯಲ್ಲ (${profession}). ಈಗ ನೀವು ನಿಮ್ಮ ಪುಟದಲ್ಲಿದ್ದೀರಿ.`;
export const isNew: Translation<typeof english.isNew> = 'ಇನ್ನೂ ಲಿಸ್ಟಿಂಗ್ ಇಲ್ಲವೇ?';
export const listYourself: Translation<typeof english.listYourself> = 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ರಚಿಸಿ';
export const notTeaching: Translation<typeof english.notTeaching> = 'ಶಿಕ್ಷಕರಲ್ಲವೇ?';
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
