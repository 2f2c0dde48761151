import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from './contract.mjs';

const { compositionElementId, keysElementId, signedText } = contract();

const KEY = 'twin';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url');
/** Keys that the pages believe. */
const believed = { [KEY]: rawKey.toString('base64') };

/** Entry of the shell's build. */
const ENTRY = 'shell.js';

/**
 * Makes a running product the twin: its shell is the monolith, and these pages name the monolith's
 * chunks as those of their screens. They are signed anew, because the registry knows remotes only as
 * releases of their own.
 *
 * @param monolith what `buildMonolith` returned
 * @param addresses paths with queries, none of which was asked for yet
 */
export async function makeTwin(product, monolith, addresses) {
  await product.nukkad('release', 'shell', '--from', monolith.dist);
  for (const address of addresses) {
    const { pathname } = new URL(address, product.origin);
    const file = path.join(product.site, pathname, 'index.html');
    writeFileSync(file, twinPage(readFileSync(file, 'utf8'), monolith));
  }
}

/** A page rendered ahead of the visit, once it is. */
export async function renderedPage(origin, address) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const html = await (await fetch(origin + address)).text();
    if (html.includes('id="nukkad-ahead"')) return html;
    if (Date.now() > deadline) throw new Error(`${address} is not rendered ahead.`);
  }
}

function twinPage(document, monolith) {
  const found = new RegExp(`<script[^>]* id="${compositionElementId}".*?>(.*?)</script>`, 's');
  const [element, text] = found.exec(document);
  const composition = twinComposition(JSON.parse(text), monolith);
  const keys = new RegExp(`(<script[^>]* id="${keysElementId}">).*?</script>`, 's');
  return document
    .replace(element, () => signedElement(composition))
    .replace(keys, (_all, opened) => `${opened}${JSON.stringify(believed)}</script>`);
}

function signedElement(composition) {
  const signed = Buffer.from(signedText('composition', composition));
  const value = sign(null, signed, privateKey).toString('base64');
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${compositionElementId}" data-key="${KEY}" data-signature="${value}">${json}</script>`;
}

/**
 * The page's remote is in the shell: its screens are chunks there, and the page has the digests of
 * what it may load, as it has of a remote. It has no entry of its own; the shell's is loaded anyway.
 */
function twinComposition({ shell, remotes, ...others }, { screens, files }) {
  const [release] = Object.values(remotes);
  const { server: _, ...own } = release;
  const mayLoad = files[own.part];
  const digests = Object.entries(shell.integrity).filter(
    ([file]) => file === shell.server || !isChunk(file) || mayLoad.has(file),
  );
  const integrity = Object.fromEntries(digests);
  const compiledIn = { base: `/shell/${shell.version}/`, entry: ENTRY, screens: screens[own.part] };
  const linked = Object.values(screens[own.part]).flatMap(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
  const ofScreens = Object.fromEntries([ENTRY, ...linked].map((file) => [file, integrity[file]]));
  return {
    ...others,
    shell: { ...shell, integrity },
    remotes: { [own.part]: { ...own, ...compiledIn, integrity: ofScreens } },
  };
}

const isChunk = (file) => /^\w+\.(js|css)$/.test(file);
