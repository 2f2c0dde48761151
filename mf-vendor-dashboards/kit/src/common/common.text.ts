/** Texts shared by several pages. */

export const retry = 'Retry';
export const save = 'Save';
export const saving = 'Saving…';
export const saveAgain = 'Not saved – retry';
export const discard = 'Discard changes';
export const leaveWhy = 'What you typed is kept until you save it, log out or close this tab.';
export const cancel = 'Cancel';
export const undo = 'Undo';
export const loading = (what: string) => `Loading ${what}`;
export const notStored =
  'This was not saved, because no answer came from Nukkad. What you typed is still here: check your connection, then try again.';
export const notStoredOurFault =
  'This was not saved. What you typed is still here: try again in a moment.';
export const demonstrated = 'This is a demo with sample data: nothing is saved.';
export const tooOften = 'You have tried this too often.';
export const tryAgainIn = (minutes: number) =>
  minutes <= 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
export const kept = 'What you started writing is still here.';
export const notDone = (what: string) => `${what} did not work. Try again.`;
export const tooLong = (most: number) => `Use ${most} characters or fewer`;
