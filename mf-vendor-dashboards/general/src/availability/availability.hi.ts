import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './availability.text';

export const text: Translation<typeof english> = { title: 'उपलब्धता' };
