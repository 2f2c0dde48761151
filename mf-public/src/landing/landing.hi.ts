import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './landing.text';

export const text: Translation<typeof english> = {
  title: 'आपके पास के भरोसेमंद प्रोफ़ेशनल',
  description:
    'अपने पास के भरोसेमंद प्रोफ़ेशनल खोजें और बुक करें: डॉक्टर, शिक्षक, वकील, इंजीनियर और कई दूसरे, फ़ीस, ख़ाली समय और रेटिंग सब सामने।',
  heading: 'अपने पास के भरोसेमंद प्रोफ़ेशनल जानें और खोजें',
  lead: 'डॉक्टर, शिक्षक, वकील, इंजीनियर और कई दूसरे, फ़ीस, भाषाएँ और रेटिंग सब सामने।',
  notFoundWhy: 'शायद लिंक पुराना है या ग़लत लिखा है। खोजें, या नीचे किसी श्रेणी से शुरू करें।',
  categories: 'श्रेणियाँ',
  categoriesLead: 'चुनें कि आपको किसकी ज़रूरत है',
  loadingCategories: 'श्रेणियाँ लोड हो रही हैं',
  categoriesName: 'श्रेणियाँ',
  noCategories: 'अभी कोई श्रेणी नहीं',
  noCategoriesWhy: 'पहली श्रेणी खुलते ही प्रोफ़ेशनल यहाँ दिखेंगे।',
  parts: {
    banner: 'ख़ास बातें',
    lists: 'होम पेज के हिस्से',
    engagements: 'पिछले काम',
    questions: 'सवाल',
    help: 'सहायता फ़ॉर्म',
  },
  forProfessionals: 'क्या आप प्रोफ़ेशनल हैं?',
  forProfessionalsWhy: 'अपने इलाक़े के लोगों को अपना काम, फ़ीस और काम का समय दिखाएँ। लिस्टिंग मुफ़्त है।',
  listYourself: 'मुफ़्त लिस्टिंग बनाएँ',
};
