import type { HealthFact, RemotePreview } from '@nukkad/platform/contract';
import { renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordFact } from '../common/health-facts';
import type { Badge } from '../common/visit';
import { aComposition } from '../testing/shell-builders';
import { text } from './badge.text';
import { VisitBadge } from './visit-badge';

const live = aComposition();
const expires = '2026-12-01T06:30:00Z';
const previewOf = (version: string): RemotePreview => ({
  schema: 1,
  id: 'p1234567',
  site: 'http://localhost',
  expires,
  routes: [],
  page: '/',
  release: { part: 'mf-public', version, base: `/remotes/mf-public/${version}/`, digest: '' },
});

const show = (badge: Badge) =>
  renderScreen(() => <VisitBadge visit={{ composition: live, live, badge }} />);

test('the page of everybody says nothing', () => {
  show(null);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test.each<[string, Badge, string, string]>([
  [
    'a preview',
    { kind: 'preview', preview: previewOf('v2') },
    text.preview('mf-public', expires),
    text.backFromPreview,
  ],
  ['a composition', { kind: 'replay', lock: 'abc' }, text.replay('abc'), text.backFromReplay],
  [
    'a composition that is gone',
    { kind: 'lock-unknown', lock: 'abc' },
    text.lockUnknown('abc'),
    text.dismiss,
  ],
  [
    'a preview that counts for nothing',
    { kind: 'preview-ignored', why: 'It has expired.' },
    text.previewIgnored('It has expired.'),
    text.dismiss,
  ],
])('%s is said, with a way out', async (_, badge, words, back) => {
  show(badge);
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('complementary', { name: text.label })).toBeVisible();
  expect(screen.getByRole('button', { name: back })).toBeVisible();
});

test('what is only said goes away when it was read', async () => {
  show({ kind: 'lock-unknown', lock: 'abc' });
  await userEvent.click(await screen.findByRole('button', { name: text.dismiss }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test.each<[string, 'retry' | 'previous' | 'none', string]>([
  ['v3', 'previous', text.previewFellBack('mf-public')],
  ['v4', 'none', text.previewBroken('mf-public')],
  ['v5', 'retry', text.preview('mf-public', expires)],
])(
  'a preview %s that failed, recovered by %s, is told as it is',
  async (version, recovered, words) => {
    show({ kind: 'preview', preview: previewOf(version) });
    const failure: HealthFact = {
      kind: 'failure',
      part: 'mf-public',
      version,
      screen: 'listing',
      phase: 'entry',
      code: 'MF-LOAD',
      message: '',
      recovered,
    };
    await screen.findByRole('status');
    act(() => recordFact(failure));
    expect(screen.getByRole('status')).toHaveTextContent(words);
  },
);
