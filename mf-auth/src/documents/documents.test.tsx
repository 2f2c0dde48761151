import { formatFullDay } from '@nukkad/platform/format';
import { aLegalDocument, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { Screen } from './documents.screen';
import * as text from './documents.text';

test.each(['terms', 'privacy'] as const)('/%s shows its document', async (name) => {
  const terms = aLegalDocument({ name, title: `Our ${name}`, version: '2' });
  const wire = fakeWire({ getLegalDocument: () => terms });
  const { container } = renderScreen(Screen, { at: `/${name}`, wire });
  expect(await screen.findByRole('heading', { level: 1, name: `Our ${name}` })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What Nukkad does' })).toBeVisible();
  expect(screen.getByText(text.version('2'))).toBeVisible();
  expect(screen.queryByText(text.translated)).toBeNull();
  expect(screen.getByText(text.since('1 November 2026'))).toHaveAttribute('datetime', '2026-11-01');
  expect(wire.calls[0]?.request.params).toEqual({ name });
  expect(document.title).toBe(`Our ${name} · Nukkad`);
  await expect(container).toBeAccessible();
});

test('a translation says that the English text is binding', async () => {
  const document = aLegalDocument({ translatedInto: 'hi', title: 'नियम और शर्तें' });
  const wire = fakeWire({ getLegalDocument: () => document });
  renderScreen(Screen, { at: '/terms', wire });
  expect(await screen.findByText(text.translated)).toBeVisible();
  expect(screen.getByText(text.translatedWhy)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi');
});

test('a document that does not come can be asked for again', async () => {
  const wire = fakeWire({ getLegalDocument: () => problem(400, 'bad-request') });
  renderScreen(Screen, { at: '/terms', wire });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    failureWords.couldNotLoad(text.document),
  );
  wire.answer('getLegalDocument', () => aLegalDocument());
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(/brings people and professionals together/)).toBeVisible();
});

test('a document that nobody published is no page', async () => {
  const wire = fakeWire({ getLegalDocument: () => problem(404, 'not-found') });
  const { wasNotFound } = renderScreen(Screen, { at: '/terms', wire });
  await waitFor(() => expect(wasNotFound()).toBe(true));
});

test('days are written as people here write them', () => {
  expect(formatFullDay('2026-01-31')).toBe('31 January 2026');
});
