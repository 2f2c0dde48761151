import type { TileMapOptions } from '@nukkad/platform';
import type { MapAnswer } from '@nukkad/platform/contract';
import { drawTileMapsBy } from '@nukkad/platform/host';
import {
  aCategory,
  aMapAnswer,
  aMapPoint,
  aPlace,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as map } from '../../common/map/map.text';
import { Screen } from '../listing.screen';
import { text } from '../listing.text';

const doctors = aCategory({ _id: 'doctors' });
const dentist = aCategory({
  ...{ _id: 'dentist', slug: 'dentist', categoryName: 'Dentist', parent: 'doctors' },
});
const two = aMapAnswer({
  total: 2,
  points: [
    aMapPoint(),
    aMapPoint({ _id: 'vendor-2', vendorName: 'Dr. Asha Rao', lat: 12.935, lng: 77.624 }),
  ],
});

type Handlers = Parameters<typeof fakeWire>[0];

function open(at: string, answer: MapAnswer = two, handlers: Handlers = {}) {
  const wire = fakeWire({
    getAllCategories: () => [doctors, dentist],
    getVendorsByCategory: () => ({ ...vendorsPage([aVendor()], { total: 34 }), place: aPlace() }),
    getVendors: ({ query }) =>
      vendorsPage(
        String(query.ids)
          .split(',')
          .map((_id) => aVendor({ _id })),
      ),
    getVendorMap: () => answer,
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    ...handlers,
  });
  const asked = () =>
    wire.calls.filter(({ name }) => name === 'getVendorMap').map(({ request }) => request.query);
  return { wire, asked, ...renderScreen(Screen, { at, pattern: '/doctors', wire }) };
}

const region = () => screen.findByRole('region', { name: /^Map of Dentists/ });
const marker = (name: string) => screen.findByRole('button', { name });

test('the map is asked for by a press, stands in the address, and its link leads back', async () => {
  const { address, asked } = open('/doctors?gender=female');
  await userEvent.click(await screen.findByRole('link', { name: text.map }));
  expect(address()).toBe('/doctors?gender=female&view=map');
  expect(within(await region()).getByText(/^2 within 5 km of HSR Layout/)).toBeVisible();
  expect(asked()[0]).toEqual({
    ...{ type: 'doctor', spec: 'dentist', gender: 'female', loc: 'hsr-layout' },
    ...{ south: '12.867', north: '12.957', west: '77.601', east: '77.694' },
  });
  const back = screen.getByRole('link', { name: text.backToList });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(address()).toBe('/doctors?gender=female');
  expect(await screen.findByRole('link', { name: 'Dr. Kavya Gowda' })).toBeVisible();
});

test('a list asks for nothing of its map', async () => {
  const { asked } = open('/doctors');
  await screen.findByRole('link', { name: text.map });
  expect(asked()).toEqual([]);
});

test('without tiles it says that it is a schematic', async () => {
  open('/doctors?view=map');
  expect(within(await region()).getByText(new RegExp(map.schematic))).toBeVisible();
});

test('who is chosen is announced, and has a card below', async () => {
  open('/doctors?view=map');
  const one = await marker('Dr. Asha Rao, Dentist');
  await userEvent.click(one);
  expect(one).toHaveAttribute('aria-pressed', 'true');
  const chosen = await screen.findByRole('region', { name: map.chosen });
  expect(await within(chosen).findByRole('heading', { level: 3 })).toBeVisible();
  const said = within(await region()).getAllByRole('status');
  expect(said.some(({ textContent }) => textContent === 'Dr. Asha Rao, Dentist')).toBe(true);
});

test('markers are one stop of the Tab key, and arrow keys go through them', async () => {
  open('/doctors?view=map');
  const first = await marker('Dr. Kavya Gowda, Dentist');
  const second = await marker('Dr. Asha Rao, Dentist');
  act(() => first.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(first).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: map.closer })).toHaveFocus();
});

test('from closer and farther another part is asked for', async () => {
  const { asked } = open('/doctors?view=map');
  await userEvent.click(await screen.findByRole('button', { name: map.farther }));
  expect(await screen.findByText(/within 10 km of HSR Layout/)).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ south: '12.822', north: '13.002' });
  await userEvent.click(screen.getByRole('button', { name: map.closer }));
  await userEvent.click(screen.getByRole('button', { name: map.closer }));
  expect(await screen.findByText(/within 2 km of HSR Layout/)).toBeVisible();
  expect(screen.getByRole('button', { name: map.closer })).toHaveAttribute('aria-disabled', 'true');
});

test('of a group too large to name there is a way to its list', async () => {
  const groups = [{ lat: 12.912, lng: 77.647, count: 1_240 }];
  open('/doctors?view=map', aMapAnswer({ total: 1_240, isTotalExact: false, points: [], groups }));
  await userEvent.click(await marker('About 1,240 professionals here'));
  expect(await screen.findByText(map.many)).toBeVisible();
  expect(screen.getByRole('link', { name: map.inList })).toHaveAttribute(
    'href',
    '/doctors?lat=12.912&lng=77.647&r=2',
  );
});

test('a city has the middle of those whom it shows first', async () => {
  const city = aPlace({ kind: 'city', name: 'Bengaluru', slug: 'bengaluru', point: null });
  const { asked } = open('/doctors?loc=bengaluru&view=map', two, {
    getVendorsByCategory: () => ({ ...vendorsPage([aVendor()], { total: 34 }), place: city }),
  });
  await region();
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).not.toHaveProperty('south');
  expect(asked()[1]).toHaveProperty('south');
});

test('a map that fails to load says so, and the list is one press away', async () => {
  open('/doctors?view=map', two, { getVendorMap: () => problem(503, 'unavailable') });
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeVisible();
  expect(screen.getByRole('link', { name: text.backToList })).toBeVisible();
});

describe('with tiles', () => {
  const tiled = { ...two, tiles: 'https://tiles.example/india.pmtiles' };

  test('what cannot draw them gets the schematic, and the reason', async () => {
    open('/doctors?view=map', tiled);
    expect(await screen.findByText(new RegExp(map.notDrawn))).toBeVisible();
    expect(await marker('Dr. Kavya Gowda, Dentist')).toBeVisible();
  });

  test('tiles that cannot be read are named as the reason', async () => {
    const remove = drawTileMapsBy(() => Promise.reject(new Error('no-tiles')));
    open('/doctors?view=map', tiled);
    expect(await screen.findByText(new RegExp(map.notRead))).toBeVisible();
    remove();
  });

  test('markers lie where the street map has them, and follow it', async () => {
    let told: TileMapOptions | undefined;
    const close = jest.fn();
    const drawn = {
      project: () => ({ x: 40, y: 60 }),
      bounds: () => ({ south: 12.9, north: 12.95, west: 77.6, east: 77.66 }),
      ...{ zoom: () => 16, zoomBy: jest.fn(), attribution: () => '© OpenStreetMap', close },
    };
    const remove = drawTileMapsBy(async (options) => {
      told = options;
      return drawn;
    });
    const { asked, unmount } = open('/doctors?view=map', tiled);
    const one = await marker('Dr. Kavya Gowda, Dentist');
    expect(one.parentElement).toHaveStyle({ left: '40px', top: '60px' });
    expect(screen.getByText('© OpenStreetMap')).toBeVisible();
    expect(screen.getByText(new RegExp(map.blurred))).toBeVisible();
    expect(told?.tiles).toBe(tiled.tiles);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ south: '12.9', north: '12.95' }));
    await userEvent.click(screen.getByRole('button', { name: map.closer }));
    expect(drawn.zoomBy).toHaveBeenCalledWith(1);
    act(() => told?.onFailure('no-engine'));
    expect(await screen.findByText(new RegExp(map.notDrawn))).toBeVisible();
    expect(close).toHaveBeenCalled();
    unmount();
    remove();
  });
});

test('in both ways nothing bars the way to it', async () => {
  open('/doctors?view=map');
  await marker('Dr. Kavya Gowda, Dentist');
  await expect(await region()).toBeAccessible();
});
