import type { GeoPlace, Suggestion } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';

/** Suggestions of one kind, with a heading. */
export interface SuggestionGroup {
  kind: Suggestion['kind'];
  suggestions: Suggestion[];
}

/** Groups suggestions by kind, in order of appearance. */
export function groupsOf(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups = new Map<Suggestion['kind'], Suggestion[]>();
  for (const suggestion of suggestions) {
    groups.set(suggestion.kind, [...(groups.get(suggestion.kind) ?? []), suggestion]);
  }
  return [...groups].map(([kind, found]) => ({ kind, suggestions: found }));
}

/** Unique id of a suggestion. */
export function suggestionId(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'person':
      return suggestion.vendorId;
    case 'place':
      return suggestion.place._id;
    default:
      return `${suggestion.kind}-${suggestion.profession}-${dashed(suggestion.term)}`;
  }
}

/** Address of the results for a term; null for an empty term. */
export function searchAddress(term: string, place: string, chosen: GeoPlace): string | null {
  const q = term.trim();
  if (q === '') return null;
  const loc = placeSlug(place, chosen);
  return `/engineers?${new URLSearchParams(loc === '' ? { q } : { q, loc })}`;
}

/** Slug of a place: the chosen one's own, for other text a derived one. */
export function placeSlug(written: string, chosen: GeoPlace): string {
  const place = written.trim().toLowerCase();
  const names = [chosen.name, localName(chosen.name)].map((name) => name.toLowerCase());
  if (names.includes(place)) return chosen.slug;
  return dashed(place);
}

/** Letters and digits of any script, with single dashes between them; joiners within words are not seen. */
function dashed(words: string): string {
  return words
    .replace(/[\u200C\u200D]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Context of a place's name: "Bengaluru 560102", "Karnataka". */
export function aroundOf({ kind, city, state, pin }: GeoPlace): string {
  return kind === 'city' ? localName(state) : [localName(city), pin].filter(Boolean).join(' ');
}
