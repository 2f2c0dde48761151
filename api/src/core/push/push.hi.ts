import type * as english from './push.text';

export const wording: typeof english.wording = () =>
  'Nukkad इस डिवाइस पर सूचनाएँ और उनमें लिखी बात दिखा सकता है, तब भी जब कोई पेज न खुला हो। मैं इसे अपनी सेटिंग्स में कभी भी बंद कर सकता/सकती हूँ।';
