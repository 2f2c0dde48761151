import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './workshop.text';

export const text: Translation<typeof english> = {
  title: 'स्टाइलगाइड',
  intro: 'हर कंपोनेंट, हर हाल में, हल्की और गहरी पृष्ठभूमि पर।',
  index: 'कंपोनेंट',
  unknown: 'ऐसा कोई कंपोनेंट नहीं है',
  unknownWhy: 'सूची में से चुनें।',
};
