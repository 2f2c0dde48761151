import type { Money } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { type Block, drawPdf } from '../../core/pdf/pdf';
import { invoiceNumber } from './gst.model';
import { stateWithCode } from './gstin.model';
import { type TaxLines, taxLinesOf } from './invoice.model';
import { documentTitles, text } from './invoice.text';
import type { ChargeRow, IssuedRow } from './invoices.store';

interface Content {
  charge: ChargeRow;
  issued: IssuedRow;
  /** What was charged. */
  line: string;
  isTest: boolean;
}

type Pair = [name: string, value: string];

/** An invoice, bill of supply or receipt as PDF, with what Rules 46 and 49 of the CGST Rules ask for. */
export function invoicePdf({ charge, issued, line, isTest }: Content): Promise<Buffer> {
  const lines = taxLinesOf(issued, charge);
  const title = documentTitles[lines.kind];
  const number = invoiceNumber(issued.year, issued.sequence);
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    ...(isTest ? [paragraph(text.test)] : []),
    { kind: 'pairs', pairs: headOf(charge, issued, number) },
    { kind: 'heading', level: 2, text: text.from },
    { kind: 'pairs', pairs: supplierOf(issued, lines) },
    { kind: 'heading', level: 2, text: text.to },
    { kind: 'pairs', pairs: recipientOf(charge, issued, lines) },
    tableOf(charge, issued.sac, line, lines),
    ...notesOf(lines).map(paragraph),
  ];
  return drawPdf({ title: `${title} ${number}`, lang: 'en-IN', blocks });
}

export const paragraph = (words: string): Block => ({ kind: 'paragraph', text: words });

const headOf = (charge: ChargeRow, issued: IssuedRow, number: string): Pair[] => [
  [text.number, number],
  [text.date, formatDate(issued.issued_at)],
  [text.paidOn, formatDate(charge.at)],
];

export const supplierOf = (
  { supplier_name, supplier_address, gstin }: IssuedRow,
  { kind }: TaxLines,
) =>
  [
    [text.from, supplier_name],
    [text.address, supplier_address],
    ...(kind === 'receipt' || gstin === null ? [] : [[text.gstin, gstin] as Pair]),
  ].filter(([, value]) => value !== '') as Pair[];

export function recipientOf(charge: ChargeRow, issued: IssuedRow, lines: TaxLines): Pair[] {
  const pairs = partyOf(charge, issued);
  if (lines.placeOfSupply) pairs.push([text.placeOfSupply, stateWithCode(lines.placeOfSupply)]);
  if (lines.kind === 'tax-invoice') {
    pairs.push([text.reverseCharge, lines.isReverseCharge ? text.yes : text.no]);
  }
  return pairs;
}

/** Who is charged: a business, with the client whom it pays for, or the client (Rule 46(d), (e)). */
function partyOf({ client_name, city }: ChargeRow, issued: IssuedRow): Pair[] {
  const { recipient_gstin: gstin, recipient_name: name, recipient_address: address } = issued;
  const client = client_name ?? text.client;
  const ofGstin: Pair[] = gstin === null ? [] : [[text.gstin, gstin]];
  if (name !== null && address !== null) {
    return [[text.to, name], [text.address, address], ...ofGstin, [text.client, client]];
  }
  return [[text.to, client], ...ofGstin, ...(city ? [[text.city, city] as Pair] : [])];
}

/** The line of what was charged or given back, with its tax. */
export function tableOf(total: Money, sac: string, line: string, lines: TaxLines): Block {
  const { currency } = total;
  const money = (amount: number): string => formatMoney({ amount, currency });
  const isUnderGst = lines.kind !== 'receipt';
  return {
    kind: 'table',
    columns: [
      { title: text.what, share: 4 },
      { title: isUnderGst ? text.sac : '', share: 1 },
      { title: text.amount, share: 1.5, isNumber: true },
    ],
    rows: [
      [line, isUnderGst ? sac : '', money(lines.taxable)],
      ...taxRows(lines).map(([name, amount]) => [name, '', money(amount)]),
    ],
    total: [text.total, '', money(total.amount)],
  };
}

function taxRows(lines: TaxLines): [string, number][] {
  const { kind, rate, cgst, sgst, igst, taxable } = lines;
  if (kind !== 'tax-invoice' || lines.isReverseCharge) return [];
  if (igst > 0)
    return [
      [text.taxableValue, taxable],
      [text.igst(rate), igst],
    ];
  return [
    [text.taxableValue, taxable],
    [text.cgst(rate / 2), cgst],
    [text.sgst(rate / 2), sgst],
  ];
}

function notesOf({ kind, isReverseCharge }: TaxLines): string[] {
  return [
    ...(kind === 'receipt' ? [text.notRegistered] : []),
    ...(kind === 'bill-of-supply' ? [text.exempt] : []),
    ...(isReverseCharge ? [text.recipientPays] : []),
    text.byComputer,
  ];
}
