import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './form.text';

export const text: Translation<typeof english> = {
  answersToCorrect: 'कुछ जवाब फिर से देखने होंगे:',
  problemOf: (label, message) => `${label}: ${message}`,
  notSent: 'यह भेजा नहीं जा सका। आपका भरा हुआ कुछ नहीं खोया: थोड़ी देर में फिर कोशिश करें।',
  needsScript: 'इस फ़ॉर्म को JavaScript चाहिए।',
  contactInstead: 'इसके बजाय हमें कॉल करें या लिखें।',
};
