import type { Translation } from '@nukkad/platform/words';
import type { professionWords as english, ProfessionWords } from './profession.text';

type Words = Translation<ProfessionWords>;

const clientsOf = (who: string, concern: string): Words['clients'] => ({
  title: who,
  one: who,
  many: who,
  add: `+ ${who} जोड़ें`,
  searchPlaceholder: `${who} का नाम, आईडी…`,
  statusPlaceholder: 'जारी, पूरा हुआ…',
  columns: {
    number: `${who} आईडी`,
    name: `${who} का नाम`,
    date: 'तारीख़',
    gender: 'लिंग',
    concern,
    status: 'स्थिति',
    action: 'कार्रवाई',
  },
  statuses: { active: 'जारी', done: 'पूरा हुआ', paused: 'रुका हुआ' },
});

const general: Words = {
  bookings: 'अपॉइंटमेंट',
  requests: 'अपॉइंटमेंट के अनुरोध',
  matter: { header: 'सेवा' },
  hours: 'काम के घंटे',
  services: 'सेवाएँ और क़ीमतें',
  clients: clientsOf('क्लाइंट', 'किस बारे में'),
};

const engineer: Words = {
  ...general,
  bookings: 'काम',
  requests: 'काम के अनुरोध',
  matter: { header: 'काम' },
};

const words: Readonly<Record<string, Words>> = {
  ca: {
    ...general,
    bookings: 'परामर्श',
    requests: 'परामर्श के अनुरोध',
    hours: 'परामर्श के घंटे',
    services: 'सेवाएँ और फ़ीस',
  },
  engineer,
  labour: { ...engineer, services: 'काम और रेट', clients: clientsOf('ग्राहक', 'काम') },
};

export const professionWords: Translation<typeof english> = (slug) => words[slug ?? ''] ?? general;
