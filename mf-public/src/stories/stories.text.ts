export const text = {
  title: 'Customer Stories',
  intro: 'How it went for others, shared with their consent.',
  what: 'stories',
  story: 'story',
  nothing: 'No stories yet',
  nothingWhy: 'The first ones appear when customers agree to share theirs.',
  home: 'Go to the home page',
  toldBy: (name: string) => `Told by ${name}`,
  see: (name: string) => `See ${name}’s page`,
  more: 'All stories',
} as const;
