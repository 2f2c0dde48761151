import type { Favourite, FavouritesAnswer } from '@nukkad/platform/contract';

/** Favourites of a list; all without one. */
export function onList(favourites: readonly Favourite[], list: string | null): Favourite[] {
  return favourites.filter((favourite) => list === null || favourite.list === list);
}

/** The answer with a favourite on another list, or on none. */
export function withList(answer: FavouritesAnswer, vendorId: string, list: string | null) {
  const favourites = answer.favourites.map((favourite) =>
    favourite.vendor._id === vendorId ? { ...favourite, list } : favourite,
  );
  return answerOf(favourites);
}

export function without(answer: FavouritesAnswer, vendorId: string): FavouritesAnswer {
  return answerOf(answer.favourites.filter(({ vendor }) => vendor._id !== vendorId));
}

/** The answer with a removed favourite restored in order: newest first. */
export function withAgain(answer: FavouritesAnswer, again: Favourite): FavouritesAnswer {
  const others = without(answer, again.vendor._id).favourites;
  const bySince = (a: Favourite, b: Favourite) => Date.parse(b.since) - Date.parse(a.since);
  return answerOf([...others, again].sort(bySince));
}

function answerOf(favourites: Favourite[]): FavouritesAnswer {
  const lists = new Set(favourites.flatMap(({ list }) => (list === null ? [] : [list])));
  return { favourites, lists: [...lists].sort((a, b) => a.localeCompare(b)) };
}

/** Address for booking a slot of a vendor. */
export function bookAddress(id: string, at: string): string {
  return `/book?${new URLSearchParams({ id, at })}`;
}
