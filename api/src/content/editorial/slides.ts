import type { SlidesSheet } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { bannerPicture } from '../../core/assets/pictures';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { notValid } from '../../core/http/refusals';
import { revisionOf, turnPage } from './revisions.store';
import { forgetTranslations } from './translations.service';

type Db = Kysely<Tables>;

/** The banner's slides in order. */
export async function slidesSheet(db: Db): Promise<SlidesSheet> {
  const slides = await db
    .selectFrom('banner_slide')
    .select(['id as _id', 'title', 'text', 'topic', 'profession', 'picture'])
    .orderBy('position')
    .execute();
  return { revision: await revisionOf(db, 'banner'), slides };
}

/** Fails with `draft-changed`, `validation`. */
export async function changeSlides(
  trx: Db,
  { revision, slides }: SlidesSheet,
  by: string,
): Promise<SlidesSheet> {
  await mustBeChoices(trx, slides);
  const before = await slidesSheet(trx);
  await turnPage(trx, 'banner', revision);
  const kept = new Set(before.slides.map(({ _id }) => _id));
  const rows = slides.map(({ _id, ...slide }, position) => {
    const isKept = _id !== undefined && kept.delete(_id);
    return { ...slide, id: isKept ? _id : uuidv7(), position };
  });
  await trx.deleteFrom('banner_slide').execute();
  await trx.insertInto('banner_slide').values(rows).execute();
  await forgetTranslations(trx, 'slide');
  const title = slides.map((slide) => slide.title).join(' · ');
  await audit(trx, { by, action: 'banner-changed', subject: 'banner', subjectId: 'banner', title });
  return slidesSheet(trx);
}

async function mustBeChoices(trx: Db, slides: SlidesSheet['slides']): Promise<void> {
  const types = await trx.selectFrom('user_type').select('slug').execute();
  const professions = new Set(types.map(({ slug }) => slug));
  const errors = slides.flatMap(({ picture, profession }, nth) => [
    ...(bannerPicture(picture) ? [] : [[`slides.${nth}.picture`, 'is no scene of ours']]),
    ...(professions.has(profession)
      ? []
      : [[`slides.${nth}.profession`, 'is no profession of ours']]),
  ]);
  if (errors.length > 0) throw notValid(Object.fromEntries(errors));
}
