import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './case-requests.text';

export const text: Translation<typeof english> = {
  title: 'ಪ್ರಕರಣದ ವಿನಂತಿಗಳು',
  matter: { header: 'ವಿಷಯ', shows: 'caseCategory' },
  hint: 'ವಿಷಯ: ಪ್ರಕರಣ ಯಾವ ಬಗೆಯದು.',
  isCase: 'ಈ ವಿನಂತಿ ಈಗ ಒಂದು ಪ್ರಕರಣವಾಗಿದೆ.',
  open: 'ಪ್ರಕರಣ ತೆರೆಯಿರಿ',
};
