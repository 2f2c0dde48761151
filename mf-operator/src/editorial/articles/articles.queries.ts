import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Manuscript, ManuscriptState, PublicationOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { runWithToast } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import { articleOrder, articleValues, type TypedArticle } from './articles.model';

interface Wanted {
  state: ManuscriptState | null;
  q: string | null;
  page: number;
}

export const useArticles = ({ state, q, page }: Wanted) =>
  useEndpoint(
    'getManuscripts',
    { query: { ...(state && { state }), ...(q && { q }), page } },
    { keepPrevious: true, refreshOnShow: true },
  );

export const useArticle = (postId: string) => useEndpoint('getManuscript', { params: { postId } });
export const useChoices = () => useEndpoint('getEditorialChoices');
export const usePreview = (body: string) => useEndpoint('previewManuscript', { body: { body } });

const lists = ['getManuscripts', 'getEditorialChoices', 'getPosts', 'getPost'] as const;

/** Creates an article; calls back with its id. */
export function useBeginning(onBegun: (postId: string) => void) {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  return (typed: TypedArticle): Promise<SaveOutcome<TypedArticle>> =>
    saveWithConflict(
      async () => {
        const { revision: _, ...body } = articleOrder(typed);
        const { _id } = await api.call('addManuscript', { body }, keyFor(body));
        answers.renew(...lists);
        onBegun(_id);
      },
      async () => typed,
    );
}

/** Changes of an existing article; cached answers are updated. */
export function useArticleChanges(postId: string) {
  const answers = useAnswers();
  const params = { postId };
  const now = (manuscript: Manuscript) => {
    answers.change('getManuscript', { params }, () => manuscript);
    answers.renew(...lists);
  };
  /** Resolves to the new revision; null on failure. */
  const done = async (what: string, work: () => Promise<Manuscript>): Promise<number | null> => {
    let revision: number | null = null;
    await runWithToast(what, async () => {
      try {
        const manuscript = await work();
        now(manuscript);
        revision = manuscript.revision;
      } catch (error) {
        // Show the other operator's change before a new decision.
        if (isApiError(error, 'draft-changed')) answers.renew('getManuscript');
        throw error;
      }
    });
    return revision;
  };
  return {
    save: (typed: TypedArticle): Promise<SaveOutcome<TypedArticle>> =>
      saveWithConflict(
        async () => now(await api.call('changeManuscript', { params, body: articleOrder(typed) })),
        async () => articleValues(await api.call('getManuscript', { params })),
      ),
    publish: (body: PublicationOrder, what: string) =>
      done(what, () => api.call('publishManuscript', { params, body })),
    withdraw: (revision: number, what: string) =>
      done(what, () => api.call('withdrawManuscript', { params, body: { revision } })),
    remove: (what: string) =>
      runWithToast(what, async () => {
        await api.call('removeManuscript', { params });
        answers.renew(...lists);
      }),
  };
}
