import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './business.text';

export const text: Translation<typeof english> = {
  forBusiness: 'ನನಗೆ ವ್ಯವಹಾರದ ಹೆಸರಿನಲ್ಲಿ ಇನ್‌ವಾಯ್ಸ್ ಬೇಕು',
  gstin: 'ನಿಮ್ಮ ವ್ಯವಹಾರದ GSTIN',
  gstinWrong: 'GSTIN ನಲ್ಲಿ 15 ಅಕ್ಷರ ಮತ್ತು ಅಂಕಿಗಳಿರುತ್ತವೆ',
  businessName: 'ವ್ಯವಹಾರದ ನೋಂದಾಯಿತ ಹೆಸರು',
  businessAddress: 'ವ್ಯವಹಾರದ ನೋಂದಾಯಿತ ವಿಳಾಸ',
  businessAddressHint: 'ಒಂದೇ ಸಾಲಿನಲ್ಲಿ, ಪಿನ್ ಕೋಡ್‌ನೊಂದಿಗೆ.',
  atMost: (most) => `ಗರಿಷ್ಠ ${most} ಅಕ್ಷರಗಳು`,
};
