import type { DocumentKind } from './gst.model';

/** Texts of invoices, which are in English in every language of the page, as the books are. */

export const documentTitles: Record<DocumentKind, string> = {
  receipt: 'Receipt',
  'bill-of-supply': 'Bill of supply',
  'tax-invoice': 'Tax invoice',
};

/** Titles of what is issued for a refund of each. */
export const creditTitles: Record<DocumentKind, string> = {
  receipt: 'Receipt of a refund',
  'bill-of-supply': 'Credit note',
  'tax-invoice': 'Credit note',
};

export const text = {
  number: 'Number',
  date: 'Date',
  paidOn: 'Paid on',
  from: 'From',
  address: 'Address',
  gstin: 'GSTIN',
  to: 'To',
  city: 'City',
  placeOfSupply: 'Place of supply',
  reverseCharge: 'Tax on reverse charge',
  yes: 'Yes',
  no: 'No',
  what: 'What',
  sac: 'SAC',
  amount: 'Amount',
  taxableValue: 'Taxable value',
  cgst: (rate: number) => `CGST ${rate}%`,
  sgst: (rate: number) => `SGST ${rate}%`,
  igst: (rate: number) => `IGST ${rate}%`,
  total: 'Total',
  credits: 'Refers to',
  creditsOf: (title: string, number: string, date: string) => `${title} ${number} of ${date}`,
  refundedOn: 'Refunded on',
  client: 'Client',
  exempt: 'Services that are exempt from GST.',
  notRegistered: 'No GST is charged.',
  recipientPays: 'GST on these legal services is payable by the recipient on reverse charge.',
  byComputer: 'Issued by Nukkad for the professional. It is valid without a signature.',
  test: 'A test: no money has moved.',
};
