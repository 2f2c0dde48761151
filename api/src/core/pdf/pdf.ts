import PDFDocument from 'pdfkit';
import { pdfFonts } from './pdf-fonts';
import { PdfPages, styles } from './pdf-pages';

/** A part of a document, from top to bottom. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string }
  /** Names and values, one pair a line. */
  | { kind: 'pairs'; pairs: [name: string, value: string][] }
  | { kind: 'table'; columns: Column[]; rows: string[][]; total?: string[] };

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  /** Numbers stand at the right. */
  isNumber?: true;
}

export interface PdfContent {
  /** Shown in the window's title. */
  title: string;
  /** `en-IN`; what is written in another script says so itself. */
  lang: string;
  blocks: Block[];
}

/**
 * Draws a document as tagged PDF (PDF/UA-1) on A4 pages: headings, paragraphs and tables are marked as
 * such, fonts are embedded, and text is selected and read in the order of its letters.
 */
export function drawPdf({ title, lang, blocks }: PdfContent): Promise<Buffer> {
  const fonts = pdfFonts();
  // Types lag behind: they know neither fonts as bytes nor PDF/UA.
  const options: object = {
    // Without a font the document would begin with Helvetica, which is not embedded.
    ...{ size: 'A4', margin: 0, bufferPages: true, font: fonts[0]?.bytes, info: { Title: title } },
    ...{ pdfVersion: '1.7', tagged: true, subset: 'PDF/UA', lang, displayTitle: true },
  };
  const doc = new PDFDocument(options);
  for (const { id, bytes } of fonts) doc.registerFont(id, bytes as unknown as string);
  const drawn = bytesOf(doc);
  const pages = new PdfPages(doc);
  for (const block of blocks) drawBlock(pages, block);
  pages.end();
  doc.end();
  return drawn;
}

const bytesOf = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });

function drawBlock(pages: PdfPages, block: Block): void {
  if (block.kind === 'pairs') drawPairs(pages, block.pairs);
  else if (block.kind === 'table') drawTable(pages, block);
  else if (block.kind === 'paragraph') pages.text('P', block.text, styles.text);
  else pages.text(`H${block.level}`, block.text, styles[`h${block.level}`]);
}

/** Names are headers of their rows. */
function drawPairs(pages: PdfPages, pairs: [string, string][]): void {
  const table = pages.element('Table');
  for (const [name, value] of pairs) {
    pages.row(table, [
      { text: name, share: 1, style: styles.text, header: 'Row' },
      { text: value, share: 2, style: styles.strong },
    ]);
  }
  pages.space();
}

function drawTable(pages: PdfPages, { columns, rows, total }: Extract<Block, { kind: 'table' }>) {
  const table = pages.element('Table');
  const { text: plain, strong, small } = styles;
  const titles = columns.map(({ title }) => title);
  const cells = (texts: string[], style: typeof plain | typeof strong | typeof small) =>
    columns.map(({ share, isNumber }, at) => ({ text: texts[at] ?? '', share, isNumber, style }));
  pages.row(
    table,
    cells(titles, small).map((cell) => ({ ...cell, header: 'Column' as const })),
  );
  pages.rule();
  for (const row of rows) pages.row(table, cells(row, plain));
  if (total) {
    pages.rule();
    pages.row(table, cells(total, strong));
  }
  pages.space();
}
