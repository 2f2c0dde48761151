import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { TranslatedKind, TranslationLanguage } from '@nukkad/platform/contract';
import { useRef } from 'react';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import {
  type TypedTranslation,
  translationOrder,
  translationValues,
  type Wanted,
} from './translations.model';

export const useTranslations = (kind: TranslatedKind, language: TranslationLanguage) =>
  useEndpoint('getTranslations', { params: { language }, query: { kind } });

const requestOf = ({ language, kind, itemId }: Wanted) => ({
  params: { language },
  query: { kind, itemId },
});

export const useTranslation = (wanted: Wanted) => useEndpoint('getTranslation', requestOf(wanted));

export function useTranslationChange(wanted: Wanted) {
  const answers = useAnswers();
  const request = requestOf(wanted);
  // Whoever keeps their own words after a conflict has seen the English of the other version.
  const seen = useRef<string | null>(null);
  return (typed: TypedTranslation): Promise<SaveOutcome<TypedTranslation>> =>
    saveWithConflict(
      async () => {
        const body = translationOrder({ ...typed, source: seen.current ?? typed.source });
        const stored = await api.call('changeTranslation', { ...request, body });
        answers.change('getTranslation', request, () => stored);
        seen.current = null;
        answers.renew('getTranslations');
      },
      async () => {
        const remote = await api.call('getTranslation', request);
        seen.current = remote.source;
        return translationValues(remote);
      },
    );
}
