import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './link.text';

export const text: Translation<typeof english> = {
  opensElsewhere: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
};
