import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';

const HOST = '127.0.0.1';

/**
 * A server with an injection in `slug`, on the database of what is judged, behind a bearer token and with its
 * errors hidden: a scanner that does not find it says nothing of the product.
 *
 * @param {import('../../support/product.mjs').JudgedProduct} product
 * @param {(request: import('./taken-requests.mjs').TakenRequest, origin: string) => Promise<object[]>} scan
 * @returns {Promise<object[]>} what is found
 */
export function scanPlantedHole(product, scan) {
  return product.database(async ({ query }) => {
    const token = randomUUID();
    const server = createServer(async (request, response) => {
      const { searchParams } = new URL(request.url, `http://${HOST}`);
      const isKnown = request.headers.authorization === `Bearer ${token}`;
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? await read(query, searchParams.get('slug')) : {}));
    });
    await once(server.listen(0, HOST), 'listening');
    try {
      return await scan(
        {
          ...{ operationId: 'planted hole', caller: 'user', method: 'GET' },
          ...{ headers: { authorization: `Bearer ${token}` }, marked: '/category?slug=dentist*' },
        },
        `http://${HOST}:${server.address().port}`,
      );
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}

async function read(query, slug) {
  const hole = `select name, slug from category where slug = '${slug}' order by name`;
  const { rows } = await sql
    .raw(hole)
    .execute(query)
    .catch(() => ({ rows: [] }));
  return rows;
}
