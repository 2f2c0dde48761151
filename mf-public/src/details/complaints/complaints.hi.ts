import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';

export const text: Translation<typeof english> = {
  part: 'शिकायतें',
  heading: 'शिकायतें',
  intro: 'शिकायत प्रकाशित होने से पहले नाम और निजी जानकारी हटा दी जाती है।',
  loading: 'शिकायतें लोड हो रही हैं',
  what: 'शिकायतें',
  total: (count) => (count === '1' ? '1 शिकायत' : `${count} शिकायतें`),
  none: 'कोई शिकायत प्रकाशित नहीं है।',
  more: 'और शिकायतें',
  write: 'शिकायत लिखें',
};
