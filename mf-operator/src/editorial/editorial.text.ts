export const text = {
  room: 'Editorial',
  parts: {
    articles: 'Articles',
    faq: 'Questions',
    banner: 'Banner',
    paid: 'Paid places',
    translations: 'Translations',
  },
} as const;
