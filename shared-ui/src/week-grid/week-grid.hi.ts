import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './week-grid.text';

export const text: Translation<typeof english> = {
  time: 'समय',
  nothingPlanned: 'कुछ तय नहीं है',
  pickTime: (time, day) => `${day}, ${time} चुनें`,
  until: (time, day) => ` से ${time} तक, ${day}`,
  pickTimeIn: (time, day, what) => `${day}, ${time} चुनें, ${what}`,
  allDay: 'पूरे दिन',
  timeOn: (day, time) => `${day}, ${time}`,
  isTaken: 'ख़ाली नहीं',
  moving: (title) =>
    `${title}: समय बदला जा रहा है। तीर वाले बटन से दूसरा समय चुनें, Enter से वहाँ रखें, Escape से पहले जैसा छोड़ दें।`,
  staysWhereItWas: (title) => `${title}: समय वही रहा।`,
  spanChosen: (day, from, to) => `${day}, ${from} से ${to} तक। Enter से चुनें, Escape से छोड़ दें।`,
};
