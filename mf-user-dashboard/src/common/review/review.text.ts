export const text = {
  stars: 'How was it?',
  starsOf: { 5: '5 – Excellent', 4: '4 – Good', 3: '3 – Fair', 2: '2 – Poor', 1: '1 – Bad' },
  recommends: 'I would recommend them',
  words: 'Your review',
  wordsHint: 'What helps the next person: what was done, how, and whether it was worth it.',
  story: 'May we share this as a customer story?',
  storyHint: (name: string | null) =>
    `For four stars or more, as ${name === null ? 'the name on your reviews' : `“${name}”`}. We read it first, and you can take it back at any time.`,
  storyAgain: 'If you change the words, we read them again before sharing.',
  blind: (days: number) =>
    `It becomes public when the professional has reviewed the appointment too, or after ${days} days. Until then neither of you sees the other’s words.`,
} as const;
