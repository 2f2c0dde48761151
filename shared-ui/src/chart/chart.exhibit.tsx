import type { Exhibit } from '../workshop/exhibit';
import { LineChart } from './line-chart';
import { ShareChart } from './share-chart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const lines = [
  { name: 'Accepted', values: [12, 18, 25, 31, 40, 38, 52, 61, 58, 70, 76, 82] },
  { name: 'Pending', values: [8, 6, 12, 9, 15, 18, 14, 20, 17, 22, 19, 25] },
  { name: 'Rejected', values: [2, 4, 3, 6, 5, 9, 7, 8, 10, 9, 12, 11] },
];

const shares = [
  { name: 'Accepted', value: 62, unit: '%' },
  { name: 'Pending', value: 27, unit: '%' },
  { name: 'Rejected', value: 11, unit: '%' },
];

const week = [
  { name: 'Monday', value: 24, unit: 'bookings' },
  { name: 'Saturday', value: 21, unit: 'bookings' },
  { name: 'Friday', value: 17, unit: 'bookings' },
  { name: 'Wednesday', value: 12, unit: 'bookings' },
  { name: 'Tuesday', value: 9, unit: 'bookings' },
  { name: 'Thursday', value: 5, unit: 'bookings' },
];

const scale = { yMax: 100, yStep: 20, format: String };

export const chartExhibit: Exhibit = {
  component: 'Chart',
  specimens: [
    {
      state: 'Three lines',
      Draw: () => <LineChart label="Requests" categories={months} series={lines} {...scale} />,
    },
    {
      state: 'Shares',
      Draw: () => <ShareChart label="Requests by answer" shares={shares} format={String} />,
    },
    {
      state: 'Six shares',
      Draw: () => <ShareChart label="Bookings by day" shares={week} format={String} />,
    },
    {
      state: 'Nothing to draw',
      Draw: () => <LineChart label="Requests" categories={[]} series={[]} {...scale} />,
    },
  ],
};
