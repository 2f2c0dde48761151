import type { Exhibit } from '../workshop/exhibit';
import { RatingLine } from './rating-line';

export const ratingLineExhibit: Exhibit = {
  component: 'Rating line',
  specimens: [
    { state: 'Rated', Draw: () => <RatingLine rating={{ average: '4.5', count: '300' }} /> },
    {
      state: 'Rated often',
      Draw: () => <RatingLine rating={{ average: '5.0', count: '1,25,000' }} />,
    },
    { state: 'Not rated yet', Draw: () => <RatingLine rating={null} /> },
  ],
};
