import { type Loaded, useEndpoint } from '@nukkad/platform';
import { type GeoPlace, limits } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';

const PAUSE = 200;

/** Debounced suggestions of the API; null while the term is too short. */
export function useSuggestedPlaces(typed: string): Loaded<GeoPlace[]> | null {
  const term = typed.trim();
  const [q, setQ] = useState('');
  const isEnough = term.length >= limits.placeTermMinLength;
  useEffect(() => {
    if (!isEnough) return setQ('');
    const timer = setTimeout(() => setQ(term), PAUSE);
    return () => clearTimeout(timer);
  }, [term, isEnough]);
  const places = useEndpoint(
    'suggestPlaces',
    { query: { q } },
    { enabled: q !== '', keepPrevious: true },
  );
  if (!isEnough) return null;
  if (places.state === 'ready' && q !== term) return { ...places, isRefreshing: true };
  return q === term ? places : { state: 'loading' };
}
