import { setTimeout as wait } from 'node:timers/promises';
import { encoded, privateDocuments, publicAddresses } from './addresses.mjs';

/** Stands in documents that were rendered ahead of the visit. */
const AHEAD = 'id="nukkad-ahead"';
const TRIES = 40;

const kept = new Map();

/** Documents of every page as the server sends them: `[{ address, html }]`. */
export function renderedDocuments({ product: { origin } }) {
  if (!kept.has(origin)) kept.set(origin, readAll(origin));
  return kept.get(origin);
}

async function readAll(origin) {
  await firstRendering(origin);
  const documents = [];
  for (const address of [...(await publicAddresses(origin)), ...privateDocuments]) {
    const answer = await fetch(origin + encoded(address));
    documents.push({ address, html: await answer.text() });
  }
  return documents;
}

/** Rendering ahead begins a little after the server answers. */
async function firstRendering(origin) {
  for (let nth = 0; nth < TRIES; nth += 1) {
    if ((await (await fetch(`${origin}/blogs`)).text()).includes(AHEAD)) return;
    await wait(1_000);
  }
  throw new Error('The server sends pages without their content, so there is nothing to judge.');
}
