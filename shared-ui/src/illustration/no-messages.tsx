// Written by `npm run pictures` from pictures/empty/no-messages.svg.
import { LineDrawing } from './line-drawing';

/** Two speech bubbles. */
export function NoMessagesDrawing() {
  return (
    <LineDrawing
      tint="M70 46h52a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-4v13L104 90H70a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8z"
      line="M98 46V30a8 8 0 0 0-8-8H38a8 8 0 0 0-8 8v28a8 8 0 0 0 8 8h4v12l12-12h8M44 36h38M44 48h10M70 46h52a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-4v13L104 90H70a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8zM80.8 68a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM94.8 68a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM108.8 68a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM20 106h120"
    />
  );
}
