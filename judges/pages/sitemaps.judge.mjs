import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { versionOf } from '../support/judge.mjs';

const SCHEMAS = path.join(import.meta.dirname, 'schemas');

/** Feeds of articles, in each language that has one. */
const FEEDS = [
  '/api/posts/feed.xml',
  '/api/posts/feed.xml?language=hi',
  '/api/posts/feed.xml?language=kn',
];

/** libxml2 on the site map, each of its parts, and the feeds, by the schemas of their standards. */
export const judge = {
  title: 'libxml2: site map and feeds by the schemas of their standards',
  needs: 'product',
  version: async () => versionOf('xmllint-wasm', import.meta.url),
  async run({ product: { origin } }) {
    const index = await read(origin, '/sitemap.xml');
    const parts = Array.from(
      index.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address]) => new URL(address).pathname,
    );
    const documents = [
      { where: '/sitemap.xml', schema: 'sitemap-index.xsd' },
      ...parts.map((where) => ({ where, schema: 'sitemap.xsd' })),
      ...FEEDS.map((where) => ({ where, schema: 'rss.xsd' })),
    ];
    const found = await Promise.all(
      documents.map(async ({ where, schema }) =>
        (await violationsIn(await read(origin, where), schema)).map((one) => ({ ...one, where })),
      ),
    );
    return { examined: documents.length, findings: found.flat() };
  },
};

/** What libxml2 says of a document. */
async function violationsIn(contents, schema) {
  const schemas = readdirSync(SCHEMAS).map((fileName) => ({
    fileName,
    contents: readFileSync(path.join(SCHEMAS, fileName), 'utf8'),
  }));
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents },
    schema: schemas.filter(({ fileName }) => fileName === schema),
    preload: schemas.filter(({ fileName }) => fileName !== schema),
  });
  return errors.map(({ message, rawMessage }) => ({
    rule: /(validity|parser) error/.exec(rawMessage)?.[0] ?? 'error',
    says: message,
  }));
}

async function read(origin, where) {
  const answer = await fetch(origin + where);
  if (!answer.ok) throw new Error(`${where} was answered ${answer.status}.`);
  return answer.text();
}
