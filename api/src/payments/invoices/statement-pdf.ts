import type { Statement, StatementPart } from '@nukkad/platform/contract';
import { formatDate, formatMoney, formatMonth } from '@nukkad/platform/format';
import { type Block, drawPdf } from '../../core/pdf/pdf';
import { statementText as text } from './statement.text';

/** A month's statement as PDF. */
export function statementPdf(
  { month, parts, creditNotes }: Statement,
  name: string,
): Promise<Buffer> {
  const title = `${text.title} ${formatMonth(month)}`;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', text: name },
    ...(parts.length === 0 ? [{ kind: 'paragraph', text: text.nothing } as const] : []),
    ...parts.flatMap(blocksOf),
    ...(creditNotes.length === 0 ? [] : notesOf(creditNotes)),
  ];
  return drawPdf({ title, lang: 'en-IN', blocks });
}

const lines = ['opening', 'payments', 'refunds', 'fees', 'payouts', 'payoutsReturned'] as const;

const blocksOf = (part: StatementPart): Block[] => [
  { kind: 'heading', level: 2, text: part.opening.currency },
  {
    kind: 'table',
    columns: [
      { title: text.what, share: 3 },
      { title: text.amount, share: 1, isNumber: true },
    ],
    rows: lines.map((line) => [text[line], formatMoney(part[line])]),
    total: [text.closing, formatMoney(part.closing)],
  },
  {
    kind: 'pairs',
    pairs: [
      [text.owed, formatMoney(part.owed)],
      [text.atVisits, formatMoney(part.atVisits)],
    ],
  },
];

const notesOf = (notes: Statement['creditNotes']): Block[] => [
  { kind: 'heading', level: 2, text: text.creditNotes },
  {
    kind: 'table',
    columns: [
      { title: text.number, share: 2 },
      { title: text.date, share: 1.5 },
      { title: text.invoice, share: 2 },
      { title: text.amount, share: 1, isNumber: true },
    ],
    rows: notes.map(({ number, at, invoice, amount }) => [
      ...[number, formatDate(at), invoice, formatMoney(amount)],
    ]),
  },
];
