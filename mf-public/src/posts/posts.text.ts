export const text = {
  title: 'Blogs',
  titleOf: (topic: string) => `Blogs: ${topic}`,
  intro: 'Short reads before you choose: what to ask, what it costs, what to bring.',
  what: 'articles',
  article: 'article',
  nothing: 'No articles yet',
  nothingWhy: 'The first one is being written.',
  nothingOfTopic: 'No articles on this topic',
  nothingOfTopicWhy: 'There are none at the moment.',
  home: 'Go to the home page',
  minutes: (minutes: number) => `${minutes} min read`,
  more: 'All articles',
  /** Above an article that stands in another language than the page. */
  untranslated:
    'This article is not yet in the language of this page. It follows as it was written.',
  feed: 'Nukkad: Blogs',
} as const;
