import type { Translation } from '../words/catalogue';
import type { text as english } from './failures.text';

export const text: Translation<typeof english> = {
  unreadable: 'जो जवाब आया वह पढ़ा नहीं जा सका।',
  late: 'सेवा ने समय पर जवाब नहीं दिया।',
  unreachable: 'सेवा तक पहुँचा नहीं जा सका।',
  answered: (status) => `सेवा ने ${status} जवाब दिया।`,
  fileGone: 'यह फ़ाइल अब पढ़ी नहीं जा सकती। इसे फिर से चुनें।',
};
