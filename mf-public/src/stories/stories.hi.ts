import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './stories.text';

export const text: Translation<typeof english> = {
  title: 'ग्राहकों की कहानियाँ',
  intro: 'दूसरों का अनुभव कैसा रहा, उनकी सहमति से।',
  what: 'कहानियाँ',
  story: 'कहानी',
  nothing: 'अभी कोई कहानी नहीं है',
  nothingWhy: 'जब ग्राहक अपनी कहानी बताने को राज़ी होंगे, तब पहली कहानियाँ यहाँ दिखेंगी।',
  home: 'होम पेज पर जाएँ',
  toldBy: (name) => `${name} की ज़ुबानी`,
  see: (name) => `${name} का पेज देखें`,
  more: 'सभी कहानियाँ',
};
