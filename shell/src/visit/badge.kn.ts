import { formatViewerDateTime } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './badge.text';

export const text: Translation<typeof english> = {
  label: 'ಈ ಪುಟದ ಬಗ್ಗೆ',
  preview: (part, until) => `ನೀವು ${part} ಮುನ್ನೋಟ ನೋಡುತ್ತಿದ್ದೀರಿ, ${formatViewerDateTime(until)} ವರೆಗೆ.`,
  previewFellBack: (part) => `${part} ಮುನ್ನೋಟ ಕೆಲಸ ಮಾಡಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಎಲ್ಲರಿಗೂ ಇರುವ ಆವೃತ್ತಿಯೇ ನಿಮಗೆ ಕಾಣುತ್ತಿದೆ.`,
  previewBroken: (part) => `${part} ಮುನ್ನೋಟ ಕೆಲಸ ಮಾಡಲಿಲ್ಲ. ಉಳಿದ ಪುಟ ಎಲ್ಲರಿಗೂ ಕಾಣುವಂತೆಯೇ ಇದೆ.`,
  previewIgnored: (why) => `ಮುನ್ನೋಟ ತೋರಿಸಿಲ್ಲ: ${why} ನಿಮಗೆ ಈಗಿನ ಪುಟ ಕಾಣುತ್ತಿದೆ.`,
  replay: (lock) => `ಕಾಂಪೊಸಿಷನ್ ${lock} ಹಿಂದೆ ಇದ್ದಂತೆಯೇ ನಿಮಗೆ ಕಾಣುತ್ತಿದೆ.`,
  lockUnknown: (lock) => `ಕಾಂಪೊಸಿಷನ್ ${lock} ಇಲ್ಲಿ ಇಟ್ಟಿಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮಗೆ ಈಗಿನ ಪುಟ ಕಾಣುತ್ತಿದೆ.`,
  backFromPreview: 'ಲೈವ್ ಪುಟಕ್ಕೆ ಹಿಂದಿರುಗಿ',
  backFromReplay: 'ಈಗಿನ ಪುಟಕ್ಕೆ ಹಿಂದಿರುಗಿ',
  dismiss: 'ಮುಚ್ಚಿ',
};
