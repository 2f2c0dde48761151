import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  label: 'इंटरनेट का इंतज़ार',
  waiting: (count) => (count === 0 ? '' : `${count} को इंटरनेट का इंतज़ार है।`),
  refused: (count) => (count === 0 ? '' : `${count} नहीं भेजे गए।`),
  show: 'दिखाएँ',
  calls: {
    sendMessage: 'एक संदेश',
    markThreadRead: 'आपके पढ़े हुए संदेश',
    keepFavourite: 'एक नया पसंदीदा',
    dropFavourite: 'एक पसंदीदा जो आपने हटाया',
  },
  why: (message) => `यह नहीं भेजा गया: ${message} ज़रूरत हो तो अपना लिखा कॉपी कर लें, और फिर लिखें।`,
  old: 'यह एक दिन से ज़्यादा रुका रहा और शायद पहुँच चुका है। फिर लिखने से पहले वहाँ देख लें।',
  back: 'जहाँ आपने यह लिखा था',
  drop: 'हटाएँ',
  dropOf: (what) => `हटाएँ: ${what}`,
};
