/** Texts of what could not be loaded. */
export const failureWords = {
  couldNotLoad: (what: string) => `The ${what} could not be loaded`,
  noConnection: 'No answer came from Nukkad. Check your connection, then try again.',
  ourFault: 'Something went wrong on our side. Try again in a moment.',
  stale: 'Showing what was loaded before',
  staleWhy: (what: string) => `The newest ${what} could not be loaded.`,
  /** The contract's `messages.chunkFailed`. */
  partFailed: (what: string) => `Loading chunk ${what} failed`,
  partFailedNext: 'The rest of the page works. Check your connection, then try again.',
} as const;
