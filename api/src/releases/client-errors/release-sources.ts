import {
  isRegistryError,
  type Places,
  type ReleasedScript,
  readRelease,
  readSourceMap,
} from '@nukkad/registry';

/** What the registry knows of the code of releases. */
export interface ReleaseSources {
  /** The source map of a released script, as JSON text; undefined when there is none any more. */
  sourceMap: (script: ReleasedScript) => Promise<string | undefined>;
  /** The team that answers for a version; undefined when its files are gone, or name none. */
  owner: (part: string, version: string) => Promise<string | undefined>;
}

/** The sources in the registry of these folders. */
export const releaseSourcesIn = (places: Places): ReleaseSources => ({
  sourceMap: (script) => readSourceMap(places, script),
  owner: async (part, version) => {
    try {
      return (await readRelease(places, part, version)).manifest.owner;
    } catch (error) {
      if (isRegistryError(error)) return undefined;
      throw error;
    }
  },
});
