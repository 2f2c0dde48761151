/**
 * What a build says of itself, for whoever decides whether it may go live: written beside the
 * manifest, read by the promote gate, never by a browser.
 */

/** One package that a page has once: what a part wants of it, or provides. */
export interface SharedUse {
  /** Version it was built with. */
  version: string;
  /** Versions it can live with, e.g. `^19.3.1`. */
  range: string;
  singleton: boolean;
  /** `provides`: the host brings it. `copy`: used when nobody else has one. `none`: must be there. */
  own: 'provides' | 'copy' | 'none';
}

/** A package whose code is in the build's files. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As its package.json says, e.g. `MIT`; `none` where it says nothing. */
  licence: string;
}

/** What a build uses of the SDK. */
export interface SdkUse {
  /** Exports of `@nukkad/platform` that its code names; `*` when it takes the whole of it. */
  exports: string[];
  /** Calls of the API that its code names. */
  calls: string[];
}

/** Written by every release build as `facts.json`. */
export interface PartFacts {
  schema: 1;
  part: string;
  /** Screens its `remote.tsx` lists; null where they cannot be read off the source. */
  screens: string[] | null;
  /** Empty for a page of its own. */
  shared: Record<string, SharedUse>;
  /** Absent for the shell, which provides the SDK, and for pages of their own. */
  sdk?: SdkUse;
  packages: BundledPackage[];
}

/**
 * The SDK as the types have it, written as `sdk-types.json`: by the shell what it provides, by a
 * remote what it was built with.
 */
export interface SdkTypes {
  schema: 1;
  version: string;
  /** Names of the values that `@nukkad/platform` exports. */
  exports: string[];
  /** Calls of the API that its client knows. */
  calls: string[];
  /** Declarations: path below `src`, e.g. `index.d.ts` → text. */
  files: Record<string, string>;
}
