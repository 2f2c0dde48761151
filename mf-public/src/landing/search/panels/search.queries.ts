import { type Loaded, useEndpoint, useLocality } from '@nukkad/platform';
import { type GeoPlace, limits, type SuggestAnswer } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds; further typing aborts the request. */
const PAUSE = 120;

/** The debounced text. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** Suggestions for partial text; the previous list stays while the next one loads. */
export function useSuggestions(typed: string): Loaded<SuggestAnswer> {
  const term = typed.trim();
  const q = useRested(term);
  const { place } = useLocality();
  const suggested = useEndpoint(
    'suggestSearches',
    { query: { q, loc: place.slug } },
    { enabled: q.length >= limits.searchTermMinLength, keepPrevious: true },
  );
  return q === term ? suggested : waitingOn(suggested);
}

/** Places for a partial name; null while the text is too short. */
export function useSuggestedPlaces(typed: string): Loaded<GeoPlace[]> | null {
  const term = typed.trim();
  const q = useRested(term);
  const places = useEndpoint(
    'suggestPlaces',
    { query: { q } },
    { enabled: q.length >= limits.placeTermMinLength, keepPrevious: true },
  );
  if (term.length < limits.placeTermMinLength) return null;
  return q === term ? places : waitingOn(places);
}

export function useTrending(): Loaded<string[]> {
  return useEndpoint('getTrendingSearches');
}

/** The loaded answer belongs to an earlier text. */
function waitingOn<Value>(answer: Loaded<Value>): Loaded<Value> {
  return answer.state === 'ready' ? { ...answer, isRefreshing: true } : { state: 'loading' };
}
