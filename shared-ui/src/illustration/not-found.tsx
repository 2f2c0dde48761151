// Written by `npm run pictures` from pictures/empty/not-found.svg.
import { LineDrawing } from './line-drawing';

/** A signpost whose arms point nowhere. */
export function NotFoundDrawing() {
  return (
    <LineDrawing
      tint="M48 28h54l12 10-12 10H48zM112 56H60L48 65l12 9h52z"
      line="M80 18v10M80 48v8M80 74v22M48 28h54l12 10-12 10H48zM112 56H60L48 65l12 9h52zM60 38h26M72 65h28M64 106c2-7 8-10 16-10s14 3 16 10M20 106h120M77 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM30 55l3.75 5l-3.75 5l-3.75 -5zM132 75l3.75 5l-3.75 5l-3.75 -5z"
    />
  );
}
