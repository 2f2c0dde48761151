// Written by `npm run pictures` from pictures/empty/error.svg.
import { LineDrawing } from './line-drawing';

/** A sign that hangs by one cord. */
export function ErrorDrawing() {
  return (
    <LineDrawing
      tint="M45 46l72 16-8 36-72-16z"
      line="M45 46l72 16-8 36-72-16zM77 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM78 20.5L51 47.3M82 20.5c3 8 12 8 14 15M110 60.5c0-6 5-6 4-13M80 59l-3.600 16M73.4 82a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM20 106h120M32 29l3.75 5l-3.75 5l-3.75 -5zM130 29l3.75 5l-3.75 5l-3.75 -5z"
    />
  );
}
