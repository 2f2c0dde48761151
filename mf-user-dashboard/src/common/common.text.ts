/** Texts shared by several sections. */

export const retry = 'Retry';
export const save = 'Save';
export const saveAgain = 'Not saved – retry';
export const cancel = 'Cancel';
export const loading = (what: string) => `Loading ${what}`;
export const notStored =
  'This was not saved, because no answer came from Nukkad. What you typed is still here: check your connection, then try again.';
export const notStoredOurFault =
  'This was not saved. What you typed is still here: try again in a moment.';
export const tooOften = 'You have tried this too often.';
export const kept = 'What you started writing is still here.';
export const stars = (stars: number) => `${stars} out of 5 stars`;
export const more = 'Show more';
export const mobileWrong = 'A mobile number has 10 digits';
export const tooLong = (most: number) => `Use ${most} characters or fewer`;
