import { createHash } from 'node:crypto';
import { RegistryError } from './failure';

/** A content and its tag, which changes with the content. */
export interface Stored {
  content: Buffer;
  tag: string;
}

/** Metadata of a content, as listed without reading it. */
export interface Listed {
  /** Bytes. */
  size: number;
  tag: string;
}

/** Options of `put`. */
export interface PutOptions {
  /** `absent`: only for a missing key; a tag: only over content with that tag. Default: always. */
  over?: 'absent' | { tag: string };
  /** Headers for a server that serves straight from the store; ignored on disk. */
  headers?: Record<string, string>;
}

/** Contents under keys such as `remotes/mf-public/<version>/remoteEntry.js`, written whole. */
export interface Store {
  /** For display: `/srv/site`, `s3://bucket/prefix`. */
  name: string;
  /** The bytes that were put, without decompression. */
  read(key: string): Promise<Stored | undefined>;
  /**
   * @returns the tag of the new content
   * @throws RegistryError `conflict` when the existing content does not match `over`
   */
  put(key: string, content: Buffer, options?: PutOptions): Promise<string>;
  /** Every key with this prefix. */
  list(prefix: string): Promise<Map<string, Listed>>;
  /** Does nothing for a missing key. */
  remove(key: string): Promise<void>;
}

/** The tag of a content, computed as S3 does for single-part uploads. */
export function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The error for a content that another process has replaced. */
export function changedMeanwhile(store: string, key: string): RegistryError {
  return new RegistryError(
    'conflict',
    `${key} in ${store} has changed in between. Look at \`nukkad status\` and run the command again.`,
  );
}
