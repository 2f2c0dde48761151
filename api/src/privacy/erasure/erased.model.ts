/** Who somebody was who has left, wherever others still meet them. */
export const nobody = 'Deleted account';

/** A domain that will never be. */
export const nowhere = 'deleted.invalid';
