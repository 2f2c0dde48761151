/**
 * Records requests through the debugger: URL, type, start and end (in seconds of one clock), and
 * transferred bytes.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function recordNetwork(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, type, timestamp, wallTime, initiator } = event;
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, {
      url: request.url,
      type,
      initiator: initiator.type,
      asked: timestamp,
      askedAt: wallTime * 1000,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const found = requests.get(requestId);
    if (found) found.fromMemory = true;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const found = requests.get(requestId);
    if (!found) return;
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
    const kind = kindOf(type, response.mimeType);
    Object.assign(found, { status: response.status, encoding: encoding ?? 'none', kind });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (!found) return;
    Object.assign(found, { answered: timestamp, bytes: encodedDataLength });
    if (found.kind === 'json') found.body = bodyOf(session, requestId);
  });
  await session.send('Network.enable');
  // Responses from the memory cache are not requests.
  return async () => {
    const asked = [...requests.values()].filter(({ fromMemory }) => !fromMemory);
    return Promise.all(asked.map(async (one) => ({ ...one, body: await one.body })));
  };
}

function bodyOf(session, requestId) {
  return session.send('Network.getResponseBody', { requestId }).then(
    ({ body }) => body,
    () => '',
  );
}

function kindOf(type, mimeType) {
  if (type === 'Document') return 'html';
  if (/javascript/.test(mimeType)) return 'js';
  if (mimeType === 'text/css') return 'css';
  if (/json/.test(mimeType)) return 'json';
  if (/font|woff/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}

const SLACK_SECONDS = 0.001;

/**
 * Length of the longest chain of requests in which each was caused by the response before. The
 * document counts 0, files it names 1.
 */
export function waterfall(requests) {
  const inOrder = [...requests].sort((a, b) => a.asked - b.asked);
  const links = new Map();
  for (const one of inOrder) {
    const earlier = [...links.keys()].filter((other) => leadsTo(other, one));
    const before = earlier.reduce(
      (deepest, other) => (depth(links, other) > depth(links, deepest) ? other : deepest),
      undefined,
    );
    links.set(one, { before, depth: before ? depth(links, before) + 1 : 0 });
  }
  const last = [...links.keys()].reduce((a, b) => (depth(links, b) > depth(links, a) ? b : a));
  return { depth: depth(links, last), chain: chainTo(links, last).map(({ url }) => pathOf(url)) };
}

// Order alone proves no dependency: the document names files, scripts send requests, and a call
// depends on an API response only if it carries an id from it.
function leadsTo(earlier, later) {
  if (earlier.kind === 'html') return true;
  if (earlier.answered === undefined || earlier.answered > later.asked + SLACK_SECONDS)
    return false;
  if (earlier.kind === 'js') return later.initiator === 'script';
  return earlier.kind === 'json' && idsIn(later.url).some((id) => earlier.body.includes(id));
}

function idsIn(url) {
  return url.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
}

function depth(links, one) {
  return one === undefined ? -1 : links.get(one).depth;
}

function chainTo(links, one) {
  const { before } = links.get(one);
  return before ? [...chainTo(links, before), one] : [one];
}

/** When the last byte came, by the clock of the wall; NaN while it has not. */
export function answeredAt({ askedAt, asked, answered }) {
  return askedAt + (answered - asked) * 1000;
}

/** Paths that were asked for more than once. */
export function duplicates(requests) {
  const urls = requests.map(({ url }) => url);
  return [...new Set(urls.filter((url, index) => urls.indexOf(url) !== index))].map(pathOf);
}

export function pathOf(url) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
