export const text = {
  gstin: 'GSTIN of your business (optional)',
  gstinHint: 'The invoice is made out to your business then.',
  gstinWrong: 'A GSTIN has 15 letters and digits',
} as const;
