export const text = {
  title: 'Blogs',
  intro: 'Short reads before you choose: what to ask, what it costs, what to bring.',
  what: 'articles',
  article: 'article',
  nothing: 'No articles yet',
  nothingWhy: 'The first one is being written.',
  home: 'Go to the home page',
  minutes: (minutes: number) => `${minutes} min read`,
  more: 'All articles',
  feed: 'Nukkad: Blogs',
} as const;
