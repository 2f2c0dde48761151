import { servingSuite } from '@nukkad/registry/testing/serving';
import { testSettings } from '../../../test/app/app';
import { buildApp } from '../../app';
import { openDatabase } from '../../core/db/database';

servingSuite('the API’s own server', async (site) => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
  const settings = testSettings({ SITE_DIR: site.places.site });
  const app = await buildApp({ settings, database, logger: false, site: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async close() {
      await app.close();
      await database.close();
    },
  };
});
