import { favourites } from '@nukkad/platform';
import {
  aCategory,
  aFaq,
  aVendor,
  fakeWire,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './listing.screen';

const slots = ['2026-11-21T12:00:00Z', '2026-11-21T12:30:00Z', '2026-11-22T04:30:00Z'];

function open(profession: string, at: string, values: Parameters<typeof aVendor>[0] = {}) {
  const wire = fakeWire({
    getAllCategories: () => [
      aCategory({ _id: 'c', profession }),
      aCategory({ _id: 'e', slug: 'english', categoryName: 'English', parent: 'c' }),
      aCategory({ _id: 'h', slug: 'hindi', categoryName: 'Hindi', parent: 'c' }),
    ],
    getVendorsByCategory: () =>
      vendorsPage([aVendor({ _id: 'v1', vendorName: 'Asha Rao', profession, ...values })]),
    getFaq: () => [aFaq()],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    revealContact: () => ({ phone: '+91 90000 12345' }),
  });
  return { wire, ...renderScreen(Screen, { at, pattern: at.split('?')[0], wire }) };
}

beforeEach(() => {
  for (const id of favourites.get()) favourites.toggle(id);
});

const card = async () => {
  const name = await screen.findByRole('link', { name: 'Asha Rao' });
  return within(name.closest('li') as HTMLElement);
};

test.each([
  ['doctor', '/doctors', 'appointment', '/doctor-detail?id=v1#book'],
  ['teacher', '/teachers', 'Book Trial Lesson', '/teacher-detail?id=v1#book'],
  ['ca', "/ca's", 'Book a Consultation', '/ca-detail?id=v1#book'],
  ['advocate', '/advocates', 'Book a Consultation', '/advocate-detail?id=v1#book'],
  ['labour', '/labours', 'Hire Now', '/labour-detail?id=v1#book'],
  ['engineer', '/engineers', 'Hire Now', '/engineer-detail?id=v1#book'],
])('a card of a %s at %s books with "%s"', async (profession, at, label, to) => {
  open(profession, at);
  const book = (await card()).getByRole('link', { name: `${label}: Asha Rao` });
  expect(book).toHaveTextContent(label);
  expect(book).toHaveAttribute('href', to);
});

test('Call shows the number, Chat opens the thread, the heart likes', async () => {
  const { wire } = open('doctor', '/doctors');
  const one = await card();
  await userEvent.click(one.getByRole('button', { name: /^Call Asha Rao/ }));
  expect(await one.findByRole('link', { name: /90000 12345/ })).toHaveAttribute(
    'href',
    'tel:+919000012345',
  );
  const reveal = wire.calls.find(({ name }) => name === 'revealContact');
  expect(reveal?.request.params).toEqual({ id: 'v1' });
  expect(one.getByRole('link', { name: 'Chat with Asha Rao' })).toHaveAttribute(
    'href',
    '/messages?to=v1',
  );
  const heart = one.getByRole('button', { name: 'Add Asha Rao to favourites' });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(favourites.get()).toContain('v1');
});

test('the next free times can be booked from the card', async () => {
  open('doctor', '/doctors', { nextSlots: slots, km: 2.34 });
  const one = await card();
  const times = within(one.getByRole('list', { name: 'Next free times' }));
  const links = times.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]).toHaveTextContent(/5:30 PM$/);
  expect(links[1]).toHaveTextContent(/^6:00 PM$/);
  expect(links[0]).toHaveAttribute('href', '/book?id=v1&at=2026-11-21T12%3A00%3A00Z');
  expect(links[1]).toHaveAccessibleName(/6:00 PM, book Asha Rao$/);
  expect(one.getByText('HSR Layout, Bengaluru · 2.3 km away')).toBeVisible();
});

test('officers are complained about, not booked', async () => {
  open('officer', '/officers', { nextSlots: slots });
  const one = await card();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Raise a Complaint');
  expect(screen.getByRole('link', { name: 'Write a Complaint' })).toHaveAttribute(
    'href',
    '/complaints',
  );
  expect(one.getByRole('link', { name: /^View Complaints/ })).toHaveAttribute(
    'href',
    '/officer-detail?id=v1&tab=complaints',
  );
  expect(one.getByRole('link', { name: /^Write a Complaint/ })).toHaveAttribute(
    'href',
    '/complaints?officer=v1&kind=dentist',
  );
  expect(one.queryByRole('list', { name: 'Next free times' })).toBeNull();
});

test('a complaint about an officer of one kind has that kind chosen', async () => {
  open('officer', '/officers', { subCategory: { _id: 's', categoryName: 'Service-related' } });
  const one = await card();
  expect(one.getByRole('link', { name: /^Write a Complaint/ })).toHaveAttribute(
    'href',
    '/complaints?officer=v1&kind=service-related',
  );
});

test('the banner of the teachers follows the subject', async () => {
  open('teacher', '/teachers');
  expect(await screen.findByText('Your first English lesson is a trial')).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Hindi' }));
  expect(await screen.findByText('Your first Hindi lesson is a trial')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Hindi Teachers');
});

test('a listing tells machines who is in it, where it hangs and what is asked', async () => {
  open('teacher', '/teachers?sort=rating');
  await card();
  const types = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) =>
        (JSON.parse(textContent ?? '') as { '@type': string }[]).map((thing) => thing['@type']),
    );
  await waitFor(() => expect(types().sort()).toEqual(['BreadcrumbList', 'FAQPage', 'ItemList']));
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/teachers?spec=english',
  );
});
