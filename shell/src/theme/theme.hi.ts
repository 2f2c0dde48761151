import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './theme.text';

export const text: Translation<typeof english> = {
  legend: 'थीम',
  names: { system: 'सिस्टम', light: 'लाइट', dark: 'डार्क' },
};
