import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './listing.text';

export const text: Translation<typeof english> = {
  all: 'सभी',
  loading: (many) => `लोड हो रहा है: ${many}`,
  results: 'नतीजे',
  count: (count, many) => `${count} ${many}`,
  countIn: (count, place) => `${place} में ${count}`,
  countAround: (count, place, city) => `${place} और बाक़ी ${city} में ${count}`,
  countWithin: (count, km, place) => `${place} से ${km} किमी के भीतर ${count}`,
  countLiked: (count) => `आपके पसंदीदा ${count}`,
  description: (count) =>
    `${count}: रेटिंग, फ़ीस, दूरी और अगले ख़ाली समय की तुलना करें। कॉल करें, चैट करें या ऑनलाइन बुक करें।`,
  descriptionOf: (title) =>
    `${title}: रेटिंग, फ़ीस, दूरी और ख़ाली समय की तुलना करें, फिर कॉल करें, चैट करें या ऑनलाइन बुक करें।`,
  seeEveryone: (many) => `सभी ${many} देखें`,
  writeComplaint: 'शिकायत लिखें',
  searchIn: (many) => `${many} खोजें`,
  search: 'खोजें',
  map: 'नक़्शा',
  backToList: 'सूची पर वापस',
  mapOf: (many, place) => `नक़्शा: ${many}, ${place} के आसपास`,
  otherProfession: (term, many) => `“${term}” के लिए ज़्यादा नतीजे: ${many}`,
  otherProfessionWhy: (count, many) => `इससे मेल: ${count} ${many}`,
  otherProfessionLink: (many) => `${many} दिखाएँ`,
  offices: 'सरकारी दफ़्तर',
  beside: 'फ़ॉर्म और सवाल',
  asidePart: 'फ़ॉर्म और सवाल',
  bannerTitle: (subject) =>
    subject === null ? 'आपकी पहली क्लास ट्रायल है' : `आपकी पहली ${subject} क्लास ट्रायल है`,
  bannerText: (place) =>
    `${place} में शिक्षक चुनें, 20 मिनट मुफ़्त बुक करें, और पैसे देने से पहले देखें कि बात बनती है या नहीं।`,
};
