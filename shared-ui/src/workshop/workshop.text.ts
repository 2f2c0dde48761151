export const text = {
  title: 'Styleguide',
  intro: 'Every component in every state, on light and on dark ground.',
  index: 'Components',
  unknown: 'There is no such component',
  unknownWhy: 'Choose one from the list.',
} as const;
