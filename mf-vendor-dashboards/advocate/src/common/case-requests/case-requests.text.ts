export const text = {
  title: 'Case Requests',
  matter: { header: 'Disease', shows: 'caseCategory' },
  hint: 'Disease: the kind of case.',
  isCase: 'The request is a case now.',
  open: 'Open the case',
} as const;
