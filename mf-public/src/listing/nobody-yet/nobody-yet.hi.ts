import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './nobody-yet.text';

export const text: Translation<typeof english> = {
  alert: (topic, city) => `${city} में ${topic} की लिस्टिंग आने पर मुझे बताएँ`,
  alertWhy:
    'एक ईमेल, एक बार। हम आपका ईमेल पता, विषय और शहर ज़्यादा से ज़्यादा एक साल तक रखते हैं, आपका लिखा कुछ नहीं।',
  email: 'ईमेल',
  tell: 'मुझे बताएँ',
  telling: 'भेजा जा रहा है…',
  pending: (email) => `एक क़दम और: ${email} पर हमारे ईमेल में दिया लिंक खोलें, फिर हम आपको बताएँगे।`,
  confirmed: 'हम आपको ईमेल से बताएँगे। हमने अभी जो ईमेल भेजा है, उसमें इसे रोकने का लिंक है।',
  ask: 'इसके बजाय मुफ़्त में सवाल पूछें',
};
