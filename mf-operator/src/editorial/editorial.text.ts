export const text = {
  room: 'Editorial',
  parts: {
    articles: 'Articles',
    faq: 'Questions',
    banner: 'Banner',
    offices: 'Government offices',
    paid: 'Paid places',
    translations: 'Translations',
  },
} as const;
