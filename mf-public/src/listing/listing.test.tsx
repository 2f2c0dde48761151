import type { Category, VendorsAnswer } from '@nukkad/platform/contract';
import {
  aCategory,
  aPlace,
  aVendor,
  fakeWire,
  problem,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './listing.screen';
import { text } from './listing.text';
import { text as next } from './nobody-yet/nobody-yet.text';
import { text as nothing } from './results/nothing-here.text';

const doctors = aCategory({ _id: 'doctors' });
const sub = (slug: string, categoryName: string, parent: Category = doctors) =>
  aCategory({ _id: slug, slug, categoryName, parent: parent._id });
const tree = [doctors, sub('dentist', 'Dentist'), sub('urologist', 'Urologist')];
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => aVendor({ _id: `v${n}`, vendorName: `Dr. Number ${n}` }));

type Handlers = Parameters<typeof fakeWire>[0];

function open(at = '/doctors', handlers: Handlers = {}, state?: unknown) {
  const wire = fakeWire({
    getAllCategories: () => tree,
    getVendorsByCategory: ({ query }) =>
      vendorsPage(people(10), { page: Number(query.page), total: 34 }),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    ...handlers,
  });
  const pattern = decodeURIComponent(at.split('?')[0] ?? '');
  return { wire, ...renderScreen(Screen, { at, pattern, wire, state }) };
}

const lastListing = ({ calls }: ReturnType<typeof open>['wire']) =>
  calls.filter(({ name }) => name === 'getVendorsByCategory').at(-1)?.request.query;

test('doctors start with the dentists, as documented', async () => {
  const { wire } = open();
  expect(await screen.findByRole('link', { name: 'Dr. Number 0' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Dentist in HSR Layout');
  expect(lastListing(wire)).toEqual({
    categoryId: 'doctors',
    spec: 'dentist',
    loc: 'hsr-layout',
    page: '1',
  });
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('BangaloreAllopathic DoctorsDentistsBest Dentist in HSR Layout');
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: '34 Dentists in HSR Layout and the rest of Bengaluru',
    }),
  ).toBeVisible();
  const results = screen.getByRole('region', { name: text.results });
  expect(within(results).getByRole('status')).toHaveTextContent('34 Dentists in HSR Layout');
  expect(document.title).toBe('Best Dentist in HSR Layout · Nukkad');
});

test('a speciality narrows on the server and stands in the address', async () => {
  const { wire, address } = open('/doctors?page=3');
  await userEvent.click(await screen.findByRole('link', { name: 'Urologist' }));
  expect(address()).toBe('/doctors?spec=urologist');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Urologist');
  expect(screen.getByRole('link', { name: 'Urologist' })).toHaveAttribute('aria-current', 'true');
  await screen.findByRole('heading', { name: /^34 / });
  expect(lastListing(wire)).toEqual({
    categoryId: 'doctors',
    spec: 'urologist',
    loc: 'hsr-layout',
    page: '1',
  });
});

test('who was listed for one speciality does not stand under another, a page stays', async () => {
  let isHeld = false;
  open('/doctors', {
    getVendorsByCategory: ({ query }) =>
      isHeld
        ? new Promise<VendorsAnswer>(() => {})
        : vendorsPage(people(10), { page: Number(query.page), total: 34 }),
  });
  const someone = () => screen.queryByRole('heading', { name: 'Dr. Number 1' });
  await screen.findByRole('heading', { name: 'Dr. Number 1' });
  isHeld = true;
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(someone()).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Urologist' }));
  expect(someone()).not.toBeInTheDocument();
});

test('All shows everyone', async () => {
  const { wire } = open('/doctors?spec=all');
  await screen.findByRole('heading', { name: /^34 / });
  expect(screen.getByRole('link', { name: text.all })).toHaveAttribute('aria-current', 'true');
  expect(lastListing(wire)).toEqual({ categoryId: 'doctors', loc: 'hsr-layout', page: '1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Doctors in HSR Layout');
});

test('pages come from the server and stand in the address', async () => {
  const { wire, address } = open('/doctors?spec=all');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/doctors?spec=all&page=2');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'),
  );
  expect(lastListing(wire)).toMatchObject({ page: '2' });
});

test('on the last page nothing leads further', async () => {
  open('/doctors?page=4');
  const next = await screen.findByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('a page past the end is told, and leads to the first', async () => {
  const { address } = open('/doctors?page=99', {
    getVendorsByCategory: () => problem(404, 'page-out-of-range') as never,
  });
  await userEvent.click(await screen.findByRole('link', { name: nothing.firstPage }));
  expect(address()).toBe('/doctors');
});

test('a card takes everything along that the details page paints at once', async () => {
  const { address, navigationState } = open('/doctors?spec=urologist&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Dr. Number 3' }));
  expect(address()).toBe('/doctor-detail?id=v3');
  expect(navigationState()).toMatchObject({
    name: 'Dr. Number 3',
    qual1: 'MDS, Orthodontics',
    from: '/doctors?spec=urologist&page=2',
    doctorListing: { _id: 'v3' },
  });
});

test('missing education, sub-category, rating and fee leave a whole card', async () => {
  const bare = aVendor({
    subCategory: null,
    title: '',
    doctorDetails: { education: [], experience: [], clinicName: '' },
    rating: null,
    fee: null,
    isVerified: false,
    isSample: false,
  });
  open('/doctors', { getVendorsByCategory: () => vendorsPage([bare]) });
  const card = (await screen.findByRole('link', { name: bare.vendorName })).closest('li');
  expect(card).toHaveTextContent('New');
  expect(card).not.toHaveTextContent('per visit');
  expect(card).not.toHaveTextContent('Verified');
  expect(card?.textContent?.match(/—/g)).toHaveLength(4);
  expect(
    screen.getByRole('heading', { name: '1 doctor in HSR Layout and the rest of Bengaluru' }),
  ).toBeVisible();
});

test('a failure can be retried', async () => {
  const { wire } = open('/doctors', {
    getVendorsByCategory: () => problem(400, 'bad-request') as never,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('The Dentists could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('test-request');
  wire.answer('getVendorsByCategory', () => vendorsPage(people(2)));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Dr. Number 1' })).toBeVisible();
});

test.each([
  [{ code: 'bad-request' }, 'Code bad-request'],
  [{ requestId: 'r1' }, 'Code unknown · Request r1'],
  [{}, ''],
])('of a failure %j it tells "%s"', async (body, told) => {
  const fetch = async () => new Response(JSON.stringify(body), { status: 400 });
  renderScreen(Screen, { at: '/doctors', wire: { ...fakeWire({}), fetch } });
  await screen.findByRole('alert');
  expect(screen.queryByText(/^Code/)?.textContent ?? '').toBe(told);
});

test('without categories there is an apology too, and Retry recovers', async () => {
  const { wire } = open('/doctors', {
    getAllCategories: () => problem(400, 'bad-request') as never,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getAllCategories', () => tree);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Dr. Number 0' })).toBeVisible();
});

test('nobody there: it says so and leads to everyone', async () => {
  const { address } = open('/doctors', { getVendorsByCategory: () => vendorsPage([]) });
  await userEvent.click(await screen.findByRole('link', { name: 'See all doctors' }));
  expect(address()).toBe('/doctors?spec=all');
});

test('whoever is missing from a listing can be waited for; a question is asked beside it', async () => {
  const { wire } = open('/doctors', {
    getVendorsByCategory: () => vendorsPage([], { place: aPlace() }),
    createListingAlert: () => ({ state: 'pending' }),
  });
  const form = within(
    await screen.findByRole('form', { name: next.alert('Dentists', 'Bengaluru') }),
  );
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'asha@people.example');
  await userEvent.click(form.getByRole('button', { name: next.tell }));
  expect(await screen.findByText(next.pending('asha@people.example'))).toBeVisible();
  expect(wire.calls.find(({ name }) => name === 'createListingAlert')?.request.body).toMatchObject({
    ...{ profession: 'doctor', spec: 'dentist', loc: 'hsr-layout' },
  });
  expect(screen.queryByRole('button', { name: next.ask })).toBeNull();
});

test('an unknown speciality is told', async () => {
  open('/doctors?spec=magician');
  expect(await screen.findByRole('heading', { name: nothing.unknownSpeciality })).toBeVisible();
});

test('a profession without a category is told', async () => {
  open('/teachers');
  expect(await screen.findByRole('heading', { name: nothing.absent('teachers') })).toBeVisible();
});

test('while it loads, it is said', () => {
  open();
  expect(screen.getByText('Loading doctors')).toBeInTheDocument();
});

test('the id that came along decides between equals, a wrong one does not', async () => {
  const twin = aCategory({ _id: 'twin', order: 9 });
  const handlers = { getAllCategories: () => [...tree, twin] };
  const first = open('/doctors?spec=all', handlers, { categoryId: 'twin' });
  await screen.findByRole('heading', { name: /^34 / });
  expect(lastListing(first.wire)?.categoryId).toBe('twin');
  first.unmount();
  const second = open('/doctors?spec=all', handlers, { categoryId: 'gone' });
  await screen.findByRole('heading', { name: /^34 / });
  expect(lastListing(second.wire)?.categoryId).toBe('doctors');
});

test('teachers start with English and follow the subject', async () => {
  const teachers = aCategory({ _id: 't', profession: 'teacher', slug: 'teacher' });
  open('/teachers', {
    getAllCategories: () => [teachers, sub('english', 'English', teachers)],
    getVendorsByCategory: () =>
      vendorsPage([
        aVendor({
          doctorDetails: null,
          specialization: [{ specializationName: 'Grammar' }],
          education: [{ qualification: 'MA, English' }],
          teacherDetails: {
            teachingLanguage: ['English', 'Kannada'],
            totalLesson: 1200,
            teachingExperience: '8 years',
          },
        }),
      ]),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Best English Teachers in HSR Layout',
  );
  for (const line of [
    'Grammar',
    'MA, English',
    'Teaches in English, Kannada',
    '8 years teaching · 1,200 lessons',
  ]) {
    expect(await screen.findByText(line)).toBeVisible();
  }
});

test('an address that is no listing is not found', () => {
  expect(open('/nothing').wasNotFound()).toBe(true);
});

test('the city of the address is the place of heading, breadcrumb, count and form', async () => {
  const pune = {
    name: 'Pune',
    slug: 'pune',
    city: 'Pune',
    citySlug: 'pune',
    kind: 'city',
  } as const;
  const there = aVendor({ locality: { ...aVendor().locality, city: 'Pune' } });
  open('/doctors?city=pune&spec=all', {
    getVendorsByCategory: () => vendorsPage([there], { total: 7, place: aPlace(pune) }),
  });
  // Before the answer arrived, too.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Doctors in Pune');
  expect(await screen.findByRole('heading', { level: 2, name: '7 doctors in Pune' })).toBeVisible();
  const [root] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'link',
  );
  expect(root).toHaveTextContent('Pune');
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Pune');
});
