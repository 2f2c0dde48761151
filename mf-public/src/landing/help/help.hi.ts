import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './help.text';

export const text: Translation<typeof english> = {
  title: 'सहायता चाहिए',
  lead: 'हमें लिखें: कोई इंसान इसे पढ़ता है और ईमेल से जवाब देता है।',
  form: 'सहायता चाहिए',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  phoneNumber: 'फ़ोन नंबर',
  message: 'संदेश',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  done: (number) => `टिकट ${number}`,
  doneWhy: (email) =>
    `आपका संदेश हमें मिल गया। ${email} पर हमारे ईमेल के लिंक से आप इसे देख सकते हैं और आगे लिख सकते हैं; हम जवाब भी वहीं देते हैं।`,
  again: 'एक और संदेश लिखें',
};
