import type { Exhibit } from '../workshop/exhibit';
import { Quote } from './quote';

const said = (
  <>
    <p>Answer of Dr. Asha Rao</p>
    <p>{'Thank you for your words.\nWe have passed them on.'}</p>
  </>
);

export const quoteExhibit: Exhibit = {
  component: 'Quote',
  specimens: [
    { state: 'Answer', Draw: () => <Quote>{said}</Quote> },
    { state: 'Small', Draw: () => <Quote isSmall>{said}</Quote> },
  ],
};
