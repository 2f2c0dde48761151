import { Link, useLocation } from '@nukkad/platform';
import {
  buttonClass,
  EmptyState,
  NoFavouritesDrawing,
  NoResultsDrawing,
  NotFoundDrawing,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import type { Profession } from '../common/professions/profession';
import type { Filtering } from './filters/filtering';
import { appliedFilters } from './filters/filters.model';
import { type Noun, specOfEveryone } from './listing.model';
import { changed, type ListingQuery, withoutFilters, writeQuery } from './listing.query.model';
import { text } from './listing.text';

/** A way on: the same page, asked for something else. */
function Way({ to, children }: { to: ListingQuery | string; children: ReactNode }) {
  const { pathname } = useLocation();
  const address = typeof to === 'string' ? to : pathname + writeQuery(to);
  return (
    <Link className={buttonClass({ tone: 'secondary' })} to={address}>
      {children}
    </Link>
  );
}

/** An address and what its link says. */
export interface LastWay {
  to: string;
  label: string;
}

interface NobodyProps {
  noun: Noun;
  filtering: Filtering;
  city: string;
  /** Where to go when nothing is left to be taken away. */
  lastWay: LastWay;
}

/** Why there is nobody, and the one thing that helps most. */
export function Nobody({ noun: { many }, filtering, city, lastWay }: NobodyProps) {
  const { query, facets, isSearch, place } = filtering;
  const said = (title: string, why: string, to: ListingQuery | string, way: string) => (
    <EmptyState drawing={<NoResultsDrawing />} title={title} why={why} level={3}>
      <Way to={to}>{way}</Way>
    </EmptyState>
  );
  if (query.radius !== null) {
    const wider = changed(query, { radius: null, point: null });
    return said(text.nobodyNear(many, place), text.nobodyNearWhy(city), wider, text.widen(city));
  }
  const last = appliedFilters(query, facets ?? [], isSearch).at(-1);
  if (last) {
    const why = text.nobodyFilteredWhy(last.label);
    return said(text.nobodyFiltered(many), why, last.without, text.without(last.label));
  }
  const why = text.nobodyWhy(many, place);
  return said(text.nobody(many), why, lastWay.to, lastWay.label);
}

export function NobodyLiked({ noun: { many }, query }: { noun: Noun; query: ListingQuery }) {
  return (
    <EmptyState
      drawing={<NoFavouritesDrawing />}
      title={text.nobodyLiked}
      why={text.nobodyLikedWhy}
      level={3}
    >
      <Way to={changed(query, { isLiked: false })}>{text.showAll(many)}</Way>
    </EmptyState>
  );
}

/** The API knows no such place, choice or speciality. */
export function UnknownChoice({ query }: { query: ListingQuery }) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={text.unknownChoice}
      why={text.unknownChoiceWhy}
      level={3}
    >
      <Way to={changed(withoutFilters(query), { loc: null, type: null, sort: 'relevance' })}>
        {text.clear}
      </Way>
    </EmptyState>
  );
}

interface UnknownProps {
  profession: Profession;
  query: ListingQuery;
}

export function UnknownSpeciality({ profession, query }: UnknownProps) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={text.unknownSpeciality}
      why={text.unknownSpecialityWhy}
    >
      <Way to={changed(query, { spec: specOfEveryone(profession) })}>
        {text.seeEveryone(profession.many)}
      </Way>
    </EmptyState>
  );
}

export function Absent({ profession }: { profession: Profession }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={text.absent(profession.many)}
      why={text.absentWhy}
    >
      <Link className={buttonClass({ tone: 'secondary' })} to="/">
        {text.home}
      </Link>
    </EmptyState>
  );
}

export function BeyondTheEnd({ query }: { query: ListingQuery }) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={text.beyond}
      why={text.beyondWhy(query.page.toLocaleString('en-IN'))}
      level={3}
    >
      <Way to={changed(query, {})}>{text.firstPage}</Way>
    </EmptyState>
  );
}
