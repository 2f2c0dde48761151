export const text = {
  part: 'booking panel',
  loading: 'Loading free times',
  chosen: (when: string) => `Chosen: ${when}`,
  chooseFirst: 'Choose a time first.',
  next: (when: string) => `Next: ${when}`,
  noNext: 'No free time in the next two weeks',
  opening: 'Opening…',
  complain: 'Write a Complaint',
  complainWhy: (name: string) =>
    `Something went wrong with ${name}’s office? Say what happened: you get a number and can follow what happens next.`,
} as const;
