import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  label: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನಲ್ಲಿ ಹುಡುಕಿ',
  placeholder: (what) => `ಹುಡುಕಿ: ${what.join(', ')}`,
  none: 'ಏನೂ ಸಿಗಲಿಲ್ಲ. ಹೆಸರು, ಸಂಖ್ಯೆ ಅಥವಾ ವಿಷಯ ಬರೆದು ನೋಡಿ.',
  failed: 'ಹುಡುಕಲು ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಬರೆದದ್ದನ್ನು ಬದಲಾಯಿಸಿ.',
};
