import type { Translation } from '../words';
import type { text as english } from './time.text';

export const text: Translation<typeof english> = {
  near: { [-1]: 'बीता कल', 0: 'आज', 1: 'आने वाला कल' },
  justNow: 'अभी-अभी',
  span: (start, end) => `${start} से ${end}`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
};
