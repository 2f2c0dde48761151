import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices-map.text';

const departments = (total: number) => (total === 1 ? 'ಇಲಾಖೆ' : 'ಇಲಾಖೆಗಳು');

export const text: Translation<typeof english> = {
  label: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳ ನಕ್ಷೆ',
  group: (count) => `ಇಲ್ಲಿ ${count} ಇಲಾಖೆಗಳು`,
  shown: (count, km, place, total) =>
    `${place} ಇಂದ ${km} ಕಿ.ಮೀ. ಒಳಗೆ ${count} ${departments(total)}. ಪಟ್ಟಿಯಲ್ಲಿ ಎಲ್ಲ ಕಚೇರಿಗಳೂ ಇವೆ.`,
  shownHere: (count, total) => `ಕಾಣುವ ಭಾಗದಲ್ಲಿ ${count} ${departments(total)}. ಪಟ್ಟಿಯಲ್ಲಿ ಎಲ್ಲ ಕಚೇರಿಗಳೂ ಇವೆ.`,
  nobody: 'ನಕ್ಷೆಯ ಈ ಭಾಗದಲ್ಲಿ ಯಾವ ಇಲಾಖೆಯೂ ಇಲ್ಲ. ದೂರದಿಂದ ನೋಡಿ, ಅಥವಾ ಪಟ್ಟಿ ನೋಡಿ.',
  unplaced: (count) =>
    count === 1
      ? '1 ಇಲಾಖೆಯ ವಿಳಾಸದಲ್ಲಿ ನಮಗೆ ತಿಳಿದ ಪಿನ್ ಕೋಡ್ ಇಲ್ಲ: ಅದು ಪಟ್ಟಿಯಲ್ಲಿ ಮಾತ್ರ ಇದೆ.'
      : `${formatCount(count)} ಇಲಾಖೆಗಳ ವಿಳಾಸದಲ್ಲಿ ನಮಗೆ ತಿಳಿದ ಪಿನ್ ಕೋಡ್ ಇಲ್ಲ: ಅವು ಪಟ್ಟಿಯಲ್ಲಿ ಮಾತ್ರ ಇವೆ.`,
  none: 'ಯಾವ ಇಲಾಖೆಯ ವಿಳಾಸದಲ್ಲೂ ನಮಗೆ ತಿಳಿದ ಪಿನ್ ಕೋಡ್ ಇಲ್ಲ, ಆದ್ದರಿಂದ ನಕ್ಷೆ ಇಲ್ಲ. ಪಟ್ಟಿಯಲ್ಲಿ ಎಲ್ಲ ಕಚೇರಿಗಳೂ ಇವೆ.',
  many: 'ಇಲ್ಲಿ ಹೆಸರಿಸಲು ತುಂಬಾ ಇವೆ. ಹತ್ತಿರದಿಂದ ನೋಡಿ, ಅಥವಾ ಪಟ್ಟಿ ನೋಡಿ.',
};
