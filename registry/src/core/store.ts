import { createHash } from 'node:crypto';
import { RegistryError } from './failure';

/** A content and the tag by which to tell whether it has changed since. */
export interface Stored {
  content: Buffer;
  tag: string;
}

/** What `list` knows of a content without reading it. */
export interface Listed {
  /** Bytes. */
  size: number;
  tag: string;
}

/** How to put a content. */
export interface PutOptions {
  /** `absent`: only where nothing is; a tag: only over the content that has it. Default: anyhow. */
  over?: 'absent' | { tag: string };
  /** What a server that serves straight from the store shall say with it; a disk keeps none. */
  headers?: Record<string, string>;
}

/** Contents under keys such as `remotes/mf-public/<version>/remoteEntry.js`, each whole or absent. */
export interface Store {
  /** For people: `/srv/site`, `s3://bucket/prefix`. */
  name: string;
  /** The bytes that were put, packed or not. */
  read(key: string): Promise<Stored | undefined>;
  /**
   * @returns the tag of what was put
   * @throws RegistryError `conflict` when what is there is not what `over` says
   */
  put(key: string, content: Buffer, options?: PutOptions): Promise<string>;
  /** Every key that begins with the prefix. */
  list(prefix: string): Promise<Map<string, Listed>>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
}

/** The tag of a content, as S3 makes it for what was put in one piece. */
export function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The error of a content that somebody else has replaced. */
export function changedMeanwhile(store: string, key: string): RegistryError {
  return new RegistryError(
    'conflict',
    `${key} in ${store} has changed in between. Look at \`nukkad status\` and run the command again.`,
  );
}
