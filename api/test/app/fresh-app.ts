import { buildApp } from '../../src/app';
import { type TestApp, testSettings } from './app';

/** Asks another app over the same database, so that no cache applies. */
export async function freshly({ database }: TestApp, url: string) {
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  try {
    return await app.inject(url);
  } finally {
    await app.close();
  }
}
