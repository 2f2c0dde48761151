import { isExternalUrl } from './external-url.model';

test.each([
  ['https://www.icai.org/', true],
  ['HTTP://icai.org', true],
  ['//icai.org', true],
  ['/doctors', false],
  ['doctors/dr-asha-rao', false],
  ['?page=2', false],
  ['#fees', false],
  ['/go?to=https://icai.org', false],
  ['tel:+919845012345', false],
  ['mailto:help@nukkad.example', false],
])('%s leaves the site: %s', (href, answer) => {
  expect(isExternalUrl(href)).toBe(answer);
});
