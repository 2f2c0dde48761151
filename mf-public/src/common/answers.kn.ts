import type { Translation } from '@nukkad/platform/words';
import type * as english from './answers.text';

export const answeredBy: Translation<typeof english.answeredBy> = 'ಉತ್ತರಿಸಿದವರು:';
export const unanswered: Translation<typeof english.unanswered> = 'ಇನ್ನೂ ಉತ್ತರಗಳಿಲ್ಲ.';
