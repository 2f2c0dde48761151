import { buttonClass } from '../button/button';
import type { Exhibit } from '../workshop/exhibit';
import { BeingBuilt } from './being-built';

const what = 'Here you will see every appointment you have made, past and upcoming.';

export const beingBuiltExhibit: Exhibit = {
  component: 'Being built',
  specimens: [
    {
      state: 'With a way on',
      Draw: () => (
        <BeingBuilt mark="Being built" heading="My appointments" what={what}>
          <a className={buttonClass()} href="#being-built">
            Find a doctor
          </a>
        </BeingBuilt>
      ),
    },
    {
      state: 'Without',
      Draw: () => <BeingBuilt mark="Being built" heading="My appointments" what={what} />,
    },
  ],
};
