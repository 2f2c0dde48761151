import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './crash.text';

export const text: Translation<typeof english> = {
  title: 'ಅಪ್ಲಿಕೇಶನ್‌ನಲ್ಲಿ ಅನಿರೀಕ್ಷಿತ ದೋಷ!',
  explanation: 'ಪುಟ ಕೆಲಸ ನಿಲ್ಲಿಸಿದೆ, ಆದ್ದರಿಂದ ಇಲ್ಲಿ ಇನ್ನೇನೂ ತೋರಿಸಲಾಗದು.',
  next: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಅಥವಾ ಮುಖಪುಟದಿಂದ ಆರಂಭಿಸಿ. ದೋಷವನ್ನು ವರದಿ ಮಾಡಲಾಗಿದೆ.',
  reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  home: 'ಮುಖಪುಟ',
  reference: (id) => `ಉಲ್ಲೇಖ ${id}`,
};
