import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const stars: Translation<typeof english.stars> = (stars) => `5ರಲ್ಲಿ ${stars} ಸ್ಟಾರ್`;
export const more: Translation<typeof english.more> = 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ';
export const mobileWrong: Translation<typeof english.mobileWrong> = 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ';
