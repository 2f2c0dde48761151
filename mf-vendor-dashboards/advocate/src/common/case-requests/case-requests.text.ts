export const text = {
  title: 'Case Requests',
  hint: 'Disease: the kind of case.',
  isCase: 'The request is a case now.',
  open: 'Open the case',
} as const;
