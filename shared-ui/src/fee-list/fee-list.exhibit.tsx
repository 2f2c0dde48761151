import type { Exhibit } from '../workshop/exhibit';
import { FeeList } from './fee-list';

const headers = { name: 'Service', measure: 'Duration', price: 'Fee' };

const fees = [
  { key: 'visit', name: 'Consultation', measure: '15 min', price: '₹900' },
  {
    key: 'root',
    name: 'Root canal, per tooth, with an X-ray before',
    measure: '60 min',
    price: '₹6,500',
  },
  { key: 'braces', name: 'Braces, first fitting', measure: '90 min', price: '₹1,25,000' },
];

export const feeListExhibit: Exhibit = {
  component: 'Fee list',
  specimens: [
    { state: 'Three', Draw: () => <FeeList caption="Fees" headers={headers} fees={fees} /> },
    {
      state: 'One',
      Draw: () => <FeeList caption="Fees" headers={headers} fees={fees.slice(0, 1)} />,
    },
  ],
};
