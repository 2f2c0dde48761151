export const text = {
  forBusiness: 'I need an invoice for a business',
  gstin: 'GSTIN of your business',
  gstinWrong: 'A GSTIN has 15 letters and digits',
  businessName: 'Registered name of the business',
  businessAddress: 'Registered address of the business',
  businessAddressHint: 'In one line, with the PIN code.',
  atMost: (most: number) => `At most ${most} characters`,
} as const;
