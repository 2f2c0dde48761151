import type { Exhibit } from '../workshop/exhibit';
import { Container } from './container';

export const containerExhibit: Exhibit = {
  component: 'Container',
  specimens: [
    {
      state: 'As wide as there is room',
      Draw: () => (
        <Container>
          <h3>Doctors in HSR Layout</h3>
          <p>
            48 doctors take appointments this week. Fees are theirs, and stand on every profile
            before you book.
          </p>
        </Container>
      ),
    },
  ],
};
