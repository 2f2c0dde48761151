import { Card } from '../card/card';
import type { Exhibit } from '../workshop/exhibit';
import { Carousel, type Slide } from './carousel';

const slidesOf = (...labels: string[]): Slide[] =>
  labels.map((label) => ({ key: label, label, content: <Card>{label}</Card> }));

const offers = slidesOf('Doctors near you', 'Learn at home', 'Help with taxes', 'Legal advice');
const trades = slidesOf(
  ...['Plumber', 'Electrician', 'Carpenter', 'Painter', 'Mason', 'Welder', 'Driver', 'Cook'],
);

export const carouselExhibit: Exhibit = {
  component: 'Carousel',
  specimens: [
    { state: 'One at a time', Draw: () => <Carousel label="Offers" slides={offers} /> },
    {
      // Longer than the workshop is open, so that screenshots are stable.
      state: 'Turning by itself',
      Draw: () => <Carousel label="Offers" slides={offers} autoplayMs={3_600_000} />,
    },
    {
      state: 'Several at a time, counted',
      Draw: () => <Carousel label="Trades" slides={trades} perView={{ tablet: 2 }} />,
    },
    {
      state: 'Nothing to turn',
      Draw: () => <Carousel label="Offers" slides={offers.slice(0, 1)} />,
    },
  ],
};
