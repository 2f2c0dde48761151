export const text = {
  gstin: 'GSTIN of your business (optional)',
  gstinHint: 'The invoice is made out to your business then.',
  gstinWrong: 'A GSTIN has 15 letters and digits',
  businessName: 'Registered name of the business',
  businessAddress: 'Registered address of the business',
  businessAddressHint: 'In one line, with the PIN code.',
  atMost: (most: number) => `At most ${most} characters`,
} as const;
