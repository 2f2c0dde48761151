import type { MapAnswer, SearchAnswer } from '@nukkad/platform/contract';
import {
  aMapAnswer,
  aMapPoint,
  aPlace,
  aVendor,
  fakeWire,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as map } from '../../common/map/map.text';
import { Screen } from '../listing.screen';
import { text } from '../listing.text';

const two = aMapAnswer({
  total: 2,
  points: [
    aMapPoint(),
    aMapPoint({
      ...{ _id: 'vendor-2', vendorName: 'Ravi Rao', title: 'English Teacher' },
      ...{ lat: 12.935, lng: 77.624 },
    }),
  ],
});

function found(values: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    ...vendorsPage([aVendor()], { place: aPlace() }),
    ...{ corrected: null, meant: null, understood: [], others: [], professions: [] },
    ...values,
  };
}

function open(at: string, answer = found(), shown: MapAnswer = two) {
  const wire = fakeWire({
    searchDirectory: () => answer,
    getSearchMap: () => shown,
    getVendors: ({ query }) => vendorsPage([aVendor({ _id: String(query.ids) })]),
    getTrendingSearches: () => [],
  });
  const asked = () =>
    wire.calls.filter(({ name }) => name === 'getSearchMap').map(({ request }) => request.query);
  return { wire, asked, ...renderScreen(Screen, { at, pattern: '/engineers', wire }) };
}

const region = (name: RegExp = /^Map of professionals/) => screen.findByRole('region', { name });
const marker = (name: string) => screen.findByRole('button', { name });

test('results of a search have their map a press away, and their list another', async () => {
  const { address, asked } = open('/engineers?q=teeth&type=doctor&exact=1&loc=hsr-layout');
  await userEvent.click(await screen.findByRole('link', { name: text.map }));
  expect(address()).toBe('/engineers?q=teeth&exact=1&type=doctor&loc=hsr-layout&view=map');
  const shown = within(await region());
  expect(shown.getByText(/^2 within 5 km of HSR Layout/)).toBeVisible();
  expect(shown.getByText(new RegExp(map.schematic))).toBeVisible();
  expect(asked()[0]).toEqual({
    ...{ q: 'teeth', type: 'doctor', exact: '1', loc: 'hsr-layout' },
    ...{ south: '12.867', north: '12.957', west: '77.601', east: '77.694' },
  });
  const back = screen.getByRole('link', { name: text.backToList });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(address()).toBe('/engineers?q=teeth&exact=1&type=doctor&loc=hsr-layout');
  expect(await screen.findByRole('link', { name: 'Dr. Kavya Gowda' })).toBeVisible();
});

test('a search asks for nothing of its map', async () => {
  const { asked } = open('/engineers?q=teeth');
  await screen.findByRole('link', { name: text.map });
  expect(asked()).toEqual([]);
});

test('who is chosen has a card, and arrow keys lead to the next', async () => {
  open('/engineers?q=teeth&view=map');
  const first = await marker('Dr. Kavya Gowda, Dentist');
  await userEvent.click(first);
  const chosen = await screen.findByRole('region', { name: map.chosen });
  expect(await within(chosen).findByRole('heading', { level: 3 })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await marker('Ravi Rao, English Teacher')).toHaveFocus();
});

test('someone found by name elsewhere is shown there, not around the visitor', async () => {
  const mysuru = { ...aVendor().locality, name: 'Kuvempunagar', city: 'Mysuru' };
  const answer = found(vendorsPage([aVendor({ locality: mysuru })], { place: aPlace() }));
  const shown = aMapAnswer({
    points: [aMapPoint({ lat: 12.283, lng: 76.624 })],
    places: [{ name: 'Kuvempunagar', lat: 12.284, lng: 76.625 }],
  });
  const { asked } = open('/engineers?q=kavya', answer, shown);
  await userEvent.click(await screen.findByRole('link', { name: text.map }));
  expect(within(await region(/around Kuvempunagar$/)).getByText(/^1 within 2 km/)).toBeVisible();
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).not.toHaveProperty('south');
  expect(asked()[1]).toMatchObject({ north: '12.301' });
});

test('a group has a list of its own, unless the words name another place', async () => {
  const groups = [{ lat: 12.912, lng: 77.647, count: 1_240 }];
  const many = aMapAnswer({ total: 1_240, points: [], groups });
  const { unmount } = open('/engineers?q=teeth&view=map', found(), many);
  await userEvent.click(await marker(map.group('1,240')));
  expect(screen.getByRole('link', { name: map.inList })).toHaveAttribute(
    'href',
    '/engineers?q=teeth&lat=12.912&lng=77.647&r=2',
  );
  unmount();
  const hebbal = aPlace({ name: 'Hebbal', slug: 'hebbal' });
  open('/engineers?q=teeth+hebbal&view=map', found({ place: hebbal }), many);
  await userEvent.click(await marker(map.group('1,240')));
  expect(await screen.findByText(map.many)).toBeVisible();
  expect(screen.queryByRole('link', { name: map.inList })).not.toBeInTheDocument();
});

test('nothing bars the way to it', async () => {
  open('/engineers?q=teeth&view=map');
  await marker('Dr. Kavya Gowda, Dentist');
  await expect(await region()).toBeAccessible();
});
