import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './aside.text';

export const text: Translation<typeof english> = {
  part: 'फ़ॉर्म और सवाल',
  appointment: 'अपॉइंटमेंट का अनुरोध करें',
  appointmentWhy: (many, place) =>
    `अपना नंबर दें: ${place} में ${many} की ओर से आपको कॉल आएगा। अभी कुछ बुक नहीं हुआ है।`,
  name: 'नाम',
  phone: 'फ़ोन',
  city: 'शहर',
  send: 'अनुरोध भेजें',
  sending: 'भेजा जा रहा है…',
  requested: 'आपका अनुरोध भेज दिया गया है',
  requestedWhy: (count, one, many) =>
    `आपको कॉल करने का अनुरोध भेजा गया है: ${count} ${count === 1 ? one : many}।`,
  nobodyAsked: 'अभी कॉल करने के लिए कोई ख़ाली नहीं है। हम आपका अनुरोध रखते हैं और आगे पहुँचाते हैं।',
  reference: 'संदर्भ संख्या',
  another: 'एक और भेजें',
  atMost: (characters) => `ज़्यादा से ज़्यादा ${characters} अक्षर`,
  question: 'मुफ़्त में सवाल पूछें',
  questionWhy: (one) =>
    `बिना नाम के और सार्वजनिक: पहले हम इसे जाँचते हैं, फिर सत्यापित ${one} से जवाब मिल सकता है।`,
  yourQuestion: 'आपका सवाल',
  email: 'ईमेल, जवाब की सूचना पाने के लिए (ज़रूरी नहीं)',
  ask: 'पूछें',
  asking: 'पूछा जा रहा है…',
  asked: 'आपका सवाल हमें मिल गया',
  askedWhy: (email) =>
    email === ''
      ? 'पहले हम इसे पढ़ते हैं। फिर यह यहाँ दिखता है, और प्रोफ़ेशनल जवाब दे सकते हैं।'
      : `पहले हम इसे पढ़ते हैं। फिर यह यहाँ दिखता है, और प्रोफ़ेशनल जवाब दे सकते हैं। हम इस बारे में ${email} पर लिखेंगे।`,
  askAnother: 'एक और पूछें',
  sponsored: 'प्रायोजित',
  faq: 'अक्सर पूछे जाने वाले सवाल',
  faqWhat: 'सवाल और जवाब',
  answered: 'लोगों के सवाल',
  allAnswered: (count) => `सभी ${count} सवाल दिखाएँ`,
  fewerAnswered: 'कम सवाल दिखाएँ',
};
