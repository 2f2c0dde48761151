import type { RankingDetail } from '@nukkad/platform/contract';
import { formatCount, formatDecimal, formatRating } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './explanation.text';

const points = (count: number) => `${formatCount(count)} अंक`;

/** Points of a part that only takes away. */
const lost = (count: number) => {
  if (count === 0) return 'कोई अंक नहीं कटा';
  const size = Math.abs(count);
  return `${points(size)} ${size === 1 ? 'कटा' : 'कटे'}`;
};

/** Upper bound of a duration: `25 मिनट`, `2 घंटे`. */
const duration = (minutes: number) => {
  if (minutes < 60) return `${Math.max(1, minutes)} मिनट`;
  return `${Math.ceil(minutes / 60)} घंटे`;
};

const details: Record<RankingDetail, string> = {
  about: 'विवरण',
  qualifications: 'योग्यताएँ',
  languages: 'भाषाएँ',
  fields: 'काम के क्षेत्र',
  landmark: 'लैंडमार्क',
};

const only = (reviews: number) =>
  reviews === 1 ? 'सिर्फ़ 1 समीक्षा' : `सिर्फ़ ${formatCount(reviews)} समीक्षाएँ`;

export const text: Translation<typeof english> = {
  title: 'यह क्रम क्यों',
  intro:
    'विज़िटर की तरह खोजें, जगह के साथ भी: “HSR Layout में डेंटिस्ट”। आप देखते हैं कि पहले वाले वहाँ क्यों हैं। एक हज़ार अंक एक स्टार के बराबर हैं। पेड जगहों पर “प्रायोजित” लिखा रहता है, वे अलग रहती हैं और इस क्रम को कभी नहीं बदलतीं।',
  field: 'किसी खोज का क्रम समझें',
  placeholder: 'HSR Layout में डेंटिस्ट',
  what: 'क्रम की वजह',
  nobody: 'इन शब्दों से कोई नहीं मिला।',
  list: 'पहली जगहें',
  summary: (topic, place) =>
    [topic ? `मतलब समझा: ${topic}` : 'नाम या शब्दों से मिले', place && `${place} के आसपास`]
      .filter(Boolean)
      .join(', ')
      .concat('।'),
  points,
  ahead: (count) => `अगले से ${points(count)} आगे।`,
  level: 'अगले के बराबर: बराबर वालों का क्रम तय है और कभी नहीं बदलता।',
  named: 'नाम या शब्दों से मिले: कोई अंक नहीं कटा।',
  match: (topic, count) => `${topic} से मेल: ${lost(count)}।`,
  noPlace: 'कोई जगह नहीं माँगी गई: दूरी नहीं गिनी जाती।',
  distance: (km, count) => `${formatDecimal(km, 1)} किमी दूर: ${lost(count)}।`,
  rating: (average, reviews, count) =>
    `${formatCount(reviews)} ${reviews === 1 ? 'समीक्षा' : 'समीक्षाओं'} में रेटिंग ${formatRating(average)}: ${points(count)}।`,
  fewReviews: (reviews, count) =>
    `${reviews === 0 ? 'कोई समीक्षा नहीं' : only(reviews)}, इसलिए आम रेटिंग के क़रीब: ${points(count)}।`,
  noResponse: 'अनुरोधों पर अब तक कोई जवाब नहीं: 0 अंक।',
  response: (minutes, count) => `अक्सर ${duration(minutes)} के अंदर जवाब देते हैं: ${points(count)}।`,
  availability: (days, count) => `हफ़्ते में ${days} दिन काम: ${points(count)}।`,
  complete: (count) => `पेज पूरा है: ${points(count)}।`,
  incomplete: (missing, count) =>
    `पेज में कमी (${missing.map((one) => details[one]).join(', ')}): ${points(count)}।`,
};
