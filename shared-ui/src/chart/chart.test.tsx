import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApexOptions } from 'apexcharts';
import { LineChart } from './line-chart';
import { ShareChart } from './share-chart';

/** Arguments passed to ApexCharts, which draws nothing without a layout. */
const mockDrawn: { options: ApexOptions; series: unknown }[] = [];
let mockFailures = 0;

jest.mock('./drawing', () => {
  if (mockFailures > 0) {
    mockFailures -= 1;
    throw new Error('Loading chunk drawing failed');
  }
  return {
    Drawing: (props: (typeof mockDrawn)[number]) => {
      mockDrawn.push(props);
      return <p>Drawing</p>;
    },
  };
});

beforeEach(() => {
  jest.resetModules();
  mockDrawn.length = 0;
  mockFailures = 0;
});

const lines = {
  label: 'Requests',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [
    { name: 'Accepted', values: [12, 125000, 25] },
    { name: 'Rejected', values: [2, 4] },
  ],
  yMax: 100,
  yStep: 20,
  format: (value: number) => (value === 125_000 ? '1,25,000' : String(value)),
};

const shares = [
  { name: 'Accepted', value: 62, unit: '%' },
  { name: 'Rejected', value: 38, unit: '%' },
];

const drawing = () => screen.findByText('Drawing');
const last = () => mockDrawn.at(-1)!;

/** Simulates ApexCharts' finished lines: three categories, 100 px apart. */
const stand = () => {
  const globals = {
    seriesXvalues: [
      [0, 100, 200],
      [0, 100],
    ],
    translateX: 20,
    translateY: 10,
    gridHeight: 300,
  };
  act(() => last().options.chart?.events?.mounted?.({ w: { globals } }));
};

test('lines are drawn as specified, and nothing in them writes HTML as text', async () => {
  render(<LineChart {...lines} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading chart: Requests');
  await drawing();
  const { options, series } = last();
  expect(series).toEqual([
    { name: 'Accepted', data: [12, 125000, 25] },
    { name: 'Rejected', data: [2, 4] },
  ]);
  expect(options.stroke).toMatchObject({ width: 3, curve: 'smooth', dashArray: [0, 9] });
  expect(options.yaxis).toMatchObject({ min: 0, max: 100, tickAmount: 5 });
  expect(options.xaxis).toMatchObject({ categories: ['Jan', 'Feb', 'Mar'] });
  expect(options.chart?.animations).toMatchObject({ enabled: true, speed: 750 });
  expect([options.tooltip, options.legend, options.chart?.toolbar]).toMatchObject([
    { enabled: false },
    { show: false },
    { show: false },
  ]);
});

test('the numbers are there as a table, first heard, then also seen', async () => {
  render(<LineChart {...lines} />);
  const table = screen.getByRole('table', { name: 'Requests' });
  const row = within(table).getByRole('row', { name: /Feb/ });
  expect(row).toHaveTextContent('Feb1,25,0004');
  expect(within(table).getByRole('row', { name: /Mar/ })).toHaveTextContent('Mar25–');
  expect(table.closest('.nk-visually-hidden')).not.toBeNull();
  await drawing();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Requests' }).closest('.nk-visually-hidden')).toBeNull();
  expect(screen.queryByText('Drawing')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  await drawing();
});

test('what has no value is not drawn, and no number in the table', async () => {
  const series = [{ name: 'Accepted', values: [12, 0, null] }];
  render(<LineChart {...lines} series={series} />);
  await drawing();
  expect(last().series).toEqual([{ name: 'Accepted', data: [12, 0, null] }]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Jan12', 'Feb0', 'Mar–']);
});

test('the values where the pointer is are told by name', async () => {
  const { container } = render(<LineChart {...lines} />);
  await drawing();
  stand();
  const plot = container.querySelector('.plot')!;
  const point = (clientX: number) => userEvent.pointer({ target: plot, coords: { clientX } });
  await point(130);
  expect(container.querySelector('.tip')).toHaveTextContent('FebAccepted1,25,000Rejected4');
  await point(300);
  expect(container.querySelector('.tip')).toHaveTextContent('MarAccepted25Rejected–');
  await userEvent.unhover(plot);
  expect(container.querySelector('.tip')).toBeNull();
});

test('a parent that draws again does not draw the lines again', async () => {
  const { rerender } = render(<LineChart {...lines} />);
  await drawing();
  const { options } = last();
  rerender(<LineChart {...lines} categories={[...lines.categories]} series={[...lines.series]} />);
  expect(last().options).toBe(options);
  rerender(<LineChart {...lines} categories={['Apr', 'May', 'Jun']} />);
  expect(last().options).not.toBe(options);
});

test('a chart that does not come apologises, shows its numbers, and comes with Retry', async () => {
  mockFailures = 1;
  render(<LineChart {...lines} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded');
  expect(screen.getByRole('table', { name: 'Requests' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await drawing();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shares are a ring that closes in 750 ms, with the values beside it', async () => {
  render(<ShareChart label="Answers" shares={shares} format={String} />);
  await drawing();
  const { options, series } = last();
  expect(series).toEqual([62, 38]);
  expect(options).toMatchObject({
    labels: ['Accepted', 'Rejected'],
    chart: { type: 'donut', animations: { enabled: true, speed: 750 } },
    tooltip: { enabled: false },
    legend: { show: false },
  });
  expect(screen.getByRole('row', { name: /Rejected/ })).toHaveTextContent('Rejected38%');
});

test('where less motion is asked nothing moves', async () => {
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  render(<ShareChart label="Answers" shares={shares} format={String} />);
  await drawing();
  expect(last().options.chart?.animations?.enabled).toBe(false);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test.each([
  ['lines', <LineChart key="lines" {...lines} series={[]} />],
  ['shares', <ShareChart key="shares" label="Answers" shares={[]} format={String} />],
])('without data %s say so, fetch nothing and offer no table', async (_name, chart) => {
  render(chart);
  expect(screen.getByText('No data available.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => {});
  expect(mockDrawn).toEqual([]);
});
