/**
 * What a release is made of and what a page is told about it. Builds write a `PartManifest`,
 * the registry adds integrity and composes, the shell reads a `Composition` from its page.
 */

/** Version of the agreement between shell, platform and remotes; raised on a breaking change. */
export const platformContract = 1;

/** Files a screen needs, relative to the part's folder, in the order they should be asked for. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** What a screen needs: its files, and the reads it begins with. */
export interface ScreenNeeds extends Files {
  /** Absolute paths of calls without parameters that the page may ask for ahead of the screen. */
  reads: string[];
}

/**
 * Whom a path is for, where it is not for everybody: `user` any signed-in person, `vendor` a
 * professional or an operator, `operator` an operator alone.
 */
export type RouteNeeds = 'user' | 'vendor' | 'operator';

/**
 * A path of the site and who draws it. `path` is in the router's syntax: `/doctors`, `/trial/*`;
 * besides, `/:profession-dashboard/*` is that of every profession the site map does not name.
 */
export interface SiteRoute {
  path: string;
  /** Part that draws it, e.g. `mf-public`; `gate` stands for the dashboard chooser. */
  remote: string;
  /** Screen the remote exports for it. */
  screen: string;
  /** `dashboard`: the remote brings its own frame; otherwise header and footer stand around it. */
  frame?: 'site' | 'dashboard';
  /** The shell asks the API who is there before it shows the screen. */
  needs?: RouteNeeds;
}

/** A page that a part is by itself, outside the composition. */
export interface OwnPage {
  /** One fixed segment: `/styleguide`. */
  path: string;
  title: string;
}

/** Written by every build as `manifest.json` beside its files. */
export interface PartManifest {
  schema: 1;
  /** Folder-like name: `shell`, `mf-public`, `mf-doctor`. */
  part: string;
  /** Name of the container global; absent for the shell and for a page of its own. */
  federation?: string;
  /** Team that answers for it, by its name. */
  owner?: string;
  /** The part is no remote but a whole page: entry and styles stand in it. */
  page?: OwnPage;
  packageVersion: string;
  contract: number;
  /** The script to load first: `remoteEntry.<hash>.js`, `shell.<hash>.js`. */
  entry: string;
  /** Styles that belong to the entry (the shell's sheet). */
  styles: string[];
  /** Fonts and the like the shell wants preloaded, relative. */
  preload: string[];
  /** Files of each screen beyond the entry. Empty for the shell. */
  screens: Record<string, ScreenNeeds>;
  /** The shell's site map, or paths a remote adds to it. */
  routes: SiteRoute[];
  /** Slugs of the vendor types whose dashboard this remote is; `*` serves those nobody else does. */
  serves: string[];
}

/** One remote as a page knows it. Paths are absolute on the site. */
export interface RemoteRelease {
  part: string;
  federation: string;
  /** Team that answers for it; absent where the release names none. */
  owner?: string;
  version: string;
  contract: number;
  /** `/remotes/mf-public/<version>/` */
  base: string;
  /** Relative to `base`. */
  entry: string;
  screens: Record<string, ScreenNeeds>;
  serves: string[];
  /** Relative file → `sha384-…`, for every script and style. */
  integrity: Record<string, string>;
}

/**
 * A release that a page may run besides its own. It is fetched when it is wanted, and believed only
 * if `release.json` in `base` has this digest.
 */
export interface ReleaseRef {
  part: string;
  version: string;
  /** `/remotes/mf-public/<version>/`; there lies `release.json`, a `RemoteRelease`. */
  base: string;
  /** `sha384-…` of the bytes of `release.json`. */
  digest: string;
}

/** Versions that a share of visitors runs instead of those of everybody. */
export interface Canary {
  /** Decides together with the visitor who belongs to it; another canary draws anew. */
  id: string;
  /** Hundredths of a percent of the visitors: 500 = 5 %. */
  share: number;
  /** Id of the composition with these versions in it. */
  lock: string;
  remotes: Record<string, ReleaseRef>;
}

/** Everything that makes one page: inlined in it, and served as a channel of `registry.json`. */
export interface Composition {
  schema: 1;
  channel: string;
  /** Rises by one with every move of the channel pointer. */
  serial: number;
  /** Names the versions of all parts together: the same versions have the same lock. */
  lock: string;
  /** Other origins that have the same files under the same paths, in the order to try them. */
  origins: string[];
  shell: {
    version: string;
    owner?: string;
    /** Relative file → `sha384-…`; absent in compositions from before it was kept. */
    integrity?: Record<string, string>;
  };
  remotes: Record<string, RemoteRelease>;
  /** What each remote ran before, where it ran anything that still fits. */
  previous?: Record<string, ReleaseRef>;
  canary?: Canary;
  routes: SiteRoute[];
}

/**
 * The registry's signature of a value: Ed25519 over the UTF-8 bytes of `nukkad <kind>\n` and
 * `JSON.stringify(value)`, so that what was signed as one thing cannot be shown as another.
 */
export interface Signature {
  /** Id of the key, one of those that the page knows. */
  key: string;
  /** Base64. */
  value: string;
}

/** What the registry signs. */
export type SignedKind = 'composition' | 'preview';

/** The text whose UTF-8 bytes are signed; JSON that was parsed again gives the same. */
export function signedText(kind: SignedKind, value: unknown): string {
  return `nukkad ${kind}\n${JSON.stringify(value)}`;
}

/** One version of one remote, for whoever has the link, until it expires. */
export interface RemotePreview {
  schema: 1;
  /** What the link carries: `?preview=<id>`. */
  id: string;
  /** The origin it was made for; elsewhere it counts for nothing. */
  site: string;
  /** ISO time. */
  expires: string;
  release: ReleaseRef;
  /** Paths that the release adds to the site map; all are its own. */
  routes: SiteRoute[];
  /** Where its link leads: a path of the part. */
  page: string;
}

/** `previews/<id>.json` of a site. */
export interface SignedRemotePreview {
  preview: RemotePreview;
  signature: Signature;
}

/** `registry.json` of a site: what every channel runs, and the signature of each. */
export interface RegistryDocument {
  schema: 1;
  channels: Record<string, Composition>;
  signatures?: Record<string, Signature>;
}

/**
 * Element id of the JSON block that carries the page's `Composition`; its signature stands on it as
 * `data-key` and `data-signature`.
 */
export const compositionElementId = 'nukkad-composition';

/** Element id of the JSON block with the keys that a page believes: id → raw public key, base64. */
export const keysElementId = 'nukkad-keys';

/**
 * Element id of the JSON block, in a page that a part is by itself, with the digests of its scripts
 * and styles: absolute path → `sha384-…`. `build/guarded-chunks-plugin.js` reads it.
 */
export const digestsElementId = 'nukkad-digests';

/**
 * Channel of a composition that is kept to be seen again. No pointer moves it: such a page runs what
 * it names and nothing newer.
 */
export const lockChannel = 'lock';

/** Query parameters of an address: a preview's id, and the id of a composition to see again. */
export const previewParameter = 'preview';
export const lockParameter = 'lock';
