import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './place.text';

export const text: Translation<typeof english> = {
  address: 'पता',
  directions: 'रास्ता देखें',
  map: 'नक़्शा',
  closeMap: 'नक़्शा बंद करें',
  mapOf: (name) => `नक़्शा: ${name} की जगह`,
  rings: (name) => `घेरे ${name} से दूरी दिखाते हैं।`,
  distance: (km, place) => `${place} से ${km} किमी`,
  near: (place) => `${place} में`,
  landmark: 'लैंडमार्क',
  parking: 'पार्किंग',
  noAddress: 'पता नहीं दिया गया है।',
  hours: 'काम का समय',
  noHours: 'समय नहीं दिया गया है।',
  closed: 'बंद',
  lunch: (from, to) => `लंच ब्रेक ${from} – ${to}`,
  span: (from, to) => `${from} – ${to}`,
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  days: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  openUntil: (time) => `अभी खुला है · ${time} तक`,
  lunchUntil: (time) => `लंच ब्रेक · ${time} पर वापसी`,
  opensAt: (when) => `बंद · ${when} पर खुलेगा`,
  closedNow: 'अभी बंद है',
  at: (day, time) => `${day} ${time}`,
  tomorrow: 'कल',
};
