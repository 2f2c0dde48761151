import type { SiteRoute } from '@nukkad/platform/contract';
import {
  aFooterContent,
  aSiteContent,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenLoaderContext } from '../remotes/screen-loader-context';
import { aComposition, aRelease } from '../testing/shell-builders';
import { VendorGate } from './vendor-gate';
import { text } from './vendor-gate.text';

const route: SiteRoute = {
  path: '/doctor-dashboard/*',
  remote: 'gate',
  screen: 'dashboard',
  frame: 'dashboard',
};
const doctor = { _id: 't1', userTypeName: 'Doctor', userTypeIcon: '', whiteIcon: '' };
const quietFrame = {
  getAllCategories: () => [],
  getSiteContent: () => aSiteContent(),
  getFooterContent: () => aFooterContent(),
};

function renderGate(wire: ReturnType<typeof fakeWire>) {
  const { remotes } = aComposition([aRelease({ part: 'mf-doctor', serves: ['doctor'] })]);
  const loader = {
    peek: () => undefined,
    release: () => undefined,
    load: async ({ remote }: { remote: string }) => ({ Screen: () => <p>Drawn by {remote}</p> }),
  };
  renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <VendorGate route={route} unknown={route} remotes={remotes} />
      </ScreenLoaderContext>
    ),
    { at: '/doctor-dashboard', wire },
  );
}

test('the gate brings the dashboard of the profession, without the site header', async () => {
  renderGate(fakeWire({ ...quietFrame, getAllUserType: () => [doctor] }));
  expect(await screen.findByText('Drawn by mf-doctor')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('no kinds of dashboards: said inside the site frame, with a way out', async () => {
  renderGate(fakeWire({ ...quietFrame, getAllUserType: () => [] }));
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('the kinds cannot be loaded: said, and Retry helps', async () => {
  const wire = fakeWire({ ...quietFrame, getAllUserType: () => problem(404, 'not-found') });
  renderGate(wire);
  expect(await screen.findByText(text.failed)).toBeVisible();
  wire.answer('getAllUserType', () => [doctor]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Drawn by mf-doctor')).toBeVisible();
});
