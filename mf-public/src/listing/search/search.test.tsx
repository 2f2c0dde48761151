import { session } from '@nukkad/platform';
import type { SearchAnswer } from '@nukkad/platform/contract';
import {
  aCategory,
  aPlace,
  aToken,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as asideText } from '../aside/aside.text';
import { text as filterText, labels } from '../filters/filters.text';
import { Screen } from '../listing.screen';
import { text as next } from '../nobody-yet/nobody-yet.text';
import { text as nothing } from '../results/nothing-here.text';
import { text } from './search.text';

const dentist = aVendor({ _id: 'v1', vendorName: 'Dr. Kavya Gowda' });
const teacher = aVendor({
  _id: 'v2',
  vendorName: 'Ravi Rao',
  profession: 'teacher',
  title: 'English Teacher',
  teacherDetails: { teachingLanguage: ['English'], totalLesson: 12, teachingExperience: '3 years' },
});

afterEach(() => act(() => session.end('signed-out')));

function found(values: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    ...vendorsPage([dentist, teacher], { place: aPlace() }),
    corrected: null,
    meant: { profession: 'doctor', spec: 'dentist', label: 'Dentist' },
    understood: [],
    others: [],
    professions: [
      { profession: 'doctor', label: 'Doctors', count: 1_200 },
      { profession: 'teacher', label: 'Teachers', count: 2 },
    ],
    ...values,
  };
}

type Handlers = Parameters<typeof fakeWire>[0];

function open(at: string, answer: SearchAnswer = found(), handlers: Handlers = {}) {
  const wire = fakeWire({
    searchDirectory: () => answer,
    getAllCategories: () => [aCategory({ _id: 'e', profession: 'engineer' })],
    getVendorsByCategory: () => vendorsPage([]),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    getTrendingSearches: () => ['plumber', 'maths tuition'],
    ...handlers,
  });
  const asked = () =>
    wire.calls.filter(({ name }) => name === 'searchDirectory').at(-1)?.request.query;
  return { wire, asked, ...renderScreen(Screen, { at, pattern: '/engineers', wire }) };
}

test('a term finds people of every profession, each with a card of their own', async () => {
  const { asked } = open('/engineers?q=teeth&loc=hsr-layout');
  expect(await screen.findByRole('link', { name: 'Dr. Kavya Gowda' })).toHaveAttribute(
    'href',
    '/doctor-detail?id=v1',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Results for “teeth” in HSR Layout',
  );
  expect(screen.getByRole('link', { name: 'Ravi Rao' })).toHaveAttribute(
    'href',
    '/teacher-detail?id=v2',
  );
  expect(screen.getByText('3 years teaching · 12 lessons')).toBeVisible();
  expect(screen.getByRole('link', { name: 'appointment: Dr. Kavya Gowda' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Trial Lesson: Ravi Rao' })).toBeVisible();
  expect(asked()).toEqual({ q: 'teeth', loc: 'hsr-layout', page: '1' });
  expect(document.title).toBe('Results for “teeth” in HSR Layout · Nukkad');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the best category is chosen already and leads to its listing', async () => {
  open('/engineers?q=teeth&loc=hebbal');
  const best = within(await screen.findByRole('navigation', { name: text.understoodAs }));
  const chip = best.getByRole('link', { name: 'Dentist' });
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(chip).toHaveAttribute('href', '/doctors?spec=dentist&loc=hebbal');
});

test('professions tell how many, and narrow', async () => {
  const { address, asked } = open('/engineers?q=teeth&page=2');
  const chips = within(await screen.findByRole('navigation', { name: text.professions }));
  expect(chips.getByRole('link', { name: 'All (1,202)' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(chips.getByRole('link', { name: 'Teachers (2)' }));
  expect(address()).toBe('/engineers?q=teeth&type=teacher');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'teeth', type: 'teacher', page: '1' }));
});

test('a misspelt term tells what was looked for instead', async () => {
  const { address, asked } = open('/engineers?q=dentst', found({ corrected: 'dentist' }));
  expect(await screen.findByText(text.corrected('dentist'))).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '“dentst”' }));
  expect(address()).toBe('/engineers?q=dentst&exact=1');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'dentst', exact: '1' }));
});

test('filters in the words are said, and each can be taken off', async () => {
  const understood = [
    { field: 'gender', value: 'female', label: 'Female', without: 'dentist under 500' },
    { field: 'fee', value: '0-300', label: 'Under ₹500', without: 'female dentist' },
  ] as const;
  const { address } = open(
    '/engineers?q=female dentist under 500',
    found({ understood: [...understood] }),
  );
  const chips = within(await screen.findByRole('group', { name: text.filters }));
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toHaveLength(2);
  await userEvent.click(chips.getByRole('link', { name: /Female/ }));
  expect(address()).toBe('/engineers?q=dentist+under+500');
});

test('what else may be meant leads to its listing', async () => {
  const others = [{ profession: 'doctor', spec: 'orthopedic', label: 'Orthopedic' }];
  open('/engineers?q=back pain&loc=hebbal', found({ others }));
  const row = within(await screen.findByRole('navigation', { name: text.others }));
  expect(row.getByRole('link', { name: 'Orthopedic' })).toHaveAttribute(
    'href',
    '/doctors?spec=orthopedic&loc=hebbal',
  );
});

test('a guess that finds nobody is only offered', async () => {
  const nobody = found({ ...vendorsPage([]), corrected: 'dentist', meant: null, professions: [] });
  const { address } = open('/engineers?q=dentst', nobody);
  expect(await screen.findByText(text.didYouMean[0], { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'dentist' }));
  expect(address()).toBe('/engineers?q=dentist');
});

test.each([
  ['?q=magic', text.categories, '/'],
  ['?q=magic&type=teacher', text.everywhere, '/engineers?q=magic'],
  ['?q=magic&lang=hindi', 'Remove “Languages Known: hindi”', '/engineers?q=magic'],
])('nobody at %s: one way on', async (search, way, to) => {
  const nobody = found({ ...vendorsPage([]), meant: null, professions: [] });
  open(`/engineers${search}`, nobody);
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', to);
});

test('other words can be looked for, and the place stays', async () => {
  const { address } = open('/engineers?q=teeth&loc=hebbal');
  const field = await screen.findByRole('searchbox', { name: text.field });
  expect(field).toHaveValue('teeth');
  await userEvent.clear(field);
  await userEvent.type(field, 'gums{Enter}');
  expect(address()).toBe('/engineers?q=gums&loc=hebbal');
});

test('where nobody is found the words are repeated, and others offered', async () => {
  const nobody = found({ ...vendorsPage([]), meant: null, professions: [] });
  open('/engineers?q=magic&loc=hebbal', nobody);
  expect(
    await screen.findByRole('heading', { name: /^Nobody found for “magic” in / }),
  ).toBeVisible();
  const others = within(await screen.findByRole('navigation', { name: nothing.others }));
  expect(others.getByRole('link', { name: 'plumber' })).toHaveAttribute(
    'href',
    '/engineers?q=plumber&loc=hebbal',
  );
});

test('where nobody is found here, the city with most of them is one press away', async () => {
  const city = (value: string, label: string, count: number) => ({
    ...{ value, label, count },
    ...{ isExact: true, isSelected: false },
  });
  const options = [city('mumbai', 'Mumbai', 0), city('pune', 'Pune', 2), city('kochi', 'Kochi', 1)];
  const nobody = found({ ...vendorsPage([]), facets: [{ name: 'city', options }] });
  const { address } = open('/engineers?q=teeth+mumbai', nobody);
  expect(await screen.findByText(nothing.elsewhere('2', 'Pune'))).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: nothing.widen('Pune') }));
  expect(address()).toBe('/engineers?q=teeth+mumbai&city=pune');
});

test('filters narrow a search as they narrow a listing, and clearing keeps the term', async () => {
  const { address } = open('/engineers?q=teeth');
  await screen.findByRole('link', { name: 'Ravi Rao' });
  const [bar] = await screen.findAllByRole('group', { name: filterText.filters });
  await userEvent.click(within(bar as HTMLElement).getByRole('button', { name: labels.quick }));
  expect(address()).toBe('/engineers?q=teeth&quick=1');
  await userEvent.click(await screen.findByRole('link', { name: filterText.clearAll }));
  expect(address()).toBe('/engineers?q=teeth');
});

test('without a term it is the listing of engineers', async () => {
  open('/engineers');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Best Engineers in HSR Layout',
  );
});

const nobodyYet = () => found({ ...vendorsPage([], { place: aPlace() }), professions: [] });
const sentTo = ({ calls }: ReturnType<typeof fakeWire>, call: string) =>
  calls.filter(({ name }) => name === call).map(({ request }) => request.body);

test('where nobody is listed a visitor asks to be told, and confirms the address', async () => {
  const { wire, container } = open('/engineers?q=my teeth', nobodyYet(), {
    createListingAlert: () => ({ state: 'pending' }),
  });
  const form = within(
    await screen.findByRole('form', { name: next.alert('Dentist', 'Bengaluru') }),
  );
  await expect(container).toBeAccessible();
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'asha@people.example');
  await userEvent.click(form.getByRole('button', { name: next.tell }));
  expect(await screen.findByText(next.pending('asha@people.example'))).toBeVisible();
  expect(sentTo(wire, 'createListingAlert')).toEqual([
    {
      ...{ profession: 'doctor', spec: 'dentist', loc: 'hsr-layout' },
      email: 'asha@people.example',
    },
  ]);
});

test('whoever is signed in is told at their own address', async () => {
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
  const { wire } = open('/engineers?q=teeth', nobodyYet(), {
    createListingAlert: () => ({ state: 'confirmed' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: next.tell }));
  expect(await screen.findByText(next.confirmed)).toBeVisible();
  expect(sentTo(wire, 'createListingAlert')).toEqual([
    { profession: 'doctor', spec: 'dentist', loc: 'hsr-layout' },
  ]);
});

test('a refusal is said, and the address stays', async () => {
  open('/engineers?q=teeth', nobodyYet(), {
    createListingAlert: () => problem(409, 'conflict'),
  });
  const field = await screen.findByRole('textbox', { name: /^Email/ });
  await userEvent.type(field, 'asha@people.example');
  await userEvent.click(screen.getByRole('button', { name: next.tell }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('asha@people.example');
});

test('where nobody is found a question can be asked, which begins with the words', async () => {
  const nobody = found({ ...vendorsPage([], { place: aPlace() }), meant: null, professions: [] });
  const { wire } = open('/engineers?q=who repairs zeppelins in this town', nobody, {
    askQuestion: ({ body }) => ({ reference: 'NK-Q-000001', ...(body as { question: string }) }),
  });
  expect(await screen.findByRole('button', { name: next.ask })).toBeVisible();
  expect(screen.queryByRole('button', { name: next.tell })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: next.ask }));
  expect(
    screen.getByRole('textbox', { name: new RegExp(`^${asideText.yourQuestion}`) }),
  ).toHaveValue('who repairs zeppelins in this town');
  await userEvent.click(screen.getByRole('button', { name: asideText.ask }));
  expect(await screen.findByText('NK-Q-000001')).toBeVisible();
  expect(sentTo(wire, 'askQuestion')).toEqual([{ question: 'who repairs zeppelins in this town' }]);
});

test('whoever is only filtered out is waited for by nobody', async () => {
  open('/engineers?q=teeth&lang=hindi', nobodyYet());
  expect(await screen.findByRole('link', { name: /^Remove “/ })).toBeVisible();
  expect(await screen.findByRole('navigation', { name: nothing.others })).toBeVisible();
  expect(screen.queryByRole('button', { name: next.tell })).toBeNull();
});
