export const text = {
  save: 'Export my data',
  saving: 'Collecting your data…',
  saved: 'Your data is saved as a file.',
  deed: 'Exporting your data',
} as const;
