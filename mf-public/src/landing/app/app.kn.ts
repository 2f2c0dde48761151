import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './app.text';

export const text: Translation<typeof english> = {
  title: 'ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  why: 'Nukkad ಅನ್ನು ನಿಮ್ಮ ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ನಲ್ಲಿ ಇಡಿ: ಒಂದೇ ಟ್ಯಾಪ್, ಸ್ಟೋರ್ ಬೇಡ, ಜಾಗವೂ ಬಹಳ ಕಡಿಮೆ.',
  install: 'ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ',
  how: {
    ios: 'Safari ಯಲ್ಲಿ ಹಂಚಿಕೊಳ್ಳಿ (Share) ಒತ್ತಿ, ನಂತರ “ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ” (Add to Home Screen).',
    android:
      'ಬ್ರೌಸರ್‌ನ ಮೆನು (⋮) ತೆರೆಯಿರಿ, ನಂತರ “ಆ್ಯಪ್ ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ” (Install app) ಅಥವಾ “ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ” (Add to Home screen) ಆಯ್ಕೆ ಮಾಡಿ.',
    safari: 'ಮೆನು ಬಾರ್‌ನಲ್ಲಿ ಫೈಲ್ (File) ಆಯ್ಕೆ ಮಾಡಿ, ನಂತರ “ಡಾಕ್‌ಗೆ ಸೇರಿಸಿ” (Add to Dock).',
    firefox:
      'ಈ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ Firefox ಪುಟಗಳನ್ನು ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಲಾರದು. Nukkad ಅನ್ನು Chrome ಅಥವಾ Edge ನಲ್ಲಿ, ಅಥವಾ ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ.',
    desktop: 'ಅಡ್ರೆಸ್ ಬಾರ್‌ನ ಕೊನೆಯಲ್ಲಿರುವ ಇನ್‌ಸ್ಟಾಲ್ ಚಿಹ್ನೆ ಒತ್ತಿ, ಅಥವಾ ಬ್ರೌಸರ್‌ನ ಮೆನುವಿನಲ್ಲಿ ನೋಡಿ.',
  },
};
