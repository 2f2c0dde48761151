import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** How hard to compress: `best` for files that never change, `quick` for pages and development. */
export type Effort = 'best' | 'quick';

/** True for file names whose content shrinks. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/**
 * The `.br` and `.gz` forms of a content. The same content gives the same bytes on every run:
 * neither format carries a time here.
 */
export async function compressed(
  content: Buffer,
  effort: Effort,
): Promise<{ suffix: '.br' | '.gz'; content: Buffer }[]> {
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
