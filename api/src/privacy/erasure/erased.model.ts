/** Name shown for a deleted account wherever other users still see it. */
export const nobody = 'Deleted account';

/** A reserved domain (`.invalid`) that can never exist. */
export const nowhere = 'deleted.invalid';
