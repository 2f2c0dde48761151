import { readFileSync } from 'node:fs';
import path from 'node:path';
import { session } from '@nukkad/platform';
import { languageCookie, languages, offeredLanguages } from '@nukkad/platform/contract';
import { aUserRecord, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';

const three = ['en', 'hi', 'kn'] as const;

afterEach(() => {
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: as in the code.
  document.cookie = `${languageCookie}=; Max-Age=0; Path=/`;
});

function show(offered?: readonly (typeof three)[number][]) {
  const at = '/doctors?spec=dentist';
  renderScreen(() => <LanguageSwitch {...(offered && { offered })} />, { at });
}

test('leads to this page in each language, named in itself', () => {
  document.documentElement.lang = 'hi-IN';
  show(three);
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  const said = links.map((link) => [link.textContent, link.getAttribute('href'), link.lang]);
  expect(said).toEqual([
    ['English', '/doctors?spec=dentist', 'en-IN'],
    ['हिन्दी', '/hi/doctors?spec=dentist', 'hi-IN'],
    ['ಕನ್ನಡ', '/kn/doctors?spec=dentist', 'kn-IN'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('the fonts of the names have their letters', () => {
  const styles = readFileSync(
    path.join(__dirname, '../../../shared-ui/src/tokens/base.css'),
    'utf8',
  );
  const faces = styles.split('@font-face').filter((face) => face.includes('"Nukkad Names"'));
  const served = Array.from(faces.join().matchAll(/U\+([0-9A-F]{4})/g), ([, code = '']) =>
    Number.parseInt(code, 16),
  );
  const names = offeredLanguages.map((language) => languages[language].name).join('');
  const asked = Array.from(names, (letter) => letter.codePointAt(0) ?? 0);
  expect(asked.filter((code) => code > 0x7f && !served.includes(code))).toEqual([]);
});

test('the choice is kept, and English is no choice to keep', () => {
  show(three);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'ಕನ್ನಡ' }));
  expect(document.cookie).toBe(`${languageCookie}=kn`);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(document.cookie).toBe('');
});

test('the account of whoever is signed in follows', async () => {
  session.remember({ userId: 'user-1' });
  const wire = fakeWire({ updateUser: () => aUserRecord({ language: 'kn' }) });
  renderScreen(() => <LanguageSwitch offered={three} />, { at: '/doctors', wire });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'ಕನ್ನಡ' }));
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  expect(wire.calls[0]?.request).toMatchObject({
    params: { userId: 'user-1' },
    body: { language: 'kn' },
  });
  act(() => session.remember({ userId: null }));
});

test('there is nothing to choose while one language is offered', () => {
  show(['en']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
