/**
 * Facts a build states about itself for the promote gate: written beside the manifest, never read
 * by a browser.
 */

/** A package shared as a singleton: required or provided by a part. */
export interface SharedUse {
  /** Version at build time. */
  version: string;
  /** Compatible versions, e.g. `^19.3.1`. */
  range: string;
  singleton: boolean;
  /** `provides`: by the host. `copy`: the part's fallback copy. `none`: must be provided. */
  own: 'provides' | 'copy' | 'none';
  /** It is in the part's first script, ready without waiting. Absent in older facts. */
  eager?: boolean;
  /** A version outside `range` is an error, not a warning. Absent in older facts. */
  strictVersion?: boolean;
  /** Which of several versions the part takes. Absent in older facts: `loaded-first`. */
  strategy?: ShareStrategy;
}

/** `loaded-first`: one that is in use; `version-first`: the highest, after every remote's entry. */
export type ShareStrategy = 'loaded-first' | 'version-first';

/** A package whose code is included in the build. */
export interface BundledPackage {
  name: string;
  version: string;
  /** From its package.json, e.g. `MIT`; `none` if unstated. */
  licence: string;
}

/** The SDK exports and API calls a build uses. */
export interface SdkUse {
  /** Exports of `@nukkad/platform` used by the code; `*` for a namespace import. */
  exports: string[];
  /** API calls used by the code. */
  calls: string[];
}

/** Shapes of the value of a key in browser storage, counted by whoever changes them. */
export interface StoredShapes {
  /** The shape that the build writes. */
  writes: number;
  /** Every shape that it reads, the one that it writes included. */
  reads: number[];
}

/** Written by every release build as `facts.json`. */
export interface PartFacts {
  schema: 1;
  part: string;
  /** Screens listed in `remote.tsx`; null if the source cannot be analysed. */
  screens: string[] | null;
  /** Empty for a standalone page. */
  shared: Record<string, SharedUse>;
  /** Absent for standalone pages, and for shells that were built before their calls were listed. */
  sdk?: SdkUse;
  packages: BundledPackage[];
  /** By key, or by the beginning of keys; from `nukkad.storage` of package.json. */
  storage?: Record<string, StoredShapes>;
}

/** What narrows a field of a request besides its type, in the words of JSON Schema. */
export interface FieldLimits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
}

/**
 * Type declarations of the SDK, written as `sdk-types.json`: the provided ones by the shell, the
 * compiled-against ones by a remote.
 */
export interface SdkTypes {
  schema: 1;
  version: string;
  /** Names of the value exports of `@nukkad/platform`. */
  exports: string[];
  /** API calls of the SDK's client. */
  calls: string[];
  /** Of what each call sends. Absent in older ones. */
  limits?: Record<string, Record<string, FieldLimits>>;
  /** Declaration files: path below `src`, e.g. `index.d.ts` → text. */
  files: Record<string, string>;
}
