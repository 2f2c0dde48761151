export const text = {
  part: 'questions',
  heading: 'Frequently Asked Questions',
  loading: 'Loading questions',
  what: 'questions',
  whatAsked: 'questions of visitors',
  answered: 'Asked by visitors',
} as const;
