import { formatDate } from '@nukkad/platform/format';
import { type Block, drawPdf } from '../../core/pdf/pdf';
import type { CreditedRow } from './credit-notes.store';
import { creditNoteNumber, invoiceNumber } from './gst.model';
import { creditedTaxOf } from './invoice.model';
import { creditTitles, documentTitles, text } from './invoice.text';
import { paragraph, recipientOf, supplierOf, tableOf } from './invoice-pdf';
import type { ChargeRow, IssuedRow } from './invoices.store';

/** A refund with its credit note, and the invoice that it refers to. */
export interface Credited {
  charge: ChargeRow;
  issued: IssuedRow;
  refund: CreditedRow;
  /** What was charged. */
  line: string;
  isTest: boolean;
}

/** Credit notes as one PDF, with what Rule 53(1A) of the CGST Rules asks for. */
export function creditNotesPdf(credited: readonly Credited[]): Promise<Buffer> {
  const numbers = credited.map(({ refund: { year, sequence } }) =>
    creditNoteNumber(year, sequence),
  );
  const title = `${creditTitles['tax-invoice']} ${numbers.join(', ')}`;
  return drawPdf({ title, lang: 'en-IN', blocks: credited.flatMap(blocksOf) });
}

function blocksOf({ charge, issued, refund, line, isTest }: Credited): Block[] {
  const lines = creditedTaxOf(issued, refund);
  const refersTo = text.creditsOf(
    documentTitles[lines.kind],
    invoiceNumber(issued.year, issued.sequence),
    formatDate(issued.issued_at),
  );
  return [
    { kind: 'heading', level: 1, text: creditTitles[lines.kind] },
    ...(isTest ? [paragraph(text.test)] : []),
    {
      kind: 'pairs',
      pairs: [
        [text.number, creditNoteNumber(refund.year, refund.sequence)],
        [text.date, formatDate(refund.issued_at)],
        [text.credits, refersTo],
        [text.refundedOn, formatDate(refund.at)],
      ],
    },
    { kind: 'heading', level: 2, text: text.from },
    { kind: 'pairs', pairs: supplierOf(issued, lines) },
    { kind: 'heading', level: 2, text: text.to },
    { kind: 'pairs', pairs: recipientOf(charge, issued, lines) },
    tableOf(refund, issued.sac, line, lines),
    paragraph(text.byComputer),
  ];
}
