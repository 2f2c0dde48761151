import {
  aClient,
  aClientDetails,
  aPerformance,
  aPracticeBooking,
  fakeWire,
  practiceStats,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { GenderChart } from './gender-chart.container';
import { NextVisit } from './next-visit.container';
import { PerformanceChart } from './performance-chart.container';
import { type Stat, StatCards } from './stat-cards.container';
import { text } from './stats.text';

/** Options passed to ApexCharts, which renders nothing in jsdom, where elements have no size. */
const mockDrawn: { options: Record<string, object>; height: number }[] = [];
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: (props: (typeof mockDrawn)[number]) => {
    mockDrawn.push(props);
    return null;
  },
}));

beforeEach(() => {
  mockDrawn.length = 0;
});

const cards: Stat[] = [
  { label: 'Patients', select: ({ clients }) => clients, note: 'November 2026' },
  { label: 'Appointments', select: ({ bookings }) => bookings, span: 'quarter' },
  { label: 'Coming', select: ({ comingWeek }) => comingWeek },
  { label: 'Overall Ratings', select: ({ rating }) => rating },
];

const items = async () => {
  await screen.findByText('Patients');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('cards tell the numbers, how they moved and of what', async () => {
  const wire = fakeWire({ getPracticeStats: () => practiceStats() });
  const { container } = renderScreen(() => <StatCards cards={cards} />, { wire });
  expect(await items()).toEqual([
    'Patients120↑ 20\u00a0% more than last monthNovember 2026',
    'Appointments64↓ 20\u00a0% less than in the three months before',
    'Coming12',
    'Overall Ratings4.5300 ratings',
  ]);
  await expect(container).toBeAccessible();
});

test('who has no rating is new', async () => {
  const wire = fakeWire({ getPracticeStats: () => practiceStats({ rating: null }) });
  renderScreen(() => <StatCards cards={cards} />, { wire });
  expect((await items()).at(-1)).toBe(`Overall Ratings${text.newcomer}`);
});

test('numbers that do not come say so and come with Retry', async () => {
  const wire = fakeWire({ getPracticeStats: () => problem(403, 'forbidden') });
  renderScreen(() => <StatCards cards={cards} />, { wire });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getPracticeStats', () => practiceStats());
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await items()).toHaveLength(cards.length);
});

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('men, women and children are shares of a hundred', async () => {
  const wire = fakeWire({ getPracticeStats: () => practiceStats() });
  renderScreen(GenderChart, { wire });
  expect(rowsOf(await screen.findByRole('table', { name: text.people })).slice(1)).toEqual([
    ['Male', '45%'],
    ['Female', '30%'],
    ['Child', '25%'],
  ]);
  await waitFor(() => expect(mockDrawn).not.toHaveLength(0));
  expect(mockDrawn.at(-1)?.options.chart).toMatchObject({ animations: { speed: 750 } });
});

test('of nobody there is no ring', async () => {
  const people = { male: 0, female: 0, child: 0 };
  const wire = fakeWire({ getPracticeStats: () => practiceStats({ people }) });
  renderScreen(GenderChart, { wire });
  expect(await screen.findByText('No data available.')).toBeVisible();
});

test('a year is told month by month, and weeks when they are asked for', async () => {
  const weeks = aPerformance({ span: 'weeks', from: ['2026-11-16'], hours: [7], students: [3] });
  const wire = fakeWire({
    getPerformance: ({ query }) => (query.span === 'weeks' ? weeks : aPerformance()),
  });
  renderScreen(PerformanceChart, { wire });
  const table = () => screen.findByRole('table', { name: text.performance });
  expect(rowsOf(await table())).toEqual([
    ['Category', 'Tutoring Hours', 'Number of Students', 'Number of Classes'],
    ['Jan', '120', '10', '2'],
    ['Feb', '180', '12', '3'],
    ['Mar', '240', '14', '4'],
  ]);
  await waitFor(() => expect(mockDrawn).not.toHaveLength(0));
  expect(mockDrawn.at(-1)).toMatchObject({
    height: 352,
    options: { stroke: { width: 3, curve: 'smooth' }, yaxis: { max: 500, tickAmount: 5 } },
  });
  expect(screen.getByRole('radio', { name: text.spans.month })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: text.spans.weeks }));
  expect(await screen.findByText('16 Nov')).toBeInTheDocument();
});

test('the months to come have nothing to draw', async () => {
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  const year = new Date().getFullYear() + 1;
  const from = [`${year - 2}-12-01`, ...months.map((month) => `${year}-${month}-01`)];
  const zeros = from.map(() => 0);
  const performance = aPerformance({ from, hours: zeros, students: zeros, classes: zeros });
  renderScreen(PerformanceChart, { wire: fakeWire({ getPerformance: () => performance }) });
  const [, past, ...toCome] = rowsOf(await screen.findByRole('table', { name: text.performance }));
  expect(past).toEqual(['Dec', '0', '0', '0']);
  expect(toCome.map((row) => row.slice(1).join(''))).toEqual(months.map(() => '–––'));
});

test('where nothing was ever held there is no data', async () => {
  const nothing = aPerformance({ from: [], hours: [], students: [], classes: [] });
  renderScreen(PerformanceChart, { wire: fakeWire({ getPerformance: () => nothing }) });
  expect(await screen.findByText('No data available.')).toBeVisible();
});

const factsOf = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('the next visit is told with what was noted of the patient', async () => {
  const asked = aPracticeBooking({ _id: 'b0', status: 'requested', name: 'Ravi Kumar' });
  const bookings = [asked, aPracticeBooking()];
  const wire = fakeWire({
    getPracticeBookings: () => ({ bookings, page: 1, limit: 25, total: 2, totalPages: 1 }),
    getClient: () => aClientDetails({ note: 'Afraid of drills' }),
  });
  const { container } = renderScreen(NextVisit, { wire });
  expect(await screen.findByText('8 Mar 1994')).toBeVisible();
  expect(factsOf()).toEqual({
    [text.reason]: 'Cleaning',
    [text.next]: 'Mon 7 Jan 2030, 5:30 PM',
    [text.born]: '8 Mar 1994',
    [text.lastVisit]: '20 Oct 2026',
    [text.sex]: 'Female',
    [text.height]: '162 cm',
    [text.weight]: '58 kg',
    [text.registered]: '1 Oct 2026',
    [text.history]: 'Afraid of drills',
  });
  expect(wire.calls.at(-1)?.request.params).toEqual({ clientId: aClient()._id });
  await expect(container).toBeAccessible();
});

test('where nobody is expected it says so', async () => {
  const none = { bookings: [], page: 1, limit: 25, total: 0, totalPages: 1 };
  renderScreen(NextVisit, { wire: fakeWire({ getPracticeBookings: () => none }) });
  expect(await screen.findByText(text.nobody)).toBeVisible();
});
