/** Writes the module that holds every translation of a part into one language. */
declare function translationsLoader(this: {
  rootContext: string;
  getOptions(): { language: string };
  addContextDependency(folder: string): void;
}): string;
export = translationsLoader;
