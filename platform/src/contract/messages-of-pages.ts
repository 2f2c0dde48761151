/**
 * What any page may have to say. Apart from the words of forms, which would come along with the
 * first download of every part.
 */

export const applicationError = 'Unexpected Application Error!';
/** `what` names the part that did not arrive, e.g. `mf-public/listing`. */
export const chunkFailed = (what: string) => `Loading chunk ${what} failed`;
export const pageNotFound = "We couldn't find that page";
