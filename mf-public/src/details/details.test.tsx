import { aVendor, aVendorDetails, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailsState } from '../common/navigation-state';
import { doctor } from '../common/professions/doctor';
import { professions } from '../common/professions/professions';
import { Screen } from './details.screen';
import { text } from './details.text';

type Handlers = Parameters<typeof fakeWire>[0];

function open(at: string, getVendor?: Handlers['getVendor'], state?: unknown) {
  const wire = fakeWire({ getVendor: getVendor ?? (() => aVendorDetails()) });
  return { wire, ...renderScreen(Screen, { at, wire, state }) };
}

const never = () => new Promise<never>(() => {});
const brought = detailsState(aVendor(), doctor, '/doctors?spec=dentist&page=3');

test('an address with an id is enough', async () => {
  const { wire } = open('/doctor-detail?id=vendor-1');
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ id: 'vendor-1' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. Kavya Gowda' })).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('Rated 4.5 out of 5, 300 reviews')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Cleaning 30 min ₹800' })).toBeVisible();
  expect(screen.getByText('10:00 am – 8:00 pm')).toBeVisible();
  expect(screen.getAllByText('Closed')).toHaveLength(6);
  expect(screen.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  );
  expect(document.title).toBe('Dr. Kavya Gowda · Nukkad');
});

test('the card that came along paints before the answer', () => {
  open('/doctor-detail?id=vendor-1', never, brought);
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. Kavya Gowda' })).toBeVisible();
  expect(screen.getByText('MDS, Orthodontics')).toBeVisible();
  expect(screen.getByText('Loading the doctor')).toBeInTheDocument();
});

test('a card of somebody else does not paint', () => {
  open('/doctor-detail?id=vendor-2', never, brought);
  expect(screen.queryByText('MDS, Orthodontics')).not.toBeInTheDocument();
});

test('without an id the vendor that came along is asked for', async () => {
  const { wire } = open('/doctor-detail', undefined, brought);
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ id: 'vendor-1' });
});

test('documented card fields alone are shown as they are', () => {
  const { wire } = open('/doctor-detail', undefined, { name: 'Dr. A', qual1: 'BDS' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. A' })).toBeVisible();
  expect(screen.getByText('BDS')).toBeVisible();
  expect(wire.calls).toHaveLength(0);
});

test('the way back keeps the search', async () => {
  const { address } = open('/doctor-detail?id=vendor-1', undefined, brought);
  await userEvent.click(screen.getByRole('link', { name: 'Back to doctors' }));
  expect(address()).toBe('/doctors?spec=dentist&page=3');
});

test('nobody chosen: it leads to the listing', async () => {
  const { address } = open('/teacher-detail');
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a teacher' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See all teachers' }));
  expect(address()).toBe('/teachers');
});

test.each([404, 422])('an id nobody has (%i) is told', async (status) => {
  open('/doctor-detail?id=gone', () => problem(status, 'vendor-unknown'));
  expect(
    await screen.findByRole('heading', { level: 1, name: text.unknown('doctor') }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all doctors' })).toHaveAttribute('href', '/doctors');
});

test('a failure keeps the card and can be retried', async () => {
  const { wire } = open('/doctor-detail?id=vendor-1', () => problem(403, 'forbidden'), brought);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. Kavya Gowda' })).toBeVisible();
  expect(screen.getByText('MDS, Orthodontics')).toBeVisible();
  wire.answer('getVendor', () => aVendorDetails());
  await userEvent.click(retry);
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
});

test('nothing to tell about services, hours and life is told', async () => {
  open('/doctor-detail?id=vendor-1', () =>
    aVendorDetails({ about: '', services: [], workingHours: [], fee: null, rating: null }),
  );
  for (const words of [text.noAbout, text.noServices, text.noHours, 'New']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test('somebody of another profession moves to their own page', async () => {
  const { address } = open('/doctor-detail?id=vendor-1', () =>
    aVendorDetails({ profession: 'teacher' }),
  );
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(address()).toBe('/teacher-detail?id=vendor-1');
});

test.each(professions.map(({ details, slug }) => [details, slug]))(
  '%s shows a %s',
  async (details, profession) => {
    open(`${details}?id=vendor-1`, () => aVendorDetails({ profession }));
    expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  },
);

test('an address that is no details page is not found', () => {
  expect(open('/nothing').wasNotFound()).toBe(true);
});
