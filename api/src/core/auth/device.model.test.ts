import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceWords } from './device.model';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

const cases: [string | null, string | null][] = [
  [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
  [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
  [`${android} ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'Firefox on Android'],
  [`${iphone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5)', 'Mac'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
];

for (const [userAgent, words] of cases) {
  test(`${userAgent}: ${words}`, () => {
    assert.equal(deviceWords(userAgent), words);
  });
}
