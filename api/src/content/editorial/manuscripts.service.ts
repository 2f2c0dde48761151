import {
  limits,
  type Manuscript,
  type ManuscriptOrder,
  type ManuscriptsAnswer,
  type ManuscriptText,
  type Preview,
  type PublicationOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { fileLinks } from '../../core/files/links';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import { changedElsewhere, notValid } from '../../core/http/refusals';
import { blocksOf, minutesOf } from '../../core/text/markdown.model';
import { picturesOfText } from '../site/text-pictures.store';
import { lettersTopics } from './choices.store';
import { showPictures } from './manuscript-pictures';
import { isAddressKept, type PostRow, toEntry, toManuscript } from './manuscripts.model';
import * as store from './manuscripts.store';
import { forgetTranslations } from './translations.service';

type Db = Kysely<Tables>;

export type ManuscriptsService = ReturnType<typeof manuscriptsService>;

/** Articles in the editor. All changes fail with `not-found` and `draft-changed`. */
export function manuscriptsService(db: Db, idempotent: IdempotentWrite, secret: string) {
  const links = fileLinks(secret);
  /** One change of one article, with its audit entry. */
  const change = (
    id: string,
    by: string,
    read: { revision: number; action: string },
    work: (trx: Db, row: PostRow, now: Date) => Promise<PostRow>,
  ): Promise<Manuscript> =>
    db.transaction().execute(async (trx) => {
      const row = orNotFound(await store.lockedPost(trx, id), noPost);
      if (row.revision !== read.revision) throw changedElsewhere();
      const now = new Date();
      const changed = await work(trx, row, now);
      await tell(trx, by, read.action, changed);
      return toManuscript(changed, now);
    });

  return {
    /** Fails with `page-out-of-range`. */
    async list({ page, ...wanted }: store.Wanted & { page: number }): Promise<ManuscriptsAnswer> {
      const most = limits.queuePerPage;
      const paging = pagingOf(page, most, await store.countPosts(db, wanted));
      const rows = await store.pageOfPosts(db, wanted, { skip: (page - 1) * most, most });
      const now = new Date();
      return { ...paging, manuscripts: rows.map((row) => toEntry(row, now)) };
    },

    /** The rendered text, including pictures of the writer that are not public yet. */
    async preview(body: string, by: string): Promise<Preview> {
      const privately = (id: string) => links.to(id).url;
      const pictureOf = await picturesOfText(db, body, { ownerId: by, privately });
      return { body: blocksOf(body, pictureOf), minutes: minutesOf(body) };
    },

    async of(id: string): Promise<Manuscript> {
      return toManuscript(orNotFound(await store.postById(db, id), noPost), new Date());
    },

    /** Creates a draft. Fails with `validation`. */
    async add(text: ManuscriptText, by: string, key: string | undefined): Promise<Manuscript> {
      return idempotent({ call: 'addManuscript', key, body: { ...text, by } }, async (trx) => {
        await mustBeChoices(trx, text, by);
        const row = await store.addPost(trx, text);
        if (!row) throw addressTaken();
        await tell(trx, by, 'post-added', row);
        return toManuscript(row, new Date());
      });
    },

    /** Changes the text, at once for readers when it is published. Fails with `validation`. */
    change: (id: string, { revision, ...text }: ManuscriptOrder, by: string) =>
      change(id, by, { revision, action: 'post-changed' }, async (trx, row, now) => {
        await mustBeChoices(trx, text, by);
        if (text.slug !== row.slug) await mustBeFree(trx, text.slug, row, now);
        return store.changePost(trx, row, text);
      }),

    /** Fails with `validation` for a day in the past. */
    publish: (id: string, { revision, at }: PublicationOrder, by: string) =>
      change(id, by, { revision, action: 'post-published' }, async (trx, row, now) => {
        const published_at = at === undefined ? now : new Date(at);
        if (published_at < now) throw notValid({ at: 'must be a time to come' });
        return store.changePost(trx, row, {
          published_at,
          is_address_kept: isAddressKept(row, now),
        });
      }),

    /** Turns the article back into a draft. */
    withdraw: (id: string, revision: number, by: string) =>
      change(id, by, { revision, action: 'post-withdrawn' }, (trx, row, now) =>
        store.changePost(trx, row, {
          published_at: null,
          is_address_kept: isAddressKept(row, now),
        }),
      ),

    /** Fails with `conflict` for an article that is or was published. */
    async remove(id: string, by: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = orNotFound(await store.lockedPost(trx, id), noPost);
        if (row.published_at !== null || row.is_address_kept) throw hasBeenOut();
        await store.removePost(trx, id);
        await forgetTranslations(trx, 'post');
        await tell(trx, by, 'post-removed', row);
      });
    },
  };
}

const noPost = 'There is no such article.';

const tell = (trx: Db, by: string, action: string, { id, title }: PostRow) =>
  audit(trx, { by, action, subject: 'posts', subjectId: id, title });

async function mustBeChoices(trx: Db, text: ManuscriptText, by: string): Promise<void> {
  const { letter } = text;
  await showPictures(trx, text, by);
  if (letter !== null && !(await lettersTopics(trx)).includes(letter)) {
    throw notValid({ letter: 'is no topic of ours' });
  }
}

async function mustBeFree(trx: Db, slug: string, row: PostRow, now: Date): Promise<void> {
  if (isAddressKept(row, now)) {
    throw notValid({
      slug: 'stays as it is: the article has been out, and others have its address',
    });
  }
  if (await store.isAddressTaken(trx, slug, row.id)) throw addressTaken();
}

const addressTaken = () => notValid({ slug: 'is the address of another article' });

const hasBeenOut = () =>
  new ApiError('conflict', 'This article has been out. Withdraw it instead: drafts are not shown.');
