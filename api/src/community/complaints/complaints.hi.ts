import { limits } from '@nukkad/platform/contract';
import type * as english from './complaints.text';

const levels: Record<number, string> = { 2: 'दफ़्तर के प्रमुख', 3: 'Nukkad की टीम' };
const nextLevel = (level: number) => levels[level] ?? 'अगले स्तर';

export const toComplainant: typeof english.toComplainant = (what, { number, level }, note) => {
  const because = note === null ? '' : ` कारण: ${note}`;
  const words: Record<english.NewsOfComplaint, english.Words> = {
    received: {
      title: `आपकी शिकायत ${number} मिल गई`,
      text: `हम इसे ${limits.complaintReviewDays} दिन में पढ़ते हैं, और किसी और के देखने से पहले नाम तथा निजी बातें हटा देते हैं।`,
    },
    published: {
      title: `आपकी शिकायत ${number} प्रकाशित हो गई`,
      text: `दफ़्तर को बता दिया गया है। उसके पास इसे देखने के लिए ${limits.complaintAcknowledgeDays} दिन और जवाब देने के लिए ${limits.complaintAnswerDays} दिन हैं।`,
    },
    rejected: {
      title: `आपकी शिकायत ${number} प्रकाशित नहीं हुई`,
      text: `इसे किसी और ने नहीं देखा है।${because}`,
    },
    'taken-down': {
      title: `आपकी शिकायत ${number} हटा दी गई`,
      text: `अब इसे कोई और नहीं पढ़ सकता।${because}`,
    },
    'in-progress': {
      title: `दफ़्तर आपकी शिकायत ${number} देख रहा है`,
      text: 'जब वह जवाब देगा, हम आपको बताएँगे।',
    },
    escalated: {
      title: `आपकी शिकायत ${number} ऊपर भेजी गई`,
      text: `दफ़्तर ने समय पर जवाब नहीं दिया, इसलिए अब यह ${nextLevel(level)} के पास है।`,
    },
    answered: {
      title: `दफ़्तर ने आपकी शिकायत ${number} का जवाब दिया`,
      text: 'उसका जवाब आपकी शिकायत के पेज पर है।',
    },
    closed: {
      title: `आपकी शिकायत ${number} बंद हो गई`,
      text: `इसे अब भी पढ़ा जा सकता है।${because}`,
    },
  };
  return words[what];
};

export const toOffice: typeof english.toOffice = (what, { number, level }) => {
  const words: Record<english.NewsOfOffice, english.Words> = {
    published: {
      title: `शिकायत ${number} आपके दफ़्तर के बारे में है`,
      text: `${limits.complaintAcknowledgeDays} दिन में बताएँ कि आप इसे देख रहे हैं, और ${limits.complaintAnswerDays} दिन में जवाब दें।`,
    },
    escalated: {
      title: `शिकायत ${number} ऊपर भेजी गई`,
      text: `आपने समय पर जवाब नहीं दिया, इसलिए अब यह ${nextLevel(level)} के पास है। आप अब भी जवाब दे सकते हैं।`,
    },
    contested: {
      title: `शिकायत ${number} आपके जवाब से हल नहीं हुई`,
      text: `शिकायत करने वाले का यह कहना है, और अब यह ${nextLevel(level)} के पास है। आप फिर से जवाब दे सकते हैं।`,
    },
    closed: {
      title: `शिकायत ${number} बंद हो गई`,
      text: 'आपको और कुछ करने की ज़रूरत नहीं है।',
    },
    'taken-down': {
      title: `शिकायत ${number} हटा दी गई`,
      text: 'अब इसे कोई नहीं पढ़ सकता, और आपको कुछ करने की ज़रूरत नहीं है।',
    },
  };
  return words[what];
};

export const emailOf: typeof english.emailOf = ({ title, text }, address) => ({
  subject: title,
  text: `नमस्ते,

${text}

आगे की जानकारी यहाँ देखें, और यह लिंक अपने तक रखें:
${address}

अगर आपने Nukkad पर कोई शिकायत नहीं की है, तो इस ईमेल पर ध्यान न दें।`,
});
