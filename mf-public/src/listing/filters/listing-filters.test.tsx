import { favourites, locality } from '@nukkad/platform';
import type { Facet } from '@nukkad/platform/contract';
import {
  aCategory,
  aPlace,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../listing.screen';
import { text } from '../listing.text';
import { text as liked } from '../results/liked-here.text';
import { text as nothing } from '../results/nothing-here.text';
import { text as filterText, labels } from './filters.text';

const doctors = aCategory({ _id: 'doctors' });
const tree = [
  doctors,
  aCategory({ _id: 'd', slug: 'dentist', categoryName: 'Dentist', parent: 'doctors' }),
];
const option = (value: string, label: string, count: number, isExact = true) => ({
  value,
  label,
  count,
  isExact,
  isSelected: false,
});
const facets: Facet[] = [
  { name: 'gender', options: [option('female', 'Female', 7), option('male', 'Male', 0)] },
  {
    name: 'lang',
    options: [option('english', 'English', 20), option('kannada', 'Kannada', 1_200, false)],
  },
  { name: 'avail', options: [option('now', 'Now', 3), option('today', 'Today', 12)] },
];

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = '/doctors', handlers: Handlers = {}) {
  const wire = fakeWire({
    getAllCategories: () => tree,
    getVendorsByCategory: ({ query }) =>
      vendorsPage([aVendor()], { total: query.gender ? 7 : 128, facets, page: Number(query.page) }),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    ...handlers,
  });
  const asked = () =>
    wire.calls.filter(({ name }) => name === 'getVendorsByCategory').at(-1)?.request.query;
  return { wire, asked, ...renderScreen(Screen, { at, pattern: '/doctors', wire }) };
}

const bar = async () => {
  await screen.findByRole('link', { name: 'Dr. Kavya Gowda' });
  const [wide] = await screen.findAllByRole('group', { name: filterText.filters });
  return within(wide as HTMLElement);
};

beforeEach(() => {
  for (const id of favourites.get()) favourites.toggle(id);
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('the bar has the documented labels, and what each chooses adds up', async () => {
  const { asked, address } = open('/doctors?page=3');
  const filters = await bar();
  for (const name of [
    'now',
    'top',
    'popular',
    'gender',
    'fee',
    'exp',
    'lang',
    'rating',
    'r',
  ] as const) {
    expect(filters.getByRole('button', { name: labels[name] })).toBeVisible();
  }
  await userEvent.click(filters.getByRole('button', { name: labels.now }));
  await userEvent.click(filters.getByRole('button', { name: labels.quick }));
  await userEvent.click(filters.getByRole('button', { name: labels.gender }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Female (7)' }));
  expect(address()).toBe('/doctors?gender=female&avail=now&quick=1');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      spec: 'dentist',
      gender: 'female',
      avail: 'now',
      quick: '1',
      page: '1',
    }),
  );
  expect(filters.getByRole('button', { name: labels.now })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('heading', { name: /^7 Dentists/ })).toBeVisible();
});

test('several of a kind may be chosen; nobody is offered what leads to nobody', async () => {
  const { address } = open();
  const filters = await bar();
  await userEvent.click(filters.getByRole('button', { name: labels.lang }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'English (20)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kannada (about 1,200)' }));
  expect(address()).toBe('/doctors?lang=english,kannada');
  // Focus stays on the changed control.
  expect(screen.getByRole('checkbox', { name: 'Kannada (about 1,200)' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(filters.getByRole('button', { name: `${labels.lang} (2)` })).toHaveFocus();
  await userEvent.click(filters.getByRole('button', { name: labels.gender }));
  expect(await screen.findByRole('checkbox', { name: 'Male (0)' })).toBeDisabled();
});

test('a press elsewhere closes the choices', async () => {
  open();
  const filters = await bar();
  const button = filters.getByRole('button', { name: labels.lang });
  await userEvent.click(button);
  await screen.findByRole('checkbox', { name: 'English (20)' });
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the choices stay while WebKit moves the focus of a pressed label to the page', async () => {
  open();
  const filters = await bar();
  const button = filters.getByRole('button', { name: labels.lang });
  await userEvent.click(button);
  const choice = await screen.findByRole('checkbox', { name: 'English (20)' });
  fireEvent.blur(button, { relatedTarget: document.body });
  expect(choice).toBeVisible();
  fireEvent.blur(button, { relatedTarget: screen.getByRole('heading', { level: 1 }) });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the order is chosen from a list, and its own labels are switches of it', async () => {
  const { asked, address } = open();
  const filters = await bar();
  const sort = filters.getByRole('combobox', { name: labels.sort });
  expect(within(sort).getAllByRole('option')[0]).toHaveTextContent('Relevance');
  await userEvent.selectOptions(sort, 'Fee: low to high');
  expect(address()).toBe('/doctors?sort=fee-low');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'fee-low' }));
  await userEvent.click(filters.getByRole('button', { name: labels.top }));
  expect(address()).toBe('/doctors?sort=rating');
  expect(sort).toHaveValue('rating');
  await userEvent.click(filters.getByRole('button', { name: labels.top }));
  expect(address()).toBe('/doctors');
});

const positions = (isAllowed: boolean) => {
  const getCurrentPosition = jest.fn((granted, refused) =>
    isAllowed ? granted({ coords: { latitude: 12.93456, longitude: 77.61 } }) : refused(),
  );
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return getCurrentPosition;
};

async function choosesDistance(label: string) {
  const filters = await bar();
  const button = filters.getByRole('button', { name: labels.r });
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  await userEvent.click(await screen.findByRole('radio', { name: label }));
}

test('a distance asks for the position once, and says why', async () => {
  const ask = positions(true);
  const { asked, address } = open();
  await choosesDistance('Within 5 km');
  expect(screen.getByText(filterText.whyPosition('HSR Layout'))).toBeVisible();
  await waitFor(() => expect(address()).toBe('/doctors?lat=12.935&lng=77.61&r=5'));
  await waitFor(() => expect(asked()).toMatchObject({ lat: '12.935', lng: '77.61', r: '5' }));
  expect(asked()).not.toHaveProperty('loc');
  await choosesDistance('Within 25 km');
  await waitFor(() => expect(address()).toBe('/doctors?lat=12.935&lng=77.61&r=25'));
  await choosesDistance(filterText.anyDistance);
  await waitFor(() => expect(address()).toBe('/doctors'));
  await choosesDistance('Within 2 km');
  await waitFor(() => expect(address()).toBe('/doctors?lat=12.935&lng=77.61&r=2'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', () => positions(false)],
  ['has none', () => {}],
])('a device that %s its position measures from the place', async (_what, prepare) => {
  prepare();
  const { asked, address } = open();
  await choosesDistance('Within 10 km');
  await waitFor(() => expect(address()).toBe('/doctors?r=10'));
  await waitFor(() => expect(asked()).toMatchObject({ loc: 'hsr-layout', r: '10' }));
});

test('applied filters go one by one, or all at once', async () => {
  const { address } = open('/doctors?gender=female&lang=english&quick=1&sort=rating');
  await bar();
  await userEvent.click(await screen.findByRole('link', { name: 'Remove Female' }));
  expect(address()).toBe('/doctors?lang=english&quick=1&sort=rating');
  await userEvent.click(screen.getByRole('link', { name: filterText.clearAll }));
  expect(address()).toBe('/doctors?sort=rating');
  expect(screen.queryByRole('link', { name: filterText.clearAll })).toBeNull();
});

test('the sheet chooses the same, and its button counts along', async () => {
  const { address } = open('/doctors?quick=1');
  await bar();
  await userEvent.click(screen.getByRole('button', { name: filterText.filtersCount(1) }));
  const sheet = within(await screen.findByRole('dialog', { name: filterText.filters }));
  expect(sheet.getByRole('button', { name: 'Show 128 Dentists' })).toBeVisible();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Female (7)' }));
  expect(await sheet.findByRole('button', { name: 'Show 7 Dentists' })).toBeVisible();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Today (12)' }));
  await userEvent.click(sheet.getByRole('switch', { name: labels.quick }));
  expect(address()).toBe('/doctors?gender=female&avail=today');
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 7 Dentists' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a phone the order has a sheet of its own', async () => {
  const { address } = open();
  await bar();
  await userEvent.click(screen.getByRole('button', { name: filterText.sort }));
  const sheet = within(await screen.findByRole('dialog', { name: labels.sort }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Soonest' }));
  expect(address()).toBe('/doctors?sort=soonest');
});

test('an address brings everything back', async () => {
  const all =
    '?spec=all&q=crown&loc=hebbal&r=5&gender=female&lang=english,kannada&avail=today&quick=1&sort=fee-high&page=2';
  const { asked } = open(`/doctors${all}`, {
    searchDirectory: () => ({
      ...vendorsPage([]),
      corrected: null,
      meant: null,
      understood: [],
      others: [],
      professions: [],
    }),
  });
  await bar();
  expect(asked()).toEqual({
    categoryId: 'doctors',
    q: 'crown',
    loc: 'hebbal',
    r: '5',
    gender: 'female',
    lang: 'english,kannada',
    avail: 'today',
    quick: '1',
    sort: 'fee-high',
    page: '2',
  });
  expect(screen.getByRole('searchbox')).toHaveValue('crown');
  const applied = within(await screen.findByRole('group', { name: filterText.applied }));
  expect(applied.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    '“crown”',
    'Within 5 km',
    'Female',
    'English',
    'Kannada',
    'Today',
    'Quick Response',
  ]);
});

test('a visit asks for the list once', async () => {
  const { wire } = open();
  await bar();
  const lists = wire.calls.filter(({ name }) => name === 'getVendorsByCategory');
  expect(lists).toHaveLength(1);
});

test('Liked shows what this device likes, and says how to like', async () => {
  const { asked, wire } = open('/doctors?liked=1');
  expect(await screen.findByRole('heading', { name: nothing.nobodyLiked })).toBeVisible();
  expect(screen.getByText(nothing.nobodyLikedWhy)).toBeVisible();
  expect(wire.calls.some(({ name }) => name === 'getVendorsByCategory')).toBe(false);
  act(() => void favourites.toggle('v7'));
  await bar();
  expect(asked()).toMatchObject({ ids: 'v7' });
});

test('Liked with nobody liked counts nobody, and asks a visitor to log in', async () => {
  open('/doctors');
  const heart = (await bar()).getByRole('button', { name: labels.liked });
  expect(screen.getByRole('heading', { name: /^\d+ Dentists/ })).toBeVisible();
  await userEvent.click(heart);
  expect(await screen.findByRole('heading', { name: nothing.nobodyLiked })).toBeVisible();
  expect(screen.queryByText(/^\d+ Dentists/)).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: liked.login })).toHaveAttribute('href', '/login');
});

test('a place chosen in the header takes the place of the address', async () => {
  const { address, asked } = open('/doctors?loc=hebbal&city=bengaluru&lang=english');
  await bar();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Dentist in Hebbal');
  act(() => locality.choose(aPlace({ name: 'Indiranagar', slug: 'indiranagar' })));
  await waitFor(() => expect(address()).toBe('/doctors?lang=english'));
  await waitFor(() => expect(asked()).toMatchObject({ loc: 'indiranagar' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('in Indiranagar');
  act(() => locality.choose(aPlace()));
});

test('the heading names the place of the answer, the count says where counting stopped', async () => {
  open('/doctors?lat=12.9&lng=77.6', {
    getVendorsByCategory: () =>
      vendorsPage([aVendor()], {
        total: 5_000,
        isTotalExact: false,
        place: aPlace({ name: 'Koramangala' }),
      }),
  });
  await bar();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Best Dentist in Koramangala',
  );
  expect(
    screen.getByRole('heading', { level: 2, name: /^5,000\+ Dentists in Koramangala/ }),
  ).toBeVisible();
});

test.each([
  ['?r=2', nothing.widen('Bengaluru'), '/doctors'],
  ['?gender=male&lang=kannada', nothing.without('Kannada'), '/doctors?gender=male'],
  ['?q=crown', nothing.without('crown'), '/doctors'],
  ['', text.seeEveryone('doctors'), '/doctors?spec=all'],
])('nobody at %s: one way on', async (search, way, to) => {
  const { address } = open(`/doctors${search}`, {
    getVendorsByCategory: () => vendorsPage([], { facets }),
  });
  await userEvent.click(await screen.findByRole('link', { name: way }));
  expect(address()).toBe(to);
});

test.each([404, 422])('a choice that the API does not know (%i) can be cleared', async (status) => {
  const { address } = open('/doctors?spec=all&lang=klingon&loc=nowhere', {
    getVendorsByCategory: () => problem(status, 'bad-request') as never,
  });
  await userEvent.click(await screen.findByRole('link', { name: nothing.clear }));
  expect(address()).toBe('/doctors?spec=all');
});

test('doctors are searched within the profession, with a hint where others fit better', async () => {
  const { address, asked } = open('/doctors?lang=english&page=2', {
    searchDirectory: () => ({
      ...vendorsPage([]),
      corrected: null,
      meant: null,
      understood: [],
      others: [],
      professions: [
        { profession: 'teacher', label: 'Teachers', count: 900 },
        { profession: 'doctor', label: 'Doctors', count: 2_000 },
      ],
    }),
  });
  const field = screen.getByPlaceholderText(
    'Search doctors, advocates, teachers and many more.....',
  );
  await userEvent.type(field, '  grammar {Enter}');
  expect(address()).toBe('/doctors?spec=all&q=grammar&lang=english');
  await bar();
  expect(asked()).toMatchObject({ q: 'grammar', lang: 'english' });
  expect(await screen.findByText(text.otherProfession('grammar', 'teachers'))).toBeVisible();
  expect(screen.getByRole('link', { name: text.otherProfessionLink('teachers') })).toHaveAttribute(
    'href',
    '/engineers?q=grammar&type=teacher',
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
