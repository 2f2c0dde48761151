import path from 'node:path';
import { type ExportTarget, exportFor } from '../../operations/export-for';
import { providers } from '../../site/providers';
import { diskStore } from '../../store/disk-store';
import { bucketAt, openStore } from '../../store/open-store';
import type { FakeSite } from '../fake-site';
import type { S3Server } from '../s3-server';

/** Where a test exports a site to. */
export interface TrialExport {
  target: ExportTarget;
  /** Exports the site as it is now. */
  run(): ReturnType<typeof exportFor>;
}

/** An export for a provider, below the folder of the test's site, or into its bucket. */
export function trialExport(
  site: FakeSite,
  name: string,
  { api = 'http://127.0.0.1:9', s3 }: { api?: string; s3?: S3Server } = {},
): TrialExport {
  const provider = providers[name]!;
  const project = path.join(site.root, `export-${name}`);
  const target = { provider, name, api, ...placeFor(project, s3) };
  return { target, run: () => exportFor(site.places, target) };
}

let count = 0;

function placeFor(project: string, s3: S3Server | undefined) {
  if (!s3) {
    const folder = path.join(project, 'site');
    return { site: diskStore(folder), place: { folder }, config: project };
  }
  const address = `s3://${s3.bucket}/sites/${count++}`;
  const place = bucketAt(address, s3.env)!;
  return { site: openStore(address, s3.env), place, config: project };
}
