import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { type FileStore, filesOnDisk } from './file-store';
import { filesInBucket } from './s3-store';

/** Where an installation has its files: in its bucket, else in its data folder. */
export const openFileStore = ({
  dataDir,
  fileBucket,
}: Pick<Settings, 'dataDir' | 'fileBucket'>): FileStore =>
  fileBucket ? filesInBucket(fileBucket) : filesOnDisk(join(dataDir, 'files'));
