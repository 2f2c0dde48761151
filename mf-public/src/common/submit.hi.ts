import type { Translation } from '@nukkad/platform/words';
import type * as english from './submit.text';

export const notStored: Translation<typeof english.notStored> =
  'यह भेजा नहीं जा सका। जो आपने लिखा वह यहीं है: अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।';
export const notStoredOurFault: Translation<typeof english.notStoredOurFault> =
  'हमारी ओर से कुछ गड़बड़ हुई। जो आपने लिखा वह यहीं है: थोड़ी देर में फिर कोशिश करें।';
