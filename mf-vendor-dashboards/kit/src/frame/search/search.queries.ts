import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { PracticeSearchAnswer } from '@nukkad/platform/contract';
import { useEffect, useState } from 'react';
import { questionOf } from './search.model';

/** Debounce in milliseconds. */
const PAUSE = 200;

/** Debounced results for the typed text. */
export function usePracticeSearch(typed: string): Loaded<PracticeSearchAnswer> {
  const q = useSettled(questionOf(typed));
  const request = { query: { q: q ?? '' } };
  return useEndpoint('searchPractice', request, { enabled: q !== null, keepPrevious: true });
}

function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
