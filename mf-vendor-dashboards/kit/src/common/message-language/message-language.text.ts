export const text = {
  what: 'your language',
  title: 'Language',
  label: 'Language of what we send you',
  hint: 'E-mails, notifications, messages to your phone and calendar files.',
  saving: 'Saving the language',
  saved: 'Saved. What we send you from now on is in this language.',
} as const;
