import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { WorkingHours } from './database.types';

/** Written as a Date or an ISO string, filled by the database when left out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/**
 * One bit of `search_row.facets`. `low` is included, `high` is not, null is no bound: paise of a
 * fee, years of experience, tenths of a star, minutes until an answer.
 */
export interface FacetOptionTable {
  facet: string;
  /** Null: of every category. */
  category_id: string | null;
  value: string;
  label: string;
  position: number;
  bit: number;
  low: number | null;
  high: number | null;
}

/** Weekly hours that some vendor has; `id` is made of the rest. */
export interface WeekTable {
  id: number;
  hours: JSONColumnType<WorkingHours[]>;
  lunch_from: string | null;
  lunch_to: string | null;
  /** Whose week it is alone; null for one that many share. */
  vendor_id: string | null;
}

/** A live vendor as lists are filtered and sorted by; higher is better in every sort. */
export interface SearchRowTable {
  vendor_id: string;
  category_id: string;
  sub_category_id: string | null;
  city_id: string;
  locality_id: string;
  lat: number;
  lng: number;
  facets: number;
  week_id: number;
  /** Evenly spread over all int4: those below a bound are a fair sample. */
  dice: number;
  rank: number;
  popular: number;
  experience: number;
  fee_low: number;
  fee_high: number;
  /** Plain words of the name, without title. */
  name_key: string;
  /** The same with the last word first. */
  name_back: string;
  words: string;
  /** The bits of `facets` that say which one option of a facet somebody has. */
  cell: GeneratedAlways<number>;
  /** Of a grid over the globe: row * 65536 + column. */
  square: GeneratedAlways<number>;
}

/** `node_id`: a category or sub-category; `key`: bit of an option, id of a week, or a cell. */
export interface FacetCountTable {
  node_id: string;
  city_id: string;
  kind: 'all' | 'option' | 'week' | 'cell';
  key: number;
  vendors: number;
}

/** `text` in plain words means `node_id`; the heaviest meaning is the likeliest. */
export interface TermTable {
  text: string;
  node_id: string;
  label: string;
  weight: number;
  is_kept: boolean;
}

export interface SearchDayTable {
  /** `yyyy-MM-dd` in India. */
  day: string;
  term: string;
  searches: number;
}

/** Words that found nobody, on one day. */
export interface SearchMissTable {
  /** `yyyy-MM-dd` in India. */
  day: string;
  words: string;
  searches: number;
}

/** Words that an operator has given a topic, `text` in plain words. */
export interface SearchWordTable {
  text: string;
  node_id: string;
  label: string;
}

/** Work to do after the transaction that wrote it. */
export interface OutboxTable {
  id: string;
  topic: string;
  payload: JSONColumnType<object>;
  available_at: Moment;
  attempts: ColumnType<number, number | undefined, number>;
  done_at: ColumnType<Date | null, undefined, Date | string>;
}

export interface SearchTables {
  facet_option: FacetOptionTable;
  week: WeekTable;
  search_row: SearchRowTable;
  facet_count: FacetCountTable;
  term: TermTable;
  search_day: SearchDayTable;
  search_miss: SearchMissTable;
  search_word: SearchWordTable;
  outbox: OutboxTable;
}
