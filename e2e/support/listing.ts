import type { VendorsAnswer } from '@nukkad/platform/contract';
import type { AheadState } from '@nukkad/platform/host';
import type { Frame, Page, Request, Response } from '@playwright/test';
import { expectHydrated } from './hydrated';
import { expect } from './test';

/** The eight documented listings, without government offices. */
export const listings: Listing[] = [
  {
    profession: 'doctor',
    address: '/doctors',
    heading: 'Best Dentist in HSR Layout',
    chips: [
      ...['Dentist', 'Pediatrician', 'Cardiologist', 'Psychiatrist', 'Dermatologist'],
      ...['Endocrinologist', 'Gynecologist', 'Neurologist', 'Orthopedic', 'Ophthalmologist'],
      ...['Oncologist', 'Urologist', 'Rheumatologist', 'Gastroenterologist', 'Hematologist'],
      'chiropractor',
    ],
    actions: ['Call', 'appointment', 'Chat'],
    filters: ['Available Now', 'Top Rated', 'Popular', 'Gender', 'Price', 'Quick Response'],
  },
  {
    profession: 'teacher',
    address: '/teachers',
    heading: 'Best English Teachers in HSR Layout',
    actions: ['Call', 'Book Trial Lesson', 'Chat'],
    filters: ['Level', 'Gender', 'Price', 'Experience', 'Languages Known'],
  },
  {
    profession: 'ca',
    address: "/ca's",
    heading: 'Best Chartered Accountants in HSR Layout',
    chips: [
      ...['Income Tax', 'Service Tax', 'Property Tax', 'Capital Gains Tax', 'Corporate Tax'],
      ...['Professional Tax', 'GST', 'VAT', 'Audit'],
    ],
    actions: ['Call', 'Book a Consultation', 'Chat'],
    filters: ['Price', 'Experience', 'Ratings', 'Distance', 'Liked'],
  },
  {
    profession: 'labour',
    address: '/labours',
    heading: 'Best Labours in HSR Layout',
    chips: [
      ...['Maid', 'Electrician', 'Plumber', 'Carpenter', 'Gardner', 'Nursing Care', 'Mason'],
      ...['Pest Control', 'Driver', 'AC Repair'],
    ],
    actions: ['Call', 'Hire Now', 'Chat'],
    filters: ['Gender', 'Price', 'Distance', 'Quick Response'],
  },
  {
    profession: 'engineer',
    address: '/engineers',
    heading: 'Best Engineers in HSR Layout',
    chips: [
      ...['Websites IT & Software', 'Mobile', 'Writing', 'Design', 'Data Entry'],
      ...['Sales & Marketing', 'Product Sourcing & Manufacturing', 'Civil'],
    ],
    actions: ['Call', 'Hire Now', 'Chat'],
    filters: ['Top Rated', 'Popular', 'Price', 'Experience', 'Liked'],
  },
  {
    profession: 'advocate',
    address: '/advocates',
    heading: 'Best Advocates in HSR Layout',
    chips: [
      ...['Family Law', 'Criminal Law', 'Property Law', 'Civil Law', 'Business Law', 'Taxation'],
      ...['Labour', 'Intellectual Property', 'Constitutional Law'],
    ],
    actions: ['Call', 'Book a Consultation', 'Chat'],
    filters: ['Experience', 'State', 'City', 'Court', 'Languages Known'],
  },
  {
    profession: 'officer',
    address: '/officers',
    heading: 'Raise a Complaint',
    chips: [
      ...['Service-related', 'Contractual and Financial', 'Data and Security-related'],
      ...['Behavioral and Ethical', 'Product-related', 'Healthcare Related'],
    ],
    actions: ['View Complaints', 'Write a Complaint'],
    filters: ['Ratings', 'Experience', 'Liked'],
  },
];

export interface Listing {
  profession: string;
  address: string;
  heading: string;
  /** As documented; undefined: taken from the directory. */
  chips?: string[];
  /** Action labels of a card. */
  actions: string[];
  /** Some of the documented labels of the filter bar. */
  filters: string[];
}

export const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** The names on the cards. */
export const names = (page: Page) =>
  results(page).getByRole('listitem').getByRole('heading', { level: 3 });

/** The card at `index`. */
export const card = (page: Page, index = 0) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(index);

export const filterBar = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Filters', exact: true });

export const pageLinks = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/**
 * Waits for a page of the list. The previous page stays, marked busy, until the response arrives: a
 * press during the exchange opens nothing.
 */
export async function expectListPage(page: Page, number: number): Promise<void> {
  const current = pageLinks(page).getByRole('link', { name: `Page ${number}`, exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(names(page).first()).toBeVisible();
  await expect(results(page).getByRole('list').first()).not.toHaveAttribute('aria-busy', 'true');
}

/** The list that a page shows after loading: it comes with a page rendered ahead, or is asked for. */
export async function answerOf(page: Page, address: string): Promise<VendorsAnswer> {
  const asked = new Set<Request>();
  const begin = (frame: Frame) => {
    if (frame === page.mainFrame()) page.on('request', note);
  };
  const note = (request: Request) => asked.add(request);
  page.once('framenavigated', begin);
  const answer = page.waitForResponse(isAnswerTo(asked), { timeout: 0 });
  // It never comes for a page that has the list.
  answer.catch(() => {});
  const document = await page.goto(address);
  const list = listIn((await document?.text()) ?? '');
  if (list) return list;
  return (await answer).json();
}

/** The list in a page rendered ahead; undefined in a page as released. */
function listIn(html: string): VendorsAnswer | undefined {
  const [, json] = /<script[^>]* id="nukkad-ahead">(.*?)<\/script>/s.exec(html) ?? [];
  if (!json) return undefined;
  const { answers }: AheadState = JSON.parse(json);
  return answers.map(([, answer]) => answer).find(isListAnswer);
}

/**
 * The response to an action on a listing or a search; ignores earlier requests. Before hydration a
 * link brings a document, which has the answer.
 */
export async function answerTo(page: Page, action: () => Promise<unknown>): Promise<VendorsAnswer> {
  await expectHydrated(page);
  const asked = new Set<Request>();
  const note = (request: Request) => asked.add(request);
  page.on('request', note);
  const [answer] = await Promise.all([page.waitForResponse(isAnswerTo(asked)), action()]);
  page.off('request', note);
  return answer.json();
}

/** Names in a response, in order. */
export const namesOf = ({ vendors }: VendorsAnswer) => vendors.map(({ vendorName }) => vendorName);

/** Counts list requests from now on. */
export function countLists(page: Page): { asked: string[] } {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isList(request.url())) asked.push(request.url());
  });
  return { asked };
}

const isListAnswer = (answer: unknown): answer is VendorsAnswer =>
  answer instanceof Object && 'vendors' in answer && 'totalPages' in answer;

const isAnswerTo = (asked: ReadonlySet<Request>) => (response: Response) =>
  asked.has(response.request()) && isList(response.url()) && response.ok();

const isList = (url: string) => /\/getVendorsByCategory\?|\/api\/search\?/.test(url);
