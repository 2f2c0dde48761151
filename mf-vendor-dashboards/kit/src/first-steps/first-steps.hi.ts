import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './first-steps.text';

export const text: Translation<typeof english> = {
  title: 'आपके पहले क़दम',
  what: 'पहले क़दम',
  done: (count, all) => `${all} में से ${count} पूरे`,
  states: { done: 'पूरा हुआ', waiting: 'जाँच चल रही है', open: 'करना है' },
  steps: {
    page: {
      title: 'अपना पेज पूरा करें',
      why: 'लोग वहाँ देखकर ही चुनते हैं: आप क्या करते हैं, कहाँ, और कितने में।',
      whyNotBooked: 'लोग वहाँ पढ़ते हैं कि आप क्या करते हैं और कहाँ मिलते हैं।',
      way: 'अपना पेज पूरा करें',
    },
    verified: {
      wayOpen: 'अपने दस्तावेज़ जोड़ें',
      title: 'सत्यापन कराएँ',
      why: 'हम आपके दस्तावेज़ जाँचते हैं। उसके बाद आपका पेज सबको मिल सकता है।',
      way: 'स्थिति देखें',
    },
    hours: {
      title: 'अपना समय तय करें',
      why: 'लोग वही समय बुक कर सकते हैं जो आप देते हैं।',
      way: 'अपना समय तय करें',
    },
    booking: {
      title: 'पहली बुकिंग पाएँ',
      why: 'वह आपके कैलेंडर में दिखेगी। आप ख़ुद भी वहाँ किसी क्लाइंट के लिए बुक कर सकते हैं।',
      way: 'अपना कैलेंडर खोलें',
    },
  },
};
