/** Wraps every export of a text file, so that a catalogue can translate it. */
declare function wordsLoader(
  this: { resourcePath: string; callback(error: null, code: string, map?: unknown): void },
  source: string,
  map?: unknown,
): void;
export = wordsLoader;
