import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './purchases.text';

export const text: Translation<typeof english> = {
  title: 'आपके ख़रीदे हुए क्लास के पैकेज',
  what: 'क्लास के पैकेज',
  lessons: (lessons, minutes, left) => `हर क्लास ${minutes} मिनट की, ${lessons} में से ${left} बाक़ी`,
  bought: (day, price) => `${day} को ${price} में ख़रीदा`,
  refunding: (amount) => `${amount} का रिफ़ंड आपको भेजा जा रहा है`,
  refunded: (amount) => `${amount} रिफ़ंड हुए`,
};
