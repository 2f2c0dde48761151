#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Firefox for Playwright, which launches this file: it starts the Firefox of FIREFOX_PATH and passes
// WebDriver BiDi on. Playwright asks for one command that the release with long support does not have.

/** Playwright's command, for every context and page. */
const MEDIA = 'emulation.setMediaFeaturesOverride';

/** Values of the preference that takes its place, for all pages of this Firefox. */
const SCHEME = 'layout.css.prefers-color-scheme.content-override';
const SCHEMES = { dark: 0, light: 1 };
const AS_SYSTEM = 2;

/** Events whose download Playwright knows by its navigation, which what a page made itself has none of. */
const DOWNLOADS = /"method":"browsingContext\.download(WillBegin|End)"/;

/** Beyond the numbers of Playwright's commands. */
let ownId = 1_000_000_000;

const firefox = spawn(
  process.env.FIREFOX_PATH,
  // Preferences are reached from the browser's own documents.
  [...process.argv.slice(2), '--remote-allow-system-access'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
firefox.once('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
  const own = address ? await passOn(`${address}/session`) : undefined;
  console.error(own ? `WebDriver BiDi listening on ${own}` : line);
});

/** Listens for Playwright; resolves to the address. */
async function passOn(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright) => connect(playwright, address));
  await once(server, 'listening');
  return `ws://127.0.0.1:${server.address().port}`;
}

function connect(playwright, address) {
  const browser = new WebSocket(address, { maxPayload: 0 });
  const open = once(browser, 'open');
  /** Own command → what takes its answer. */
  const waiting = new Map();
  const ask = (method, params) =>
    new Promise((resolve) => {
      ownId += 1;
      waiting.set(ownId, resolve);
      browser.send(JSON.stringify({ id: ownId, method, params }));
    });
  playwright.on('message', async (data) => {
    await open;
    const text = String(data);
    const { id, method, params } = JSON.parse(text);
    if (method !== MEDIA) return browser.send(text);
    await showScheme(ask, params.features['prefers-color-scheme']);
    playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  browser.on('message', (data) => {
    const text = String(data);
    if (DOWNLOADS.test(text)) return playwright.send(withDownload(JSON.parse(text)));
    const own = /"id":(\d{10})\b/.test(text) ? JSON.parse(text) : {};
    if (!waiting.has(own.id)) return playwright.send(text);
    waiting.get(own.id)(own.result);
    waiting.delete(own.id);
  });
  playwright.once('close', () => browser.close());
  browser.once('close', () => playwright.close());
}

/** The address of a download takes the place of its navigation. */
function withDownload({ params, ...event }) {
  return JSON.stringify({
    ...event,
    params: { ...params, download: params.navigation ?? params.url },
  });
}

async function showScheme(ask, scheme) {
  const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
  await ask('script.evaluate', {
    expression: `Services.prefs.setIntPref('${SCHEME}', ${SCHEMES[scheme] ?? AS_SYSTEM})`,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
}
