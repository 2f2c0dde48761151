import path from 'node:path';
import { RegistryError } from '../core/failure';
import type { Store } from '../core/store';
import { diskStore } from './disk-store';
import { s3Store } from './s3-store';

const NEEDED = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The store of an address: `s3://bucket/prefix` with the settings S3_ENDPOINT, S3_REGION,
 * S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, else a folder.
 *
 * @throws RegistryError `usage` for an address without a bucket, or when a setting is missing
 */
export function openStore(address: string, env: NodeJS.ProcessEnv = process.env): Store {
  if (!address.startsWith('s3:')) return diskStore(path.resolve(address));
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) {
    throw new RegistryError('usage', `"${address}" names no bucket. Write s3://bucket/prefix.`);
  }
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new RegistryError(
      'usage',
      `${address} needs ${missing.join(', ')}. Set them and try again.`,
    );
  }
  return s3Store({
    endpoint: env.S3_ENDPOINT!,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    bucket,
    prefix: prefix.replace(/^\/+|\/+$/g, ''),
  });
}
