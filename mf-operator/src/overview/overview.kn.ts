import type { Translation } from '@nukkad/platform/words';
import { queueWords } from '../common/words.kn';
import type { text as english } from './overview.text';

export const text: Translation<typeof english> = {
  title: 'ಆಪರೇಟರ್ ಕನ್ಸೋಲ್',
  what: 'ಸರದಿಗಳು',
  allDone: 'ಎಲ್ಲದರ ಬಗ್ಗೆಯೂ ತೀರ್ಮಾನವಾಗಿದೆ.',
  waits: (count) => (count === 0 ? 'ಯಾವುದೂ ಬಾಕಿ ಇಲ್ಲ' : `${count} ಬಾಕಿ`),
  open: (queue) => queueWords[queue].title,
  oldest: 'ಅತ್ಯಂತ ಹಳೆಯದು:',
};
