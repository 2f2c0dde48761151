import type * as english from './feed.text';

export const text: typeof english.text = {
  title: (site) => `${site}: ब्लॉग`,
  description: 'चुनने से पहले पढ़ने लायक छोटे लेख: क्या पूछें, कितना ख़र्च होगा, क्या साथ लाएँ।',
};
