// Written by `npm run pictures` from pictures/empty/no-favourites.svg.
import { LineDrawing } from './line-drawing';

/** A heart among small ornaments. */
export function NoFavouritesDrawing() {
  return (
    <LineDrawing
      tint="M80 90C61 77 50 66 50 53a15 15 0 0 1 30-4.5a15 15 0 0 1 30 4.5c0 13-11 24-30 37z"
      line="M80 90C61 77 50 66 50 53a15 15 0 0 1 30-4.5a15 15 0 0 1 30 4.5c0 13-11 24-30 37zM58 53a8 8 0 0 1 7-8M34 41l5.25 7l-5.25 7l-5.25 -7zM126 41l5.25 7l-5.25 7l-5.25 -7zM40 74l3 4l-3 4l-3 -4zM120 74l3 4l-3 4l-3 -4zM80 22v8M63 26l3.5 6.5M97 26l-3.5 6.5M20 106h36M66 106h28M104 106h36"
    />
  );
}
