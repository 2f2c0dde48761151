import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { runWithToast } from '@nukkad/vendor-kit';
import { useEffect, useState } from 'react';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import { paidPlaceOrder, paidPlaceValues, type TypedPlace } from './paid-places.model';

export const usePaidPlaces = () => useEndpoint('getPaidPlaces', undefined, { refreshOnShow: true });

const PAUSE_MS = 250;
const LEAST = 2;

/** Vendors that match the typed text; debounced. */
export function useProfessionals(typed: string) {
  const term = typed.trim();
  const [q, setQ] = useState('');
  const isAsked = term.length >= LEAST;
  useEffect(() => {
    const timer = setTimeout(() => setQ(isAsked ? term : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term, isAsked]);
  const found = useEndpoint(
    'searchDirectory',
    { query: { q } },
    { enabled: q !== '', keepPrevious: true },
  );
  return { isAsked, found };
}

const shown = ['getPaidPlaces', 'getPromotions'] as const;

/** `id`: null for a new one. */
export function usePlaceChange(id: string | null) {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  const send = async (typed: TypedPlace) => {
    const body = paidPlaceOrder(typed);
    if (id === null) {
      const { revision: _, ...place } = body;
      await api.call('addPaidPlace', { body: place }, keyFor(place));
    } else {
      await api.call('changePaidPlace', { params: { promotionId: id }, body });
    }
    answers.renew(...shown);
  };
  return (typed: TypedPlace): Promise<SaveOutcome<TypedPlace>> =>
    saveWithConflict(
      () => send(typed),
      async () => {
        const places = await api.call('getPaidPlaces');
        const remoteVersion = places.find(({ _id }) => _id === id);
        return remoteVersion ? paidPlaceValues(remoteVersion) : typed;
      },
    );
}

export function useRemoval() {
  const answers = useAnswers();
  return (promotionId: string, what: string) =>
    runWithToast(what, async () => {
      await api.call('removePaidPlace', { params: { promotionId } });
      answers.renew(...shown);
    });
}
