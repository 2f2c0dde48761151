import { deflateSync } from 'node:zlib';

/** A producer's style: objects and their surroundings. Texts are Latin-1. */
export interface Written {
  version?: string;
  /** The second line, which marks the file as binary. */
  marker?: string;
  eol?: '\n' | '\r\n' | '\r';
  /** Bodies of objects 1, 2, …; the first is the catalogue. */
  bodies: string[];
  /** Form of the object list; `packed`: objects without a stream are in an object stream. */
  layout?: 'table' | 'stream' | 'packed' | 'hybrid';
  /** More of the trailer. */
  trailer?: string;
  /** Comment before `startxref`. */
  remark?: string;
  /** After `%%EOF`. */
  end?: string;
  /** Filter of the object stream. */
  filter?: string;
  isPredicted?: boolean;
}

type Entry = { at: number } | { container: number; index: number };

/** A stream as an object's body; its length is added. */
export const stream = (dictionary: string, body: Buffer | string, eol = '\n') => {
  const content = typeof body === 'string' ? body : body.toString('latin1');
  return `<< ${dictionary} /Length ${content.length} >>${eol}stream${eol === '\r' ? '\r\n' : eol}${content}${eol}endstream`;
};

/** Bytes under the filter that nearly every producer uses. */
export const flate = (dictionary: string, body: Buffer | string, eol = '\n') =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(latin1(body)), eol);

const latin1 = (body: Buffer | string) =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

/** A complete document with correct offsets. */
export function writePdf(written: Written): Buffer {
  const { version = '1.7', marker = '%\xe2\xe3\xcf\xd3', eol = '\n', bodies } = written;
  const { layout = 'table', remark = '', end = eol, trailer = '' } = written;
  let text = `%PDF-${version}${eol}${marker && marker + eol}`;
  const entries: Entry[] = [];
  const add = (number: number, body: string) => {
    entries[number] = { at: text.length };
    text += `${number} 0 obj${eol}${body}${eol}endobj${eol}`;
  };
  const isPacked = (body: string) => layout === 'packed' && !body.includes('endstream');
  bodies.forEach((body, index) => {
    if (!isPacked(body)) add(index + 1, body);
  });
  let next = bodies.length + 1;
  if (layout === 'packed') {
    const numbers = bodies.flatMap((body, index) => (isPacked(body) ? [index + 1] : []));
    numbers.forEach((number, index) => {
      entries[number] = { container: next, index };
    });
    add(next, objectStream(numbers, bodies, written));
    next += 1;
  }
  const about = `/Root 1 0 R ${trailer}`;
  let start = text.length;
  if (layout !== 'table') {
    const number = next;
    entries[number] = { at: start };
    text += `${number} 0 obj${eol}${xrefStream(entries, about, written)}${eol}endobj${eol}`;
    next += 1;
  }
  if (layout === 'table' || layout === 'hybrid') {
    const stm = layout === 'hybrid' ? `/XRefStm ${start}` : '';
    start = text.length;
    text += `${xrefTable(entries, eol)}trailer${eol}<< /Size ${next} ${about} ${stm} >>${eol}`;
  }
  return Buffer.from(`${text}${remark}startxref${eol}${start}${eol}%%EOF${end}`, 'latin1');
}

function objectStream(numbers: number[], bodies: string[], { filter, eol = '\n' }: Written) {
  const offsets: string[] = [];
  let packed = '';
  for (const number of numbers) {
    offsets.push(`${number} ${packed.length}`);
    packed += `${bodies[number - 1]}\n`;
  }
  const head = `${offsets.join(' ')}\n`;
  const about = `/Type /ObjStm /N ${numbers.length} /First ${head.length}`;
  if (filter === '') return stream(about, head + packed, eol);
  const body = deflateSync(Buffer.from(head + packed, 'latin1'));
  return stream(`${about} /Filter ${filter ?? '/FlateDecode'}`, body, eol);
}

function xrefStream(entries: Entry[], about: string, { isPredicted, eol = '\n' }: Written) {
  const rows = Array.from(entries, (entry) => {
    const row = Buffer.alloc(7);
    if (!entry) return row;
    row[0] = 'at' in entry ? 1 : 2;
    row.writeUInt32BE('at' in entry ? entry.at : entry.container, 1);
    row.writeUInt16BE('at' in entry ? 0 : entry.index, 5);
    return row;
  });
  const up = rows.map((row, nth) =>
    Buffer.from([2, ...row.map((byte, at) => (byte - (rows[nth - 1]?.[at] ?? 0)) & 0xff)]),
  );
  const parms = isPredicted ? '/DecodeParms << /Columns 7 /Predictor 12 >>' : '';
  const dictionary = `/Type /XRef /Size ${entries.length} /W [1 4 2] ${parms} ${about}`;
  return flate(dictionary, Buffer.concat(isPredicted ? up : rows), eol);
}

function xrefTable(entries: Entry[], eol: string): string {
  const end = eol.length === 2 ? eol : ` ${eol}`;
  const rows = Array.from(entries, (entry) =>
    entry && 'at' in entry
      ? `${String(entry.at).padStart(10, '0')} 00000 n${end}`
      : `0000000000 65535 f${end}`,
  );
  return `xref${eol}0 ${entries.length}${eol}${rows.join('')}`;
}

/** The document with an incremental update of one object, as signing appends. */
export function revisePdf(document: Buffer, number: number, body: string, trailer = ''): Buffer {
  const text = document.toString('latin1');
  const before = text.slice(text.lastIndexOf('startxref')).split(/\s+/)[1];
  const at = text.length + 1;
  const object = `${number} 0 obj\n${body}\nendobj\n`;
  const table = `xref\n0 1\n0000000000 65535 f \n${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<< /Size 40 /Root 1 0 R /Prev ${before} ${trailer} >>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return Buffer.from(`${text}\n${object}${table}${end}`, 'latin1');
}

/** The document in linearised form, for fast web view. */
export function linearisePdf(document: Buffer): Buffer {
  const text = document.toString('latin1');
  const [, head = '', rest = ''] =
    /^(%PDF-[\s\S]*?(?:\r\n|\r|\n)%[^\r\n]*[\r\n]+)([\s\S]*)$/.exec(text) ?? [];
  const about = `90 0 obj\r<</Linearized 1/L ${text.length + 400}/O 3/E 900/N 1/T 1000/H [ 456 134]>>\rendobj\r                 \r`;
  const first = `xref\r90 1\r0000000016 00000 n\r\ntrailer\r<</Size 91/Root 1 0 R/Prev 1000/ID[<00><00>]>>\rstartxref\r0\r%%EOF\r`;
  const hints = `91 0 obj\r${flate('/S 38', 'hints', '\r')}\rendobj\r`;
  return Buffer.from(`${head}${about}${first}${hints}${rest}`, 'latin1');
}
