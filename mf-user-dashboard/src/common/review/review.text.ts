export const text = {
  stars: 'How was it?',
  starsOf: { 5: '5 – Excellent', 4: '4 – Good', 3: '3 – Fair', 2: '2 – Poor', 1: '1 – Bad' },
  recommends: 'I would recommend them',
  words: 'Your review',
  wordsHint: 'What helps the next person: what was done, how, and whether it was worth it.',
  story: 'May we tell this as a story?',
  storyHint: (name: string | null) =>
    `From four stars on, with the name ${name ?? 'your reviews carry'}. We read it first, and you can take it back at any time.`,
  storyAgain: 'Other words are read again before they are told.',
  blind: (days: number) =>
    `It is public when the professional has written about the appointment too, after ${days} days at most. Until then neither of you sees the other’s words.`,
} as const;
