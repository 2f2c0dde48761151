import { type Run, runsOf, syllables, type Weight } from './pdf-fonts';

type Element = PDFKit.PDFStructureElement;

interface Style {
  /** Points. */
  size: number;
  weight: Weight;
}

export const styles = {
  h1: { size: 20, weight: 700 },
  h2: { size: 13, weight: 700 },
  text: { size: 10.5, weight: 500 },
  strong: { size: 10.5, weight: 700 },
  small: { size: 9, weight: 500 },
} as const satisfies Record<string, Style>;

export interface Cell {
  text: string;
  /** Share of the width. */
  share: number;
  /** Stands at the right. */
  isNumber?: boolean | undefined;
  style: Style;
  /** Of what it is the header. */
  header?: 'Row' | 'Column';
}

const margin = 56;
const bottom = 72;
const leading = 1.4;
const gap = 10;
const padding = 4;
const ink = '#1b2330';
const hairline = '#b9c1cc';

interface Area {
  left: number;
  width: number;
  isNumber?: boolean | undefined;
}

/** Pages of a document that fill from top to bottom, and the structure of what stands on them. */
export class PdfPages {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: Element;
  private readonly width: number;
  private y = margin;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.width = doc.page.width - 2 * margin;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** A new element at the end of the document, or of a parent. */
  element(type: string, parent = this.root, options: { scope?: Cell['header'] } = {}): Element {
    const element = this.doc.struct(type, options as object);
    parent.add(element);
    return element;
  }

  /** Text over the full width, in an element of its own. */
  text(type: string, text: string, style: Style): void {
    const element = this.element(type);
    for (const line of this.linesOf(text, style, this.width)) {
      this.makeRoom(style.size * leading);
      element.add(() => this.line(line, style, { left: margin, width: this.width }, this.y));
      this.y += style.size * leading;
    }
    this.space();
  }

  /** A row of a table. It stays on one page. */
  row(table: Element, cells: Cell[]): void {
    const shares = cells.reduce((sum, { share }) => sum + share, 0);
    let left = margin;
    const placed = cells.map((cell) => {
      const width = (this.width * cell.share) / shares;
      const area = { left, width: width - padding, isNumber: cell.isNumber };
      left += width;
      return { cell, area, lines: this.linesOf(cell.text, cell.style, area.width) };
    });
    const heights = placed.map(({ cell, lines }) => lines.length * cell.style.size * leading);
    const height = Math.max(...heights) + padding;
    this.makeRoom(height);
    const row = this.element('TR', table);
    for (const { cell, area, lines } of placed) {
      const element = this.element(cell.header ? 'TH' : 'TD', row, { scope: cell.header });
      element.add(() => this.lines(lines, cell.style, area));
    }
    this.y += height;
  }

  /** A line between rows, which is no content. */
  rule(): void {
    this.asArtifact(() => {
      const right = margin + this.width;
      this.doc.moveTo(margin, this.y).lineTo(right, this.y).lineWidth(0.75).stroke(hairline);
    });
    this.y += padding;
  }

  space(): void {
    this.y += gap;
  }

  /** Numbers the pages and closes the structure. Draw nothing afterwards. */
  end(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      const area = { left: margin, width: this.width, isNumber: true };
      const top = this.doc.page.height - bottom + 2 * gap;
      const number = `${page + 1}/${count}`;
      this.asArtifact(() => this.line(runsOf(number, 500), styles.small, area, top));
    }
    this.root.end();
  }

  private asArtifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private makeRoom(height: number): void {
    if (this.y + height <= this.doc.page.height - bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  private lines(lines: Run[][], style: Style, area: Area): void {
    lines.forEach((line, at) => {
      this.line(line, style, area, this.y + at * style.size * leading);
    });
  }

  private line(runs: Run[], style: Style, { left, width, isNumber }: Area, top: number): void {
    let x = isNumber ? left + width - this.widthOf(runs, style) : left;
    for (const run of runs) {
      this.draw(run, style, x, top);
      x += this.widthOf([run], style);
    }
  }

  /** Shaped letters have another order than the text, so the text is given beside them. */
  private draw({ font, shown, meant }: Run, { size }: Style, x: number, top: number): void {
    const isShaped = font.lang !== null || shown !== meant;
    if (isShaped) {
      const lang = font.lang === null ? {} : { lang: font.lang };
      this.doc.markContent('Span', { ...lang, actual: meant });
    }
    this.doc.font(font.id).fontSize(size).fillColor(ink);
    // Fonts have different heights above the baseline, on which all of them stand.
    this.doc.text(shown, x, top + size, { lineBreak: false, baseline: 'alphabetic' });
    if (isShaped) this.doc.endMarkedContent();
  }

  private widthOf(runs: Run[], { size }: Style): number {
    return runs.reduce(
      (sum, { font, shown }) => sum + this.doc.font(font.id).fontSize(size).widthOfString(shown),
      0,
    );
  }

  /** Breaks text at spaces, and a word that is wider than the line wherever it ends. */
  private linesOf(text: string, style: Style, width: number): Run[][] {
    const widthIn = (part: string) => this.widthOf(runsOf(part, style.weight), style);
    const space = widthIn(' ');
    const lines: string[] = [];
    let left = 0;
    for (const word of text.split(/\s+/u).flatMap((one) => piecesOf(one, width, widthIn))) {
      const needed = space + widthIn(word);
      if (lines.length > 0 && needed <= left) {
        lines.push(`${lines.pop()} ${word}`);
        left -= needed;
      } else {
        lines.push(word);
        left = width - needed + space;
      }
    }
    return lines.map((line) => runsOf(line, style.weight));
  }
}

function piecesOf(word: string, width: number, widthIn: (part: string) => number): string[] {
  if (widthIn(word) <= width) return [word];
  const pieces = [''];
  for (const { segment } of syllables.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthIn(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
