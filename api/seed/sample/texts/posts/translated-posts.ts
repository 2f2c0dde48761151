import type { TranslationLanguage } from '@nukkad/platform/contract';
import { hindiBodies } from './bodies.hi';
import { kannadaBodies } from './bodies.kn';

type Words = Record<'title' | 'summary', string>;

/** Titles and summaries by slug. */
const heads: Record<string, Record<TranslationLanguage, Words>> = {
  'how-to-write-a-complaint-that-is-answered': {
    hi: {
      title: 'ऐसी शिकायत कैसे लिखें जिसका जवाब मिले',
      summary:
        'पहले तथ्य, एक ही अनुरोध, एक ही पन्ना। अधिकारी सैकड़ों पढ़ते हैं; उनकी मदद करें ताकि वे आपकी मदद कर सकें।',
    },
    kn: {
      title: 'ಉತ್ತರ ಸಿಗುವಂತಹ ದೂರು ಬರೆಯುವುದು ಹೇಗೆ',
      summary:
        'ಮೊದಲು ವಾಸ್ತವಾಂಶಗಳು, ಒಂದೇ ವಿನಂತಿ, ಒಂದೇ ಪುಟ. ಅಧಿಕಾರಿಗಳು ನೂರಾರು ಓದುತ್ತಾರೆ; ನಿಮಗೆ ನೆರವಾಗಲು ಅವರಿಗೆ ನೆರವಾಗಿ.',
    },
  },
  'before-you-build-ask-an-engineer': {
    hi: {
      title: 'बनाने से पहले इंजीनियर से पूछें',
      summary: 'पहली ईंट से पहले की एक मुलाक़ात पूरी मंज़िल बचा सकती है। सिविल इंजीनियर क्या देखते हैं।',
    },
    kn: {
      title: 'ಕಟ್ಟುವ ಮೊದಲು ಎಂಜಿನಿಯರ್ ಅನ್ನು ಕೇಳಿ',
      summary: 'ಮೊದಲ ಇಟ್ಟಿಗೆಗೂ ಮುಂಚಿನ ಒಂದು ಭೇಟಿ ಒಂದು ಮಹಡಿಯನ್ನೇ ಉಳಿಸಬಹುದು. ಸಿವಿಲ್ ಎಂಜಿನಿಯರ್ ಏನನ್ನು ನೋಡುತ್ತಾರೆ.',
    },
  },
  'how-to-choose-a-dentist': {
    hi: {
      title: 'दाँतों के ऐसे डॉक्टर कैसे चुनें जिनके पास आप फिर जाएँ',
      summary: 'दूरी, क़ीमत और अच्छी कुर्सी से ज़्यादा ज़रूरी हैं पहली मुलाक़ात के तीन सवाल।',
    },
    kn: {
      title: 'ನೀವು ಮತ್ತೆ ಹೋಗುವಂತಹ ದಂತವೈದ್ಯರನ್ನು ಆರಿಸುವುದು ಹೇಗೆ',
      summary: 'ದೂರ, ಬೆಲೆ ಮತ್ತು ಒಳ್ಳೆಯ ಕುರ್ಚಿಗಿಂತ ಮೊದಲ ಭೇಟಿಯ ಮೂರು ಪ್ರಶ್ನೆಗಳು ಹೆಚ್ಚು ಮುಖ್ಯ.',
    },
  },
  'finding-a-tutor-who-fits': {
    hi: {
      title: 'अपने बच्चे के लिए सही ट्यूटर खोजना',
      summary: 'आज़माने की क्लास का फ़ायदा कैसे उठाएँ, एक महीने बाद क्या माँगें, और कब बंद करें।',
    },
    kn: {
      title: 'ನಿಮ್ಮ ಮಗುವಿಗೆ ಹೊಂದುವ ಟ್ಯೂಟರ್ ಹುಡುಕುವುದು',
      summary: 'ಪ್ರಾಯೋಗಿಕ ತರಗತಿಯನ್ನು ಹೇಗೆ ಬಳಸಬೇಕು, ಒಂದು ತಿಂಗಳ ನಂತರ ಏನು ಕೇಳಬೇಕು, ಮತ್ತು ಯಾವಾಗ ನಿಲ್ಲಿಸಬೇಕು.',
    },
  },
  'first-consultation-with-an-advocate': {
    hi: {
      title: 'वकील के साथ आपका पहला परामर्श',
      summary: 'क्या लाएँ, पहले क्या बताएँ, और कमरे से निकलते समय आपको क्या पता होना चाहिए।',
    },
    kn: {
      title: 'ವಕೀಲರೊಂದಿಗೆ ನಿಮ್ಮ ಮೊದಲ ಸಮಾಲೋಚನೆ',
      summary: 'ಏನು ತರಬೇಕು, ಮೊದಲು ಏನು ಹೇಳಬೇಕು, ಮತ್ತು ಕೋಣೆಯಿಂದ ಹೊರಡುವಾಗ ನಿಮಗೆ ಏನು ಗೊತ್ತಿರಬೇಕು.',
    },
  },
  'hiring-help-for-the-home': {
    hi: {
      title: 'घर के काम के लिए किसी को रखना: ईमानदारी से और बिना झटकों के',
      summary: 'पहले दिन से पहले घंटे, काम, छुट्टी और तनख़्वाह तय कर लें, तो दोनों पक्ष चैन से सोते हैं।',
    },
    kn: {
      title: 'ಮನೆಗೆಲಸಕ್ಕೆ ಜನರನ್ನು ನೇಮಿಸುವುದು: ನ್ಯಾಯವಾಗಿ, ಅನಿರೀಕ್ಷಿತಗಳಿಲ್ಲದೆ',
      summary:
        'ಗಂಟೆಗಳು, ಕೆಲಸಗಳು, ರಜೆ ಮತ್ತು ಸಂಬಳವನ್ನು ಮೊದಲ ದಿನಕ್ಕೂ ಮುಂಚೆ ಒಪ್ಪಿಕೊಂಡರೆ, ಎರಡೂ ಕಡೆಯವರು ನೆಮ್ಮದಿಯಾಗಿ ಮಲಗುತ್ತಾರೆ.',
    },
  },
  'how-to-read-a-quote-for-a-website': {
    hi: {
      title: 'वेबसाइट का कोटेशन कैसे पढ़ें',
      summary: 'एक ही दुकान के तीन दाम, और तीनों ईमानदार हो सकते हैं। हर एक में क्या छूटा हुआ है।',
    },
    kn: {
      title: 'ವೆಬ್‌ಸೈಟ್‌ನ ಕೊಟೇಶನ್ ಓದುವುದು ಹೇಗೆ',
      summary: 'ಒಂದೇ ಅಂಗಡಿಗೆ ಮೂರು ಬೆಲೆಗಳು, ಮೂರೂ ಪ್ರಾಮಾಣಿಕವಾಗಿರಬಹುದು. ಪ್ರತಿಯೊಂದೂ ಏನನ್ನು ಬಿಟ್ಟಿದೆ.',
    },
  },
  'tax-calendar-for-families-and-small-firms': {
    hi: {
      title: 'परिवारों और छोटे कारोबारों के लिए टैक्स कैलेंडर',
      summary: 'वे तारीख़ें जो हर साल लौटती हैं, और हर एक से पंद्रह दिन पहले क्या तैयार रखें।',
    },
    kn: {
      title: 'ಕುಟುಂಬಗಳು ಮತ್ತು ಸಣ್ಣ ಸಂಸ್ಥೆಗಳಿಗೆ ತೆರಿಗೆ ಕ್ಯಾಲೆಂಡರ್',
      summary: 'ಪ್ರತಿ ವರ್ಷ ಮರಳಿ ಬರುವ ದಿನಾಂಕಗಳು, ಮತ್ತು ಪ್ರತಿಯೊಂದಕ್ಕೂ ಹದಿನೈದು ದಿನ ಮುಂಚೆ ಏನು ಸಿದ್ಧವಿರಬೇಕು.',
    },
  },
};

const bodies = { hi: hindiBodies, kn: kannadaBodies };

/** The words of an article in a language, whole; undefined for an article without a translation. */
export function translatedPost(
  slug: string,
  language: TranslationLanguage,
): (Words & { body: string }) | undefined {
  const head = heads[slug]?.[language];
  const body = bodies[language][slug];
  return head && body ? { ...head, body: body.trim() } : undefined;
}
