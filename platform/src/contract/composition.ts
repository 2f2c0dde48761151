/**
 * Manifest of a release and composition of a page. Builds write a `PartManifest`, the registry adds
 * integrity and composes, the shell reads the `Composition` inlined in its page.
 */
import type { Language } from './languages';

/** Version of the contract between shell, platform and remotes; raised on a breaking change. */
export const platformContract = 1;

/** Files of a screen, relative to the part's folder, in loading order. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** Files of a screen and the API reads it starts with. */
export interface ScreenNeeds extends Files {
  /** Absolute paths of calls without parameters that the page may prefetch. */
  reads: string[];
}

/**
 * Who may open a route, if not everyone: `user` any signed-in user, `vendor` a professional or an
 * operator, `operator` an operator only.
 */
export type RouteNeeds = 'user' | 'vendor' | 'operator';

/**
 * A route of the site and its screen. `path` has the router's syntax: `/doctors`, `/trial/*`;
 * besides, `/:profession-dashboard/*` matches every profession without a route of its own.
 */
export interface SiteRoute {
  path: string;
  /** Part that renders it, e.g. `mf-public`; `gate` is the dashboard chooser. */
  remote: string;
  /** Screen exported by the remote. */
  screen: string;
  /** `dashboard`: the remote renders its own frame; otherwise the site's header and footer. */
  frame?: 'site' | 'dashboard';
  /** The shell verifies the session before it shows the screen. */
  needs?: RouteNeeds;
}

/** A standalone page of a part, outside the composition. */
export interface OwnPage {
  /** A single literal segment: `/styleguide`. */
  path: string;
  title: string;
}

/** Written by every build as `manifest.json` beside its files. */
export interface PartManifest {
  schema: 1;
  /** Also the folder name: `shell`, `mf-public`, `mf-doctor`. */
  part: string;
  /** Name of the container global; absent for the shell and for standalone pages. */
  federation?: string;
  /** Owning team. */
  owner?: string;
  /** The part is a standalone page, not a remote; its HTML contains entry and styles. */
  page?: OwnPage;
  packageVersion: string;
  contract: number;
  /**
   * Of a shell: it fetches releases that its page only refers to. The pages of a shell without it
   * carry every release.
   */
  fetchesReleases?: boolean;
  /** The first script to load: `remoteEntry.js`, `shell.js`. */
  entry: string;
  /** Stylesheets of the entry (the shell's). */
  styles: string[];
  /**
   * Server bundle that renders the part's screens ahead of the visit, relative: `server/server.js`.
   * Absent for parts that are rendered in the browser alone.
   */
  server?: string;
  /** Files to preload, such as fonts; relative. */
  preload: string[];
  /** Files of each screen besides the entry. Empty for the shell. */
  screens: Record<string, ScreenNeeds>;
  /** Scripts with the part's words in each language but that of the source; absent without any. */
  languages?: Partial<Record<Language, string[]>>;
  /** The shell's site map, or paths a remote adds to it. */
  routes: SiteRoute[];
  /** Slugs of the vendor types whose dashboard this is; `*` for all that have none. */
  serves: string[];
}

/** A remote in a composition. Paths are absolute on the site. */
export interface RemoteRelease {
  part: string;
  federation: string;
  /** Owning team, if the release names one. */
  owner?: string;
  version: string;
  contract: number;
  /** `/remotes/mf-public/<version>/` */
  base: string;
  /** Relative to `base`. */
  entry: string;
  /** Server bundle, relative to `base`; `integrity` has its digest. Browsers never load it. */
  server?: string;
  screens: Record<string, ScreenNeeds>;
  /** Scripts with the part's words in each language but that of the source, relative to `base`. */
  languages?: Partial<Record<Language, string[]>>;
  serves: string[];
  /**
   * Relative file → `sha256-…`, of older releases `sha384-…`: every script and style, the server
   * bundle included.
   */
  integrity: Record<string, string>;
}

/**
 * Reference to a release outside the composition. Fetched on demand, and trusted only if
 * `release.json` in `base` has this digest.
 */
export interface ReleaseRef {
  part: string;
  version: string;
  /** `/remotes/mf-public/<version>/`, the folder of `release.json`, a `RemoteRelease`. */
  base: string;
  /** `sha384-…` or `sha256-…` of the bytes of `release.json`. */
  digest: string;
}

/** A remote that a page refers to, with what the shell decides by before it loads the release. */
export interface RemoteRef
  extends ReleaseRef,
    Pick<RemoteRelease, 'federation' | 'owner' | 'serves'> {}

/** Versions that a share of visitors runs instead of the live ones. */
export interface Canary {
  /** Sampling seed: id and visitor decide together who runs the canary, see `belongsToCanary`. */
  id: string;
  /** Share in hundredths of a percent: 500 = 5 %. */
  share: number;
  /** Lock of the composition with these versions. */
  lock: string;
  remotes: Record<string, ReleaseRef>;
}

/**
 * Everything a page runs: inlined in the page, and served per channel in `registry.json`. A page
 * carries the release of its route's remote and refers to the others; `registry.json` has them all.
 */
export interface Composition {
  schema: 1;
  channel: string;
  /** Increases by one with every change of the channel. */
  serial: number;
  /** Identifies the versions of all parts: equal versions have equal locks. */
  lock: string;
  /**
   * Origin that is asked for the files of releases first, `https://cdn.example`; the page's own if
   * absent.
   */
  assets?: string;
  /** Mirrors with the same files under the same paths, in order of preference. */
  origins: string[];
  shell: {
    version: string;
    owner?: string;
    /** Server bundle with React and the SDK, relative to the shell's folder. */
    server?: string;
    /** Scripts with its words in each language but that of the source; absent in old compositions. */
    languages?: Partial<Record<Language, string[]>>;
    /** Relative file → `sha256-…`, of older releases `sha384-…`; absent in old compositions. */
    integrity?: Record<string, string>;
  };
  remotes: Record<string, RemoteRelease>;
  /** Remotes that are not in `remotes`; absent if there are none. */
  others?: Record<string, RemoteRef>;
  /** Previous release of each remote, where one is still compatible. */
  previous?: Record<string, ReleaseRef>;
  canary?: Canary;
  routes: SiteRoute[];
}

/**
 * Signature by the registry: Ed25519 over the UTF-8 bytes of `nukkad <kind>
 * ` and `JSON.stringify(value)`. The kind prevents passing off one kind of value as another.
 */
export interface Signature extends KeySignature {
  /** Of further keys over the same text; absent where one key is enough. */
  cosignatures?: KeySignature[];
  /** Of a key that may only go back: proof that a full key let the same go live before. */
  live?: LiveProof;
}

/** What one key signed. */
export interface KeySignature {
  /** Id of one of the page's keys. */
  key: string;
  /** Base64. */
  value: string;
}

/**
 * A full key's signature, of kind `live`, over a composition without its canary at an earlier serial.
 */
export interface LiveProof extends KeySignature {
  cosignatures?: KeySignature[];
  serial: number;
}

/** Signatures of one value that are looked at; what comes after them is not. */
export const mostSignatures = 8;

/** Kinds of values the registry signs. */
export type SignedKind = 'composition' | 'preview' | 'log' | 'live' | 'timestamp' | 'roles';

/** Text whose UTF-8 bytes are signed; stable under parsing and serialising the JSON. */
export function signedText(kind: SignedKind, value: unknown): string {
  return `nukkad ${kind}\n${JSON.stringify(value)}`;
}

/** What starts the id of a key that may only take a canary back. */
export const canaryKeyPrefix = 'canary-';

/** What starts the id of a key that only says how late it is. */
export const timestampKeyPrefix = 'timestamp-';

/** Moves that a key which may only go back can be ahead of what was live. */
export const longestWayBack = 100;

/** The value that a full key signs as `live`. */
export function liveValue(composition: Composition, serial: number): Composition {
  const { canary: _, ...rest } = composition;
  return { ...rest, serial };
}

/** Keys that may do less than those of a page, by the prefixes of their ids. */
export interface Delegation {
  schema: 1;
  /** Only rises. */
  version: number;
  /** Id → raw public key, base64. */
  keys: Record<string, string>;
}

/** `log/timestamp.json` of a site: that the registry stood there at that time. */
export interface Timestamp {
  schema: 1;
  /** ISO time. */
  when: string;
  /** ISO time at which there is another one. */
  expires: string;
  /** The head of the log of compositions. */
  size: number;
  root: string;
}

/** A timestamp and who says so. */
export interface SignedTimestamp {
  timestamp: Timestamp;
  signature: Signature;
}

/** One version of one remote, visible to holders of the link until it expires. */
export interface RemotePreview {
  schema: 1;
  /** Query parameter of the link: `?preview=<id>`. */
  id: string;
  /** Origin the preview was made for; it is invalid elsewhere. */
  site: string;
  /** ISO 8601. */
  expires: string;
  release: ReleaseRef;
  /** Routes that the release adds; all of them belong to its part. */
  routes: SiteRoute[];
  /** Target of the link: a path of the part. */
  page: string;
}

/** `previews/<id>.json` of a site. */
export interface SignedRemotePreview {
  preview: RemotePreview;
  signature: Signature;
}

/** `registry.json` of a site: the composition and signature of each channel. */
export interface RegistryDocument {
  schema: 1;
  channels: Record<string, Composition>;
  signatures?: Record<string, Signature>;
  /** Absent while one key does all. */
  delegation?: Delegation;
  delegationSignature?: Signature;
}

/**
 * Element id of the inline JSON `Composition`; its signature is in `data-key` and `data-signature`.
 */
export const compositionElementId = 'nukkad-composition';

/** Element id of the inline JSON `AheadState` of a page rendered ahead of the visit. */
export const aheadElementId = 'nukkad-ahead';

/**
 * Element id of the inline JSON with the trusted keys: id → raw public key, base64. Where more than
 * one of them must sign what is fetched later, `data-threshold` says how many.
 */
export const keysElementId = 'nukkad-keys';

/**
 * Element id of the inline JSON, on a standalone page, with the digests of its scripts and styles:
 * absolute path → `sha256-…`. `build/guarded-chunks-plugin.js` reads it.
 */
export const digestsElementId = 'nukkad-digests';

/**
 * Channel of compositions kept for replay. It is never updated: such a page runs exactly the
 * versions it names.
 */
export const lockChannel = 'lock';

/** Query parameter with a preview's id. */
export const previewParameter = 'preview';
/** Query parameter with the lock of a composition to replay. */
export const lockParameter = 'lock';
