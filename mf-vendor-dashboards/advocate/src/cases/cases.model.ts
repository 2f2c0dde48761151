import type { CaseOutcome, CasesQuery, CasesSort, Direction } from '@nukkad/platform/contract';
import { outcomes } from '../common/case.text';

const sorts: readonly CasesSort[] = ['number', 'title', 'client', 'stage', 'next', 'opened'];
/** Query parameters. */
const FIELDS = ['q', 'outcome', 'sort', 'direction', 'page'] as const;

/** Parses the query parameters; invalid ones are ignored. */
export function queryOf(params: URLSearchParams): CasesQuery {
  const q = params.get('q')?.trim();
  const outcome = outcomeOf(params.get('outcome'));
  const sort = sorts.find((one) => one === params.get('sort'));
  const page = Number(params.get('page'));
  return {
    ...(q && { q }),
    ...(outcome && { outcome }),
    ...(sort && { sort, direction: directionOf(params.get('direction')) }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Changed parameters; `undefined` removes one. */
export type CasesChange = { [Field in keyof CasesQuery]?: CasesQuery[Field] | undefined };

/** The query string with changes applied; a new search resets to page 1. */
export function searchOf(query: CasesQuery, change: CasesChange): string {
  const next = { ...query, page: undefined, ...change };
  const params = new URLSearchParams();
  for (const field of FIELDS) {
    const value = next[field];
    if (value !== undefined && value !== '') params.set(field, String(value));
  }
  return `?${params}`;
}

function outcomeOf(asked: string | null): CaseOutcome | 'open' | undefined {
  if (asked === 'open') return asked;
  return asked !== null && Object.hasOwn(outcomes, asked) ? (asked as CaseOutcome) : undefined;
}

const directionOf = (asked: string | null): Direction => (asked === 'desc' ? 'desc' : 'asc');
