/**
 * Messages of any page. Kept apart from those of forms, which would otherwise be in the initial
 * bundle of every part.
 */

export const applicationError = 'Unexpected Application Error!';
/** `what` names the missing part, e.g. `mf-public/listing`. */
export const chunkFailed = (what: string) => `Loading chunk ${what} failed`;
export const pageNotFound = "We couldn't find that page";
