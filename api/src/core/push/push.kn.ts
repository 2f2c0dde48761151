import type * as english from './push.text';

export const wording: typeof english.wording = () =>
  'Nukkad ಈ ಸಾಧನದಲ್ಲಿ ಸೂಚನೆಗಳನ್ನು ಮತ್ತು ಅವುಗಳ ವಿಷಯವನ್ನು ತೋರಿಸಬಹುದು, ಯಾವ ಪುಟವೂ ತೆರೆದಿಲ್ಲದಿದ್ದಾಗಲೂ. ನಾನು ಇದನ್ನು ನನ್ನ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಬಹುದು.';
