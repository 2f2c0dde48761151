import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './verification.text';

const per: Readonly<Record<string, string>> = {
  hour: 'घंटा',
  visit: 'विज़िट',
  consultation: 'परामर्श',
  day: 'दिन',
};

export const text: Translation<typeof english> = {
  room: 'सत्यापन',
  queue: 'इंतज़ार कर रहे प्रोफ़ेशनल',
  caption: 'सत्यापन का इंतज़ार कर रहे प्रोफ़ेशनल, सबसे लंबा इंतज़ार पहले',
  columns: {
    name: 'नाम',
    profession: 'पेशा',
    waiting: 'कब से इंतज़ार',
    documents: 'दस्तावेज़',
  },
  none: 'कोई इंतज़ार नहीं कर रहा',
  noneWhy: 'जमा किए गए पेज यहाँ दिखते हैं, जब तक उन पर फ़ैसला न हो जाए।',
  pageGone: 'इस पेज पर कोई नहीं बचा',
  pageGoneWhy: 'शायद इस बीच दूसरों पर फ़ैसला हो चुका है।',
  firstPage: 'पहले पेज पर जाएँ',
  back: 'कतार पर वापस',
  what: 'इस प्रोफ़ेशनल की भरी जानकारी',
  unknown: 'हमें ये प्रोफ़ेशनल नहीं मिले',
  unknownWhy: 'शायद लिंक पुराना है, या खाता मिटा दिया गया है।',

  stepTitles: {
    details: 'जानकारी',
    description: 'विवरण',
    certificates: 'प्रमाणपत्र',
    education: 'शिक्षा',
    availability: 'उपलब्धता',
    other: 'दूसरी जानकारी',
  },
  fields: {
    title: 'संबोधन',
    gender: 'लिंग',
    phones: 'मोबाइल नंबर',
    whatsApp: 'WhatsApp',
    landline: 'लैंडलाइन',
    place: 'जगह',
    subjects: 'विषय',
    specialities: 'विशेषज्ञता',
    syllabus: 'पाठ्यक्रम',
    category: 'श्रेणी',
    experience: 'अनुभव',
    price: 'क़ीमत',
    subject: 'विषय',
    level: 'प्रमाणपत्र',
    number: 'रजिस्ट्रेशन नंबर',
    description: 'विवरण',
    issuedBy: 'जारीकर्ता',
    institution: 'संस्थान',
    qualification: 'योग्यता',
    specializations: 'विशेष विषय',
    dates: 'कब से कब तक',
  },
  nothing: 'कुछ नहीं भरा गया।',
  hasNone: 'बताया है कि कोई नहीं है।',
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  years: (count) => `${count} साल`,
  price: (amount, unit) => (unit === null ? amount : `${amount} प्रति ${per[unit] ?? unit}`),
  hours: (from, to) => `${from} से ${to}`,
  sameAsMobile: 'वही जो मोबाइल नंबर है',

  noFile: 'कोई फ़ाइल नहीं भेजी गई।',

  credentialStates: {
    waiting: 'बाक़ी',
    approved: 'मंज़ूर',
    rejected: 'अस्वीकृत',
  },
  approve: 'मंज़ूर करें',
  approveOne: (title) => `मंज़ूर करें: ${title}`,
  approving: 'मंज़ूर हो रहा है…',
  reject: 'अस्वीकार करें',
  rejectOne: (title) => `अस्वीकार करें: ${title}`,
  rejecting: 'अस्वीकार हो रहा है…',
  reason: 'वजह',
  reasonHint: 'प्रोफ़ेशनल इसे दस्तावेज़ के साथ पढ़ते हैं।',
  rejectedFor: (reason) => `वजह: ${reason}`,

  decision: 'फ़ैसला',
  states: {
    draft: 'जमा नहीं किया',
    submitted: 'फ़ैसले का इंतज़ार',
    'changes-needed': 'बदलाव के लिए लौटाया',
    approved: 'मंज़ूर, लिस्टिंग में',
  },
  isApproved: (name) => `${name} सत्यापित बैज के साथ लिस्टिंग में हैं।`,
  added: (count) =>
    count === 1
      ? 'लिस्टिंग के बाद एक दस्तावेज़ जोड़ा गया। आपके मंज़ूर करने पर वह पेज पर दिखता है।'
      : `लिस्टिंग के बाद ${count} दस्तावेज़ जोड़े गए। हर एक आपके मंज़ूर करने पर पेज पर दिखता है।`,
  isReturned: (name) => `${name} को बताया गया है कि क्या बदलना है, और पेज फिर जमा किया जा सकता है।`,
  isDraft: (name) => `${name} ने पेज जमा नहीं किया है।`,
  undecided: (waiting, rejected) => {
    const parts = [
      ...(waiting > 0 ? [`${waiting} बाक़ी`] : []),
      ...(rejected > 0 ? [`${rejected} अस्वीकृत`] : []),
    ];
    return `पेज तभी मंज़ूर हो सकता है जब हर दस्तावेज़ मंज़ूर हो: ${parts.join(', ')}।`;
  },
  approveAll: 'मंज़ूर करके लिस्ट करें',
  approveAllWhy: 'पेज सबको दिखने लगता है, और उसका बैज बताता है कि आज क्या जाँचा गया।',
  locality: 'इलाक़ा',
  localityHint: (typed) => `“${typed}” डायरेक्टरी में नहीं है। चुनें कि लोगों को पेज कहाँ मिलेगा।`,
  chooseLocality: 'सूची से कोई जगह चुनें',
  noLocality: 'डायरेक्टरी में इस नाम की कोई जगह नहीं है',
  localitiesFailed: 'जगहें लोड नहीं हो सकीं। फिर कोशिश करने के लिए दोबारा लिखें।',
  sendBack: 'बदलाव के लिए लौटाएँ',
  sendingBack: 'लौटाया जा रहा है…',
  note: 'नोट',
  noteHint: 'क्या बदलना है। अस्वीकृत दस्तावेज़ उनकी वजहों के साथ दिए जाते हैं।',
  noteNeeded: 'बताएँ कि क्या बदलना है, या कोई दस्तावेज़ अस्वीकार करें',
  tooLong: (most) => `${most} या उससे कम अक्षर लिखें`,

  history: 'क्या हुआ',
  events: {
    begun: 'शुरू किया',
    submitted: 'जमा किया',
    approved: 'मंज़ूर हुआ',
    returned: 'बदलाव के लिए लौटाया',
  },
};
