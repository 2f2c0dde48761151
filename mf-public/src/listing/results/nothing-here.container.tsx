import { Link, useLocation } from '@nukkad/platform';
import type { Facet } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import {
  buttonClass,
  Chip,
  ChipRow,
  EmptyState,
  NoFavouritesDrawing,
  NoResultsDrawing,
  NotFoundDrawing,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { appliedFilters } from '../filters/filters.model';
import { type ListedTopic, NobodyYet } from '../nobody-yet/nobody-yet.container';
import type { Noun } from '../query/listing.model';
import type { PlaceOfList } from '../query/listing.place.model';
import { useTrending } from '../query/listing.queries';
import {
  changed,
  type ListingQuery,
  readQuery,
  withoutFilters,
  writeQuery,
} from '../query/listing.query.model';
import { text } from './nothing-here.text';

/** Address and label of a link. */
export interface LastWay {
  to: string;
  label: string;
}

export interface NothingProps {
  why: keyof typeof reasons;
  noun: Noun;
  query: ListingQuery;
  facets?: Facet[];
  /** The list consists of search results: the term is no filter then. */
  isSearch?: boolean;
  place: PlaceOfList;
  /** Topic of the list; left out or null when none is known. */
  topic?: ListedTopic | null;
  /** Link when no filter is left to remove. */
  lastWay: LastWay;
}

/** Why the list is empty, and the most helpful next step. */
export function NothingHere(props: NothingProps) {
  const { pathname } = useLocation();
  const { drawing, title, why, to, label, level = 3 } = reasons[props.why](props);
  return (
    <>
      <EmptyState drawing={drawing} title={title} why={why} level={level}>
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={typeof to === 'string' ? to : pathname + writeQuery(to)}
        >
          {label}
        </Link>
      </EmptyState>
      {isMissing(props) && (
        <NobodyYet
          topic={props.topic ?? null}
          place={props.place}
          one={props.noun.one}
          words={props.isSearch ? props.query.term : null}
        />
      )}
      {props.isSearch && <OtherSearches query={props.query} />}
    </>
  );
}

/** Whether nobody is listed at all, rather than filtered out. */
const isMissing = ({ why, query, facets = [], isSearch = false }: NothingProps) =>
  why === 'nobody' && appliedFilters(query, facets, isSearch).length === 0;

/** Trending searches: another term may match. */
function OtherSearches({ query }: Pick<NothingProps, 'query'>) {
  const { pathname } = useLocation();
  const trending = useTrending();
  const terms = trending.state === 'ready' ? trending.value : [];
  const others = terms.filter((term) => term !== query.term).slice(0, MOST_OTHERS);
  if (others.length === 0) return null;
  return (
    <div>
      <p aria-hidden="true">{text.others}</p>
      <ChipRow label={text.others}>
        {others.map((term) => (
          <Chip
            key={term}
            render={(parts) => (
              <Link
                to={pathname + writeQuery({ ...readQuery(''), term, loc: query.loc })}
                {...parts}
              />
            )}
          >
            {term}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Trending searches that fit in a row or two. */
const MOST_OTHERS = 6;

interface Reason {
  drawing: ReactNode;
  title: string;
  why: string;
  /** An address, or a changed query of this page. */
  to: string | ListingQuery;
  label: string;
  level?: 2;
}

const reasons = {
  nobody,
  'nobody-liked': ({ noun: { many }, query }: NothingProps): Reason => ({
    drawing: <NoFavouritesDrawing />,
    title: text.nobodyLiked,
    why: text.nobodyLikedWhy,
    to: changed(query, { isLiked: false }),
    label: text.showAll(many),
  }),
  /** The API does not know the place, filter or speciality. */
  unknown: ({ query }: NothingProps): Reason => ({
    drawing: <NotFoundDrawing />,
    title: text.unknownChoice,
    why: text.unknownChoiceWhy,
    to: changed(withoutFilters(query), { loc: null, type: null, sort: 'relevance' }),
    label: text.clear,
  }),
  beyond: ({ query }: NothingProps): Reason => ({
    drawing: <NotFoundDrawing />,
    title: text.beyond,
    why: text.beyondWhy(formatCount(query.page)),
    to: changed(query, {}),
    label: text.firstPage,
  }),
  'unknown-speciality': ({ lastWay }: NothingProps): Reason => ({
    drawing: <NotFoundDrawing />,
    title: text.unknownSpeciality,
    why: text.unknownSpecialityWhy,
    ...lastWay,
    level: 2,
  }),
  absent: ({ noun: { many } }: NothingProps): Reason => ({
    drawing: <NoResultsDrawing />,
    title: text.absent(many),
    why: text.absentWhy,
    to: '/',
    label: text.home,
    level: 2,
  }),
};

/** City with most matches, ignoring the place. */
function cityWithMost(facets: Facet[]) {
  const options = facets.find(({ name }) => name === 'city')?.options ?? [];
  const [most] = options.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return most;
}

function nobody({
  noun,
  query,
  facets = [],
  isSearch = false,
  place,
  lastWay,
}: NothingProps): Reason {
  const { many } = noun;
  const drawing = <NoResultsDrawing />;
  if (query.radius !== null) {
    const around = place.city ?? place.name;
    return {
      drawing,
      title: text.nobodyNear(many, place.name),
      why: text.nobodyNearWhy(around),
      to: changed(query, { radius: null, point: null }),
      label: text.widen(around),
    };
  }
  const last = appliedFilters(query, facets, isSearch).at(-1);
  if (last) {
    // As a filter, the term has its own quotation marks.
    const label = last.id === 'q' ? query.term : last.label;
    return {
      drawing,
      title: text.nobodyFiltered(many),
      why: text.nobodyFilteredWhy(label),
      to: last.without,
      label: text.without(label),
    };
  }
  if (isSearch) {
    const title = text.nothingFor(query.term, place.name);
    const wider = cityWithMost(facets);
    if (wider) {
      const { value, label, count } = wider;
      const to = changed(query, { facets: { ...query.facets, city: [value] } });
      const city = localName(label);
      const found = text.elsewhere(formatCount(count), city);
      return { drawing, title, why: found, to, label: text.widen(city) };
    }
    return { drawing, title, why: text.nothingForWhy, ...lastWay };
  }
  const why = text.nobodyWhy(many, place.name);
  return { drawing, title: text.nobody(many), why, ...lastWay };
}
