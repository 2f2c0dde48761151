import { installMenuOf } from './install-menu.model';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  [`${mac} ${safari}`, 5, 'ios'],
  [`${mac} ${safari}`, 0, 'safari'],
  [`${mac} ${chrome}`, 0, 'desktop'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`, 5, 'android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 0, 'desktop'],
])('%s with %i touch points: %s', (userAgent, touchPoints, menu) => {
  expect(installMenuOf(userAgent, touchPoints)).toBe(menu);
});
