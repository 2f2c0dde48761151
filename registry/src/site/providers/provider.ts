import type { FileClass } from '../file-class';
import { headersFor, STRICT_TRANSPORT } from '../headers';

/** Facts about an exported site, from which the configuration of a provider is made. */
export interface SiteFacts {
  /** Origin of the API, e.g. `https://api.example`. */
  api: string;
  /** Serial of `stable`. */
  serial: number;
  /** First segments that have a page of their own, decoded, sorted: `govt. officers`. */
  pages: readonly string[];
  /** Compositions that are kept, sorted. */
  locks: readonly string[];
  /** Files that are not what the target held under the same name, sorted; without packed forms. */
  changed: readonly string[];
  /** Public origin of the site; empty when nobody said it. */
  origin: string;
  /** The exported site: a folder, or a bucket. */
  target: { folder: string } | BucketTarget;
  /** Folder that the configuration is written to, absolute. */
  config: string;
}

/** The bucket that a site was exported to. */
export interface BucketTarget {
  bucket: string;
  /** Without slashes around; may be empty. */
  prefix: string;
  region: string;
}

/** A provider that serves an exported site by a configuration in its own format. */
export interface Provider {
  /**
   * Where site and configuration go: `project` = both into the target, the site into its folder
   * `site`; `bucket` and `folder` = the site into the target, the configuration elsewhere.
   */
  layout: 'project' | 'bucket' | 'folder';
  /** Compresses by itself, so that packed forms and deltas are not exported. */
  packsItself: boolean;
  /** True when the API is on another machine, so that its origin has to be said. */
  isRemote: boolean;
  /**
   * The configuration: path in its folder → content.
   *
   * @throws RegistryError `invalid` when the site does not fit a limit of the provider
   */
  files(facts: SiteFacts): Record<string, string>;
  /** Commands that put the export live, to be typed in the folder of the configuration. */
  next(facts: SiteFacts): string[];
}

/** The headers of each class of files, names in lower case. */
export type ClassHeaders = Record<FileClass, Record<string, string>>;

/** A file of each class. A font, because deltas of scripts are not served by providers. */
const SAMPLES: Record<FileClass, string> = {
  page: 'index.html',
  worker: 'sw.js',
  changing: 'registry.json',
  log: 'log/head.json',
  released: 'shell/version/font.woff2',
};

/** What `headersFor` says of each class of files, for servers that send no deltas, over https. */
export function classHeaders(): ClassHeaders {
  const of = (kind: FileClass) => ({
    ...headersFor(SAMPLES[kind]),
    'strict-transport-security': STRICT_TRANSPORT,
  });
  return {
    page: of('page'),
    worker: of('worker'),
    changing: of('changing'),
    log: of('log'),
    released: of('released'),
  };
}

/** A document of JSON, as providers' tools write them. */
export function asJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
