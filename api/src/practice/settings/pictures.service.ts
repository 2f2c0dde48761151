import { fileAddress, limits, type PortfolioWork, type WorkOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import { makePublic, ownFile } from '../../core/files/files.store';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { toWork } from '../../directory';
import { changePage, type PageRow } from './page.store';
import { addWork, countWorks, deleteWork } from './works.store';

type Trx = Kysely<Tables>;

/** Replaces the picture by a file. Fails with `not-found`, `validation`. */
export async function setPhoto(trx: Trx, page: PageRow, fileId: string): Promise<void> {
  await changePage(trx, page.id, { image: await published(trx, page, 'fileId', fileId) });
}

/** Replaces a photograph by a drawn face. */
export async function unsetPhoto(trx: Trx, { id, gender, image }: PageRow): Promise<void> {
  if (!image.startsWith(fileAddress(''))) return;
  await changePage(trx, id, { image: faceOf(id, gender) });
}

/** Appends a work. Fails with `conflict` above the limit, and as `setPhoto`. */
export async function showWork(
  trx: Trx,
  page: PageRow,
  { pictureId, ...work }: WorkOrder,
): Promise<PortfolioWork> {
  if ((await countWorks(trx, page.id)) >= limits.portfolioMost) throw tooMany();
  const picture = await published(trx, page, 'pictureId', pictureId);
  const row = await addWork(trx, page.id, { ...work, picture });
  return orNotFound(toWork(row)[0], 'There is no such picture.');
}

/** Fails with `not-found`. */
export async function hideWork(trx: Trx, { id }: PageRow, workId: string): Promise<void> {
  if (!(await deleteWork(trx, id, workId))) {
    throw new ApiError('not-found', 'There is no such work.');
  }
}

const pictures = ['image/jpeg', 'image/png'];

/** Public URL of a picture that the professional uploaded. */
async function published(
  trx: Trx,
  { user_id }: PageRow,
  field: string,
  fileId: string,
): Promise<string> {
  const own = user_id === null ? undefined : await ownFile(trx, user_id, fileId);
  const { type } = orNotFound(own, 'There is no such file. Send it again.');
  if (!pictures.includes(type)) {
    const rule = 'must be a JPEG or PNG picture';
    throw notValid({ [field]: rule });
  }
  await makePublic(trx, fileId);
  return fileAddress(fileId);
}

const tooMany = () =>
  new ApiError(
    'conflict',
    `At most ${limits.portfolioMost} works are shown. Remove one to add another.`,
  );
