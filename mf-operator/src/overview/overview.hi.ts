import type { Translation } from '@nukkad/platform/words';
import { queueWords } from '../common/words.hi';
import type { text as english } from './overview.text';

export const text: Translation<typeof english> = {
  title: 'ऑपरेटर कंसोल',
  what: 'कतारें',
  allDone: 'सब पर फ़ैसला हो चुका है।',
  waits: (count) => (count === 0 ? 'कुछ बाक़ी नहीं' : `${count} बाक़ी`),
  open: (queue) => queueWords[queue].title,
  oldest: 'सबसे पुराना:',
};
