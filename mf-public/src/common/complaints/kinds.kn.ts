import type { Translation } from '@nukkad/platform/words';
import type { kinds as english } from './kinds.text';

export const kinds: Translation<typeof english> = {
  'service-related': 'ಸೇವೆಯ ಕುರಿತು',
  'contractual-and-financial': 'ಒಪ್ಪಂದ ಮತ್ತು ಹಣಕಾಸಿನ ಕುರಿತು',
  'data-and-security-related': 'ಡೇಟಾ ಮತ್ತು ಭದ್ರತೆಯ ಕುರಿತು',
  'behavioral-and-ethical': 'ನಡವಳಿಕೆ ಮತ್ತು ನೈತಿಕತೆಯ ಕುರಿತು',
  'product-related': 'ಉತ್ಪನ್ನದ ಕುರಿತು',
  'healthcare-related': 'ಆರೋಗ್ಯ ಸೇವೆಯ ಕುರಿತು',
};
