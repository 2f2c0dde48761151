import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
type Suffix = keyof typeof UNPACK;
const SUFFIXES = Object.keys(UNPACK) as Suffix[];

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/**
 * Compression effort: `best` for files that never change, `quick` for pages and development, `none`
 * for files that are never served compressed.
 */
export type Effort = 'best' | 'quick' | 'none';

/** A compressed content, stored beside the plain file under this suffix. */
export interface PackedForm {
  suffix: Suffix;
  content: Buffer;
}

/** True for file types that compression makes smaller. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** The `.br` and `.gz` forms of a content. Deterministic: no timestamps are embedded. */
export async function compressed(content: Buffer, effort: Effort): Promise<PackedForm[]> {
  if (effort === 'none') return [];
  const quality = effort === 'best' ? constants.BROTLI_MAX_QUALITY : 5;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    deflate(content, { level: effort === 'best' ? 9 : 6 }),
  ]);
  return [
    { suffix: '.br', content: br },
    { suffix: '.gz', content: gz },
  ];
}

/**
 * Checks the compressed forms beside `file` against `content`: `wrong` when one differs or cannot
 * be decompressed. A missing form is not served, and so not wrong.
 */
export async function formsBeside(
  file: string,
  content: Buffer,
): Promise<{ forms: PackedForm[]; state: 'all' | 'some' | 'wrong' }> {
  const found = await Promise.all(SUFFIXES.map((suffix) => readForm(file, suffix)));
  const forms = found.filter((form) => form !== undefined);
  const right = await Promise.all(forms.map((form) => holds(form, content)));
  if (right.includes(false)) return { forms: [], state: 'wrong' };
  return { forms, state: forms.length === SUFFIXES.length ? 'all' : 'some' };
}

async function readForm(file: string, suffix: Suffix): Promise<PackedForm | undefined> {
  const content = await readFile(file + suffix).catch(() => undefined);
  return content && { suffix, content };
}

async function holds({ suffix, content }: PackedForm, plain: Buffer): Promise<boolean> {
  const unpacked = await UNPACK[suffix](content).catch(() => undefined);
  return unpacked?.equals(plain) === true;
}
