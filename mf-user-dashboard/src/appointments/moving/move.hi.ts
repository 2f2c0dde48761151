import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './move.text';

export const text: Translation<typeof english> = {
  title: 'दूसरा समय चुनें',
  now: (when) => `अभी: ${when}।`,
  what: 'ख़ाली समय',
  day: 'दिन',
  dayWith: (day, free) => `${day} · ${free}`,
  free: (count) => `${count} ख़ाली`,
  notFree: { full: 'फ़ुल', none: 'कोई समय नहीं' },
  noneOn: {
    full: (day) => `${day}: कोई समय ख़ाली नहीं। कोई और दिन चुनें।`,
    none: (day) => `${day}: कोई समय नहीं है। कोई और दिन चुनें।`,
  },
  earlier: 'पिछला हफ़्ता',
  later: 'अगला हफ़्ता',
  times: (day) => `${day} के समय`,
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  zone: (zone) => `सभी समय ${zone} के हैं।`,
  noneThisWeek: 'इस हफ़्ते कोई ख़ाली समय नहीं।',
  chosen: (when) => `चुना गया: ${when}`,
  chooseFirst: 'पहले समय चुनें।',
  note: 'प्रोफ़ेशनल के लिए वजह',
  move: 'समय बदलें',
  moving: 'समय बदला जा रहा है…',
  moved: (when) => `अपॉइंटमेंट का नया समय: ${when}।`,
};
