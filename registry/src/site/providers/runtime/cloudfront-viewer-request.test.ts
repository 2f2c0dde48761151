import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { checkFunction } from '../../../testing/providers/cloudfront-template';
import { viewerRequestFunction } from '../cloudfront';
import type { SiteFacts } from '../provider';
import {
  type ViewerRequest,
  type ViewerResponse,
  viewerRequest,
} from './cloudfront-viewer-request';

const LOCK = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const facts = (locks: string[] = [LOCK, OTHER]): SiteFacts => ({
  ...{ api: 'https://api.example', serial: 1, changed: [], origin: '', config: '/cdn' },
  ...{ pages: ["ca's", 'doctors', 'govt. officers'], locks },
  target: { bucket: 'releases', prefix: '', region: 'us-east-1' },
});

const bucket = { pages: facts().pages, locks: facts().locks.join('') };

type Asked = [uri: string, lock: string | undefined, encoding: string, expected: string | number];
const answers: Asked[] = [
  ['/', undefined, '', '/index.html'],
  ['/doctors', undefined, '', '/doctors/index.html'],
  ['/doctors/a/b/', undefined, '', '/doctors/index.html'],
  ['/govt.%20officers', undefined, '', '/govt.%20officers/index.html'],
  ["/ca's", undefined, 'gzip, deflate, br, zstd', "/ca's/index.html.br"],
  ['/doctors', undefined, 'gzip', '/doctors/index.html.gz'],
  ['/nobody.knows', undefined, 'br', '/index.html.br'],
  ['/constructor', undefined, '', '/index.html'],
  ['/doctors', LOCK, '', `/locks/${LOCK}/index.html`],
  ['/doctors', OTHER, 'br', `/locks/${OTHER}/index.html.br`],
  ['/doctors', 'fedcba9876543211', '', '/doctors/index.html'],
  // Stands in the list across the border of two others.
  ['/doctors', `${LOCK}${OTHER}`.slice(4, 20), '', '/doctors/index.html'],
  ['/doctors', '../../registry', '', '/doctors/index.html'],
  ['/registry.json', undefined, 'br', '/registry.json.br'],
  ['/favicon.ico', undefined, 'br', '/favicon.ico'],
  ['/shell/v/a.js', LOCK, 'br', '/shell/v/a.js'],
  ['/shell/v/a%20b.js', undefined, '', '/shell/v/a%20b.js'],
  ['/remotes/mf-public/v/a.js', undefined, '', '/remotes/mf-public/v/a.js'],
  [`/previews/${LOCK}.json`, undefined, 'br', `/previews/${LOCK}.json`],
  ['/shell/v/a.js.map', undefined, '', 404],
  ['/shell/v/a.js.br', undefined, '', 404],
  ['/shell/v/.deltas/x/a.js', undefined, '', 404],
  ['/shell/../registry/keys', undefined, '', 404],
  ['/..%2f..%2fetc%2fpasswd', undefined, '', 404],
  ['/previews/', undefined, '', 404],
  ['/api', undefined, '', 404],
  ['/dev/reload', undefined, '', 404],
  ['/%E0%A4%A', undefined, '', 400],
];

function requestOf([uri, lock, encoding]: Asked): ViewerRequest {
  return {
    ...{ method: 'GET', uri },
    querystring: lock === undefined ? {} : { lock: { value: lock } },
    headers: encoding === '' ? {} : { 'accept-encoding': { value: encoding } },
  };
}

const outcomeOf = (answer: ViewerRequest | ViewerResponse) =>
  'uri' in answer ? answer.uri : answer.statusCode;

describe('the function of CloudFront', () => {
  const code = viewerRequestFunction(facts());
  const context = createContext({});
  runInContext(`'use strict';${code}`, context);
  const compiled = (request: ViewerRequest) => {
    const event = JSON.stringify({ request });
    return JSON.parse(runInContext(`JSON.stringify(handler(${event}))`, context));
  };

  for (const asked of answers) {
    const [uri, lock, encoding, expected] = asked;
    const said = [uri, lock && `?lock=${lock}`, encoding && ` with ${encoding}`].join('');
    test(`${said} leads to ${expected}, as it is written and as it runs there`, () => {
      assert.equal(outcomeOf(viewerRequest(requestOf(asked), bucket)), expected);
      assert.equal(outcomeOf(compiled(requestOf(asked))), expected);
    });
  }

  test('a lock that is named twice is none', () => {
    const request = requestOf(['/doctors', LOCK, '', '']);
    request.querystring.lock!.multiValue = [{ value: LOCK }, { value: LOCK }];
    assert.equal(outcomeOf(compiled(request)), '/doctors/index.html');
  });

  test('a refusal is text that nobody keeps', () => {
    const { headers, body } = compiled(requestOf(['/api', undefined, '', 404]));
    assert.equal(headers['cache-control'].value, 'no-store');
    assert.equal(body, 'Not Found\n');
  });

  test('its runtime knows all of it, and three hundred compositions fit', () => {
    const locks = Array.from({ length: 300 }, (_, at) => at.toString(16).padStart(16, '0'));
    checkFunction(viewerRequestFunction(facts(locks)), 'cloudfront-js-2.0');
  });

  test('what does not fit is refused with what to do', () => {
    const locks = Array.from({ length: 500 }, (_, at) => at.toString(16).padStart(16, '0'));
    assert.throws(() => viewerRequestFunction(facts(locks)), {
      code: 'invalid',
      message: /bytes over its 10 KB, with 3 pages and 500 kept compositions: nothing was copied/,
    });
  });
});
