import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './investors.text';

export const text: Translation<typeof english> = {
  title: 'निवेशक',
  intro: 'आसपास के स्टार्टअप जिन्हें पैसे चाहिए। आयोजक को बताएँ कि आपकी रुचि है, और आपको उनका जवाब मिलेगा।',
  what: 'स्टार्टअप अभियान',
  none: 'अभी कोई स्टार्टअप नहीं है',
  noneWhy: 'अगला स्टार्टअप प्रकाशित होते ही यहाँ दिखेगा।',
  start: 'स्टार्टअप के लिए पैसे जुटाएँ',
  interested: 'मेरी रुचि है',
  interestedIn: (title) => `मेरी रुचि है: ${title}`,
  close: 'बंद करें',
  form: (title) => `मेरी रुचि है: ${title}`,
  name: 'आपका नाम',
  email: 'आपका ईमेल',
  phone: 'आपका फ़ोन',
  range: 'आप कितना निवेश करना चाहेंगे',
  ranges: {
    'up-to-1-lakh': '₹1,00,000 तक',
    '1-to-5-lakh': '₹1,00,000 से ₹5,00,000',
    '5-to-25-lakh': '₹5,00,000 से ₹25,00,000',
    'above-25-lakh': '₹25,00,000 से ज़्यादा',
  },
  chooseRange: 'रक़म चुनें',
  message: 'आपका संदेश',
  send: 'आयोजक को भेजें',
  sending: 'भेज रहे हैं…',
  sent: (organiser) => `${organiser} को आपका संदेश मिल गया`,
  sentWhy: 'उनका संदेश या कॉल आपको आएगा। अभी कुछ तय नहीं हुआ है, और यहाँ कोई भुगतान नहीं होता।',
  atMost: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर`,
};
