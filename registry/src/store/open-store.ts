import path from 'node:path';
import { RegistryError } from '../core/failure';
import type { Store } from '../core/store';
import { type BucketEnvironment, type BucketSettings, bucketSettings } from './bucket';
import { diskStore } from './disk-store';
import { s3Store } from './s3-store';

/**
 * The store of an address: `s3://bucket/prefix` with the settings that begin with `S3_`, else a
 * folder.
 *
 * @throws RegistryError `usage` for an address without a bucket, or when half of a key is missing
 */
export function openStore(
  address: string,
  env: BucketEnvironment = process.env as BucketEnvironment,
): Store {
  if (!address.startsWith('s3:')) return diskStore(path.resolve(address));
  const { settings, prefix } = bucketOf(address, env);
  return s3Store(settings, prefix);
}

/** What an address names in a bucket; undefined for a folder. Fails as `openStore` does. */
export function bucketAt(
  address: string,
  env: BucketEnvironment = process.env as BucketEnvironment,
): { bucket: string; prefix: string; region: string } | undefined {
  if (!address.startsWith('s3:')) return undefined;
  const { settings, prefix } = bucketOf(address, env);
  return { bucket: settings.bucket, prefix, region: settings.region };
}

function bucketOf(
  address: string,
  env: BucketEnvironment,
): { settings: BucketSettings; prefix: string } {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) {
    throw new RegistryError('usage', `"${address}" names no bucket. Write s3://bucket/prefix.`);
  }
  const settings = bucketSettings(bucket, env);
  if ('missing' in settings) {
    throw new RegistryError('usage', `${address} needs ${settings.missing}. Set it and try again.`);
  }
  return { settings, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}
