import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './versioned-form.text';

export const text: Translation<typeof english> = {
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  kept: 'जो आपने लिखना शुरू किया था, वह फिर यहाँ है। यह अभी सेव नहीं है।',
  discard: 'सेव किए हुए से फिर शुरू करें',
  overtaken: 'आपके खोलने के बाद किसी और ने इसे सेव किया है। आपका लिखा अभी सेव नहीं है।',
  overtakenNext:
    'आपका लिखा कुछ भी नहीं खोया। दोनों की तुलना करें, फिर उनका लें, या अपना रखकर दोबारा सेव करें: वह उनके लिखे की जगह लेगा।',
  overtakenUnread:
    'आपके खोलने के बाद किसी और ने इसे सेव किया है, और उनका लिखा लोड नहीं हो सका। आपका लिखा अभी सेव नहीं है। फिर कोशिश करें।',
  remoteVersion: 'उन्होंने क्या लिखा',
  takeRemote: 'उनका लें',
  keepLocal: 'अपना रखें',
};
