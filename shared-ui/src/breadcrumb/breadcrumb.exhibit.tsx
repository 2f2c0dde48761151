import type { Exhibit } from '../workshop/exhibit';
import { Breadcrumb } from './breadcrumb';

const home = { label: 'Home', link: <a href="#breadcrumb">Home</a> };
const doctors = { label: 'Doctors', link: <a href="#breadcrumb">Doctors</a> };

export const breadcrumbExhibit: Exhibit = {
  component: 'Breadcrumb',
  specimens: [
    { state: 'Two steps', Draw: () => <Breadcrumb trail={[home, { label: 'Doctors' }]} /> },
    {
      state: 'Four steps',
      Draw: () => (
        <Breadcrumb
          trail={[
            home,
            doctors,
            { label: 'Dentists', link: <a href="#breadcrumb">Dentists</a> },
            { label: 'Dr. Asha Rao' },
          ]}
        />
      ),
    },
    {
      state: 'Long end',
      Draw: () => (
        <Breadcrumb
          trail={[home, doctors, { label: 'Dr. Venkataraghavan Subramanian Iyer, Indiranagar' }]}
        />
      ),
    },
  ],
};
