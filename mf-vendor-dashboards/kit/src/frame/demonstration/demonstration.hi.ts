import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './demonstration.text';

export const text: Translation<typeof english> = {
  title: 'यह नमूने के डेटा वाला डेमो है',
  why: 'यहाँ के लोग और बुकिंग असली नहीं हैं, और आप यहाँ जो भी करें, वह सेव नहीं होता।',
  join: 'अपनी लिस्टिंग बनाएँ',
  heading: 'डेमो',
  part: 'डेमो',
};
