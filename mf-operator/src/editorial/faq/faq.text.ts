export const text = {
  what: 'questions',
  choose: 'Page',
  home: 'Home page',
  nameOf: (key: string, count: number) => `${key} (${count})`,
  form: (name: string) => `Questions: ${name}`,
  intro:
    'A speciality without questions of its own shows those of its profession. Visitors see a change within two seconds.',
  list: 'Questions and answers, in their order',
  faq: (place: number) => `Question ${place}`,
  question: 'Question',
  answer: 'Answer',
  add: 'Add a question',
  saved: 'The questions are saved.',
} as const;
