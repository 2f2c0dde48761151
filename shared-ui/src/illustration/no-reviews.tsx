// Written by `npm run pictures` from pictures/empty/no-reviews.svg.
import { LineDrawing } from './line-drawing';

/** A speech bubble with a star. */
export function NoReviewsDrawing() {
  return (
    <LineDrawing
      tint="M80 36l6.2 12.6 13.9 2-10 9.8 2.3 13.9L80 67.7 67.6 74.3l2.3-13.9-10-9.8 13.9-2z"
      line="M42 22h76a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H78L60 106V90H42a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8zM80 36l6.2 12.6 13.9 2-10 9.8 2.3 13.9L80 67.7 67.6 74.3l2.3-13.9-10-9.8 13.9-2zM46 56h4M110 56h4M20 106h120"
    />
  );
}
