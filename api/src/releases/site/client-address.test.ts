import { clientAddressSuite, TRUSTED } from '@nukkad/registry/testing/client-address';
import { testSettings } from '../../../test/app/app';
import { buildApp } from '../../app';
import { openDatabase } from '../../core/db/database';
import { networkOf } from '../../core/rate-limits/network.model';

clientAddressSuite('the API’s own server', async () => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
  const settings = testSettings({ TRUST_PROXY: TRUSTED });
  const app = await buildApp({ settings, database, logger: false, site: false });
  app.get('/api/who', { config: { policy: 'public' } }, async ({ ip }) => networkOf(ip));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async close() {
      await app.close();
      await database.close();
    },
  };
});
