import type { OnboardingStep } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './wizard.text';

export const text: Translation<typeof english.text> = {
  page: 'आपकी लिस्टिंग',
  loading: 'आपकी लिस्टिंग लोड हो रही है',
  couldNotLoad: 'आपकी लिस्टिंग लोड नहीं हो पाई',
  noConnection: 'Nukkad से कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  ourFault: 'हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।',
  typedIsKept:
    'आपका लिखा इस डिवाइस पर सुरक्षित है। आपकी लिस्टिंग लोड होने पर वह फिर यहाँ होगा और सेव हो जाएगा।',
  steps: 'आपकी लिस्टिंग के चरण',
  next: 'आगे बढ़ें',
  saving: 'सेव हो रहा है…',
  back: 'वापस',
  fillIn: 'स्टार वाली सारी जानकारी भरने पर “आगे बढ़ें” खुलेगा।',
  chooseFirst: 'पहले ऊपर चुनें कि कौन-सी जानकारी रखनी है।',
  kept: 'आप जो लिखते हैं वह सेव हो जाता है।',
  notKept:
    'Nukkad पर अभी सेव नहीं हुआ। इस डिवाइस पर यह सुरक्षित है, और हम कोशिश करते रहेंगे। आप लिखते रह सकते हैं।',
  refused: 'Nukkad इसका कुछ हिस्सा स्वीकार नहीं कर पाया। आपके बदलने तक वह इसी डिवाइस पर रहेगा।',
  notStored: 'यह चरण सेव नहीं हुआ है',
  notStoredNext: 'जो आपने लिखा वह यहीं है।',
};

export const saveErrorText: Translation<typeof english.saveErrorText> = {
  ourFault: 'हमारी ओर से कुछ गड़बड़ हुई। हम अपने-आप फिर कोशिश करेंगे; आप “फिर कोशिश करें” भी दबा सकते हैं।',
  noConnection:
    'Nukkad से कोई जवाब नहीं आया। कनेक्शन मिलते ही हम फिर कोशिश करेंगे; आप “फिर कोशिश करें” भी दबा सकते हैं।',
  tooOften: (minutes) =>
    `आपने यह बहुत बार आज़माया है। ${minutes <= 1 ? 'एक' : minutes} मिनट में फिर कोशिश करें।`,
  notValid: 'कुछ जवाबों को एक बार फिर देखना होगा। उन्हें ठीक करें, तब यह सेव हो सकेगा।',
};

export const conflictText: Translation<typeof english.conflictText> = {
  title: 'यह किसी दूसरे डिवाइस पर बदला गया',
  why: 'वहाँ जो लिखा गया वह यहाँ से अलग है। कुछ भी खोया नहीं है: चुनें कि कौन-सी जानकारी रखनी है।',
  remoteVersion: 'वहाँ की जानकारी रखें',
  localVersion: 'यहाँ की जानकारी रखें',
};

const teacher: Record<OnboardingStep, string> = {
  details: 'अपनी जानकारी भरें',
  description: 'विवरण',
  certificates: 'शिक्षण का प्रमाणपत्र',
  education: 'शिक्षा',
  availability: 'अपनी जानकारी भरें',
  other: 'दूसरी जानकारी',
};

const officer: Partial<Record<OnboardingStep, string>> = {
  certificates: 'नियुक्ति',
  availability: 'दफ़्तर का समय',
};

const headings: Record<string, Partial<Record<OnboardingStep, string>>> = {
  doctor: { certificates: 'मेडिकल रजिस्ट्रेशन', availability: 'परामर्श का समय' },
  advocate: { certificates: 'बार काउंसिल में नामांकन', availability: 'दफ़्तर का समय' },
  ca: { certificates: 'सदस्यता', availability: 'दफ़्तर का समय' },
  engineer: { certificates: 'प्रमाणपत्र', availability: 'काम का समय' },
  labour: { certificates: 'ट्रेनिंग', availability: 'काम का समय' },
  officer,
  'govt-officer': officer,
};

export const headingOf: Translation<typeof english.headingOf> = (step, profession) => {
  if (profession === 'teacher') return teacher[step];
  const others = { certificates: 'प्रमाणपत्र', availability: 'काम का समय' };
  return { ...teacher, ...others, ...headings[profession] }[step];
};

const short: Partial<Record<OnboardingStep, string>> = {
  details: 'जानकारी',
  availability: 'उपलब्धता',
};

export const nameOf: Translation<typeof english.nameOf> = (step, profession) =>
  short[step] ?? headingOf(step, profession);

const subjects: Record<string, string> = {
  teacher: 'विषय',
  doctor: 'विशेषज्ञता',
  advocate: 'वकालत के क्षेत्र',
  ca: 'सेवाएँ',
  engineer: 'क्षेत्र',
  labour: 'हुनर',
  officer: 'ज़िम्मेदारियाँ',
  'govt-officer': 'ज़िम्मेदारियाँ',
};

export const subjectsOf: Translation<typeof english.subjectsOf> = (profession) =>
  subjects[profession] ?? 'आपकी सेवाएँ';

export const detailsText: Translation<typeof english.detailsText> = {
  title: 'संबोधन',
  gender: 'लिंग',
  mobile: (nth) => (nth === 0 ? 'मोबाइल नंबर' : `मोबाइल नंबर ${nth + 1}`),
  addMobile: 'एक और नंबर जोड़ें',
  removeMobile: (nth) => `मोबाइल नंबर ${nth + 1} हटाएँ`,
  whatsApp: 'WhatsApp नंबर',
  sameAsMobile: 'मेरा WhatsApp नंबर वही है जो मेरा मोबाइल नंबर है',
  landline: 'लैंडलाइन नंबर',
  optional: 'ज़रूरी नहीं',
  city: 'शहर',
  location: 'जगह',
  syllabus: 'पढ़ाया जाने वाला सिलेबस',
  chooseOrType: 'सूची से चुनें, या कुछ और लिखें।',
};

export const manyText: Translation<typeof english.manyText> = {
  other: (what) => `अन्य: ${what}`,
  otherHint: 'सूची में नहीं है? लिखकर “जोड़ें” दबाएँ।',
  add: 'जोड़ें',
  addNamed: (what) => `जोड़ें: ${what}`,
};

export const descriptionText: Translation<typeof english.descriptionText> = {
  label: 'विवरण',
  hint: 'आप क्या करते हैं, किसके लिए, और कैसे। फ़ोन नंबर और पते न लिखें: आपको बुक करने वालों को वे वैसे भी मिल जाते हैं।',
};

export const documentText: Translation<typeof english.documentText> = {
  noCertificate: (profession) =>
    profession === 'teacher' ? 'मेरे पास शिक्षण का प्रमाणपत्र नहीं है' : 'मेरे पास प्रमाणपत्र नहीं है',
  noEducation: 'मैंने उच्च शिक्षा नहीं ली है',
  certificate: (nth) => `प्रमाणपत्र ${nth + 1}`,
  education: (nth) => `शिक्षा ${nth + 1}`,
  subject: 'विषय',
  level: 'प्रमाणपत्र',
  number: 'रजिस्ट्रेशन नंबर',
  description: 'विवरण',
  issuedBy: 'किसने दिया',
  institution: 'संस्थान',
  qualification: 'योग्यता',
  specializations: 'विशेषज्ञता',
  days: 'कैलेंडर',
  from: 'कब से',
  to: 'कब तक',
  validTo: 'कब तक मान्य',
  noEnd: 'इसकी कोई अंतिम तारीख़ नहीं है',
  file: 'फ़ाइल',
  fileHint: 'स्कैन या फ़ोटो। इसे सिर्फ़ आप और इसे जाँचने वाले लोग खोल सकते हैं।',
  addCertificate: 'एक और प्रमाणपत्र जोड़ें',
  addEducation: 'और शिक्षा जोड़ें',
  remove: (what) => `${what} हटाएँ`,
  removed: (what) => `${what} को हटा दिया गया`,
  open: (name) => `${name} को खोलें`,
  couldNotOpen: 'फ़ाइल नहीं खुल पाई। थोड़ी देर में फिर कोशिश करें।',
  noSubjects: 'पहले चरण 1 में अपने विषय चुनें।',
  sentBack: 'वापस भेजा गया',
  fileTooLarge: 'यह बहुत बड़ी है',
  fileRefused: 'यह फ़ाइल हम नहीं ले सकते: PDF या तस्वीर चुनें',
  fileNoConnection: 'कनेक्शन नहीं है',
  fileFailed: 'भेजी नहीं गई',
};

export const availabilityText: Translation<typeof english.availabilityText> = {
  from: (day) => `${day}, कब से`,
  to: (day) => `${day}, कब तक`,
  hint: 'जिन दिनों आप काम करते हैं उन पर टिक लगाएँ और समय तय करें। बाद में इन्हें सेटिंग में बदला जा सकता है।',
  copy: 'सभी दिनों में कॉपी करें',
  copyNamed: (day) => `सभी दिनों में कॉपी करें: ${day} का समय`,
  copied: (day) => `अब सभी दिनों में ${day} वाला समय है।`,
  days: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
};

const prices = {
  hour: 'हर घंटे की क़ीमत, रुपये में',
  visit: 'हर विज़िट की फ़ीस, रुपये में',
  consultation: 'हर परामर्श की फ़ीस, रुपये में',
  day: 'हर दिन का रेट, रुपये में',
};

export const otherText: Translation<typeof english.otherText> = {
  category: 'ट्यूशन की श्रेणी',
  experience: (profession) => (profession === 'teacher' ? 'पढ़ाने का अनुभव, सालों में' : 'अनुभव, सालों में'),
  price: (unit) => prices[unit],
  priceHint: 'पूरे रुपयों में। आप इसे सेटिंग में कभी भी बदल सकते हैं।',
};

export const reviewText: Translation<typeof english.reviewText> = {
  hours: (from, to) => `${from} से ${to}`,
  heading: 'जाँचें और जमा करें',
  back: 'आपकी लिस्टिंग में बदलाव चाहिए',
  edit: 'बदलें',
  editNamed: (step) => `बदलें: ${step}`,
  nothing: 'अभी कुछ नहीं',
  none: 'कोई नहीं',
  submit: 'सत्यापन के लिए जमा करें',
  submitting: 'जमा हो रहा है…',
  notYet: 'अभी जमा करने के लिए तैयार नहीं',
  notYetWhy: (names) => `ये चरण पूरे नहीं हैं: ${names}।`,
  failed: 'यह जमा नहीं हुआ',
  notStored: 'एक चरण सेव नहीं हो पाया। ऊपर देखें कि कौन-सा, फिर दोबारा कोशिश करें।',
  soon: 'सत्यापन आम तौर पर 24 घंटे के भीतर हो जाता है। उससे पहले आपका पेज किसी को नहीं दिखता।',
  notKept: 'ज़रा रुकें: आपका लिखा सब कुछ अभी सेव नहीं हुआ है।',
  whoSees: {
    details: 'आपका नाम, विषय और जगह आपके पेज पर होते हैं। आपके नंबर उन लोगों को दिखते हैं जो वहाँ उन्हें माँगते हैं।',
    description: 'यह आपके पेज पर सबको दिखता है।',
    certificates: 'आपकी योग्यताएँ आपके पेज पर होती हैं। फ़ाइल सिर्फ़ आप और उसे जाँचने वाले लोग खोल सकते हैं।',
    education: 'आपकी पढ़ाई आपके पेज पर होती है। फ़ाइल सिर्फ़ आप और उसे जाँचने वाले लोग खोल सकते हैं।',
    availability: 'सबको दिखता है कि आपको कब बुक किया जा सकता है।',
    other: 'यह आपके पेज पर सबको दिखता है।',
  },
};

export const statusText: Translation<typeof english.statusText> = {
  submitted: 'आपकी लिस्टिंग जाँची जा रही है',
  submittedWhy: 'सत्यापन आम तौर पर 24 घंटे के भीतर हो जाता है। फ़ैसला होते ही हम आपको बता देंगे।',
  approved: 'आपकी लिस्टिंग सत्यापित है',
  approvedWhy: 'आपका पेज सबके लिए खुला है और उस पर “सत्यापित” का बैज है।',
  dashboard: 'अपने डैशबोर्ड पर जाएँ',
  meanwhile: 'तब तक आप वहाँ अपना समय, सेवाएँ और फ़ोटो तय कर सकते हैं।',
  next: 'आगे क्या होगा',
  nextSteps: [
    'आपने जो दस्तावेज़ भेजे, हम उनमें से हर एक को जाँचते हैं।',
    'किसी में बदलाव चाहिए हो, तो हम बताते हैं कि किसमें और क्यों, और आप उसे यहाँ फिर भेजते हैं।',
    'सब मंज़ूर होने के बाद आपका पेज सबके लिए खुल जाता है और उस पर “सत्यापित” का बैज होता है।',
  ],
  history: 'अब तक क्या हुआ',
  documents: 'आपके दस्तावेज़',
  events: {
    begun: 'शुरू किया',
    submitted: 'जमा किया',
    approved: 'सत्यापित हुआ',
    returned: 'बदलाव के लिए वापस भेजा गया',
  },
  states: { waiting: 'इंतज़ार में', approved: 'मंज़ूर', rejected: 'वापस भेजा गया' },
};
