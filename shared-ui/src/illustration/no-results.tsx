// Written by `npm run pictures` from pictures/empty/no-results.svg.
import { LineDrawing } from './line-drawing';

/** An empty notice board and a magnifying glass. */
export function NoResultsDrawing() {
  return (
    <LineDrawing
      tint="M44 34h20a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-20a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM78 68a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z"
      line="M30 30a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v14M79 86H36a6 6 0 0 1-6-6V30M46 86v20M94 95v11M44 34h20a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-20a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM42 60h26M42 68h20M76 36h22M78 68a22 22 0 1 0 44 0a22 22 0 1 0 -44 0zM116 84l16 16M93 63c1-4 4-6 8-6M20 106h120"
    />
  );
}
