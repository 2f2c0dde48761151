import { keepFocus, toast, useLocation, useNavigate } from '@nukkad/platform';
import type { Facet, SortName } from '@nukkad/platform/contract';
import { useEffect, useRef, useState } from 'react';
import type { BarFilter } from '../../common/professions/profession';
import {
  changed,
  type ListingQuery,
  readQuery,
  roundedPoint,
  withPending,
  writeQuery,
} from '../query/listing.query.model';
import { text } from './filters.text';

/** Props shared by bar, sheet and chips. */
export interface Filtering {
  query: ListingQuery;
  /** Choices with their counts; null while unknown. */
  facets: Facet[] | null;
  filters: readonly BarFilter[];
  sorts: readonly SortName[];
  /** The list consists of search results: the term is no filter then. */
  isSearch: boolean;
  /** Name of the search locality. */
  place: string;
  change: (next: ListingQuery) => void;
  /** Path of the list, which its forms and links have without script. */
  path: string;
  distance: Distance;
}

export interface Distance {
  /** Kilometres around the user, or null for anywhere. */
  choose: (radius: number | null) => void;
  isAsking: boolean;
}

/** Changes the address: focus stays on the control, and Back undoes one change. */
export function useChange(shown: ListingQuery): Filtering['change'] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The rendered page may lag behind fast presses.
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  return (next) => {
    const pending = { before: readQuery(search), now: readQuery(asked.current) };
    asked.current = writeQuery(withPending(shown, next, pending));
    navigate(pathname + asked.current, { state: keepFocus });
  };
}

/** Requests the device's position, once per visit; falls back to the place if denied. */
export function useDistance(
  query: ListingQuery,
  place: string,
  change: Filtering['change'],
): Distance {
  const answer = useRef<ReturnType<typeof positionOfDevice>>(undefined);
  const [isAsking, setAsking] = useState(false);
  const choose = async (radius: number | null) => {
    if (radius === null) return change(changed(query, { radius, point: null }));
    if (query.point) return change(changed(query, { radius }));
    setAsking(true);
    const isFirst = answer.current === undefined;
    answer.current ??= positionOfDevice();
    const point = await answer.current;
    setAsking(false);
    if (point === null && isFirst) toast({ text: text.noPosition(place) });
    change(changed(query, { radius, point }));
  };
  return { choose, isAsking };
}

/** Time-out in milliseconds, after which the position counts as denied. */
const PATIENCE = 10_000;

function positionOfDevice(): Promise<ListingQuery['point']> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedPoint(coords.latitude, coords.longitude)),
      () => resolve(null),
      { timeout: PATIENCE, maximumAge: 5 * 60_000 },
    );
  });
}
