export const text = {
  save: 'Export my data',
  saving: 'Collecting your data…',
  saved: 'Your data is saved as a file.',
  action: 'Exporting your data',
} as const;
