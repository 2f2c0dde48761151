import type { ManuscriptText } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { categoryPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { makePublic, picturesFor } from '../../core/files/files.store';
import { notValid } from '../../core/http/refusals';
import { picturesIn } from '../../core/text/markdown.model';
import { fileIdIn } from '../site/text-pictures.store';

type Words = Pick<ManuscriptText, 'body' | 'picture'>;

/**
 * An article may show site drawings and pictures that operators uploaded, nothing external. Makes
 * the writer's own pictures in it public. Fails with `validation`.
 */
export async function showPictures(trx: Kysely<Tables>, words: Words, by: string): Promise<void> {
  const inText = picturesIn(words.body);
  const wanted = inText.map((written) => written?.address);
  const ids = [...wanted, words.picture ?? undefined].flatMap((one) => fileIdIn(one) ?? []);
  const files = await picturesFor(trx, ids, by);
  const isThere = (address: string) =>
    categoryPicture(address) !== null || files.some(({ id }) => id === fileIdIn(address));

  if (inText.includes(null)) throw notValid({ body: unwritten });
  const missing = wanted.find((address) => address !== undefined && !isThere(address));
  if (missing !== undefined) throw notValid({ body: `${notOurs}: ${missing}` });
  if (words.picture !== null && !isThere(words.picture)) {
    throw notValid({ picture: 'is no drawing and no picture of ours' });
  }
  for (const { id, is_public } of files) if (!is_public) await makePublic(trx, id);
}

const unwritten =
  'has a picture without words. Write ![what is to be seen](address) on a line of its own';
const notOurs = 'names a picture that is not here. Send it, and use the address it gets then';
