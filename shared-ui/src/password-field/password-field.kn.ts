import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './password-field.text';

export const text: Translation<typeof english> = {
  showPassword: 'ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ',
  hidePassword: 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆಮಾಡಿ',
};
