import { Button } from '../button/button';
import type { Exhibit } from '../workshop/exhibit';
import { Card, stretchedLinkClass } from './card';

export const cardExhibit: Exhibit = {
  component: 'Card',
  specimens: [
    {
      state: 'Plain',
      Draw: () => (
        <Card>
          <h3>Clinic hours</h3>
          <p>Monday to Saturday, 10 AM to 7 PM</p>
        </Card>
      ),
    },
    {
      state: 'Answers as a whole',
      Draw: () => (
        <Card as="article">
          <h3>
            <a className={stretchedLinkClass} href="#card">
              Dr. Asha Rao
            </a>
          </h3>
          <p>Dentist, 12 years · HSR Layout · ₹1,200</p>
        </Card>
      ),
    },
    {
      state: 'With a button of its own',
      Draw: () => (
        <Card as="section">
          <h3>Home visit</h3>
          <p>Ravi Kumar, electrician, comes to you tomorrow at 9 AM.</p>
          <Button tone="ghost">Reschedule</Button>
        </Card>
      ),
    },
  ],
};
