import { limits, type OfficeMapAnswer } from '@nukkad/platform/contract';
import {
  aGovOffice,
  aPlacedDepartment,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as map } from '../../common/map/map.text';
import { Screen } from '../listing.screen';
import { text as listing } from '../listing.text';
import { text as hindi } from './offices-map.hi';
import { text as kannada } from './offices-map.kn';
import { text } from './offices-map.text';

const pensions = aPlacedDepartment({
  ...{ slug: 'pensions', name: 'Pensions', address: 'Block C, Koramangala, Bengaluru 560034' },
  ...{ lat: 12.935, lng: 77.624 },
});
const two: OfficeMapAnswer = {
  departments: [aPlacedDepartment(), pensions],
  unplaced: 0,
  places: [{ name: 'HSR Layout', lat: 12.912, lng: 77.647 }],
  tiles: null,
};

type Handlers = Parameters<typeof fakeWire>[0];

function open(at: string, answer: OfficeMapAnswer = two, handlers: Handlers = {}) {
  const wire = fakeWire({
    getGovOffices: () => [aGovOffice()],
    getOfficeMap: () => answer,
    ...handlers,
  });
  const asked = () => wire.calls.filter(({ name }) => name === 'getOfficeMap');
  return { wire, asked, ...renderScreen(Screen, { at, pattern: '/govt. officers', wire }) };
}

const HERE = '/govt. officers';
const region = () => screen.findByRole('region', { name: text.label });
const marker = (name: string) => screen.findByRole('button', { name });

test('the map of offices is a press away, and their list another', async () => {
  const { address, asked } = open(HERE);
  const control = await screen.findByRole('link', { name: listing.map });
  expect(asked()).toEqual([]);
  await userEvent.click(control);
  expect(address()).toMatch(/officers\?view=map$/);
  const shown = within(await region());
  expect(shown.getByText(/^2 departments within 2 km of Bengaluru/)).toBeVisible();
  expect(shown.getByText(new RegExp(map.schematic))).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: listing.backToList }));
  expect(await screen.findByRole('link', { name: 'Finance and Taxes' })).toBeVisible();
});

test('a department that is chosen says its address and leads to its page', async () => {
  const { address } = open(`${HERE}?view=map`);
  const one = await marker('Pensions, Finance and Taxes');
  await userEvent.click(one);
  expect(one).toHaveAttribute('aria-pressed', 'true');
  const chosen = within(await screen.findByRole('region', { name: map.chosen }));
  expect(chosen.getByText('Block C, Koramangala, Bengaluru 560034')).toBeVisible();
  await expect(await region()).toBeAccessible();
  await userEvent.click(chosen.getByRole('link', { name: 'Pensions' }));
  expect(address()).toBe('/govt-offices-detail?office=finance&department=pensions');
});

test('of a block of offices every department is named, however many', async () => {
  const many = Array.from({ length: 14 }, (_, n) =>
    aPlacedDepartment({ slug: `d${n}`, name: `Department ${n}` }),
  );
  open(`${HERE}?view=map`, { ...two, departments: many });
  await userEvent.click(await marker(text.group('14')));
  const chosen = within(await screen.findByRole('region', { name: map.chosen }));
  expect(chosen.getAllByRole('link')).toHaveLength(14);
  await expect(await region()).toBeAccessible();
});

test('what is not on the map is counted, and a map of nothing says why', async () => {
  const { unmount } = open(`${HERE}?view=map`, { ...two, unplaced: 3 });
  expect(await screen.findByText(text.unplaced(3))).toBeVisible();
  unmount();
  open(`${HERE}?view=map`, { ...two, departments: [], places: [], unplaced: 5 });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('link', { name: listing.backToList })).toBeVisible();
});

test('one department is not several', async () => {
  open(`${HERE}?view=map`, { ...two, departments: [pensions], unplaced: 1 });
  expect(within(await region()).getByText(/^1 department within 2 km/)).toBeVisible();
  expect(screen.getByText(/^The address of 1 department has no PIN code/)).toBeVisible();
});

test.each([
  ['Hindi', hindi, /विभागों/],
  ['Kannada', kannada, /ಇಲಾಖೆಗಳ/],
])('nor is it in %s', (_language, words, several) => {
  expect([2, 14].map(words.unplaced).join()).toMatch(several);
  const one = [words.unplaced(1), words.shownHere('1', 1), words.shown('1', '2', 'Mysuru', 1)];
  expect(one.join()).not.toMatch(several);
});

test('a map that fails to load says so, and the list is one press away', async () => {
  const { wire } = open(`${HERE}?view=map`, two, { getOfficeMap: () => problem(403, 'forbidden') });
  const retry = await screen.findByRole('button', { name: /again|Retry/i });
  expect(screen.getByRole('link', { name: listing.backToList })).toBeVisible();
  wire.answer('getOfficeMap', () => two);
  await userEvent.click(retry);
  expect(await region()).toBeVisible();
});

test('farther and closer, with nothing more asked for', async () => {
  const { asked } = open(`${HERE}?view=map`);
  await userEvent.click(await screen.findByRole('button', { name: map.farther }));
  const km = String(limits.radii[1]);
  expect(await screen.findByText(new RegExp(`within ${km} km of Bengaluru`))).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test('nothing bars the way to it', async () => {
  open(`${HERE}?view=map`);
  await marker('Pensions, Finance and Taxes');
  await expect(await region()).toBeAccessible();
});
