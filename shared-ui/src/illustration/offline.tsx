// Written by `npm run pictures` from pictures/empty/offline.svg.
import { LineDrawing } from './line-drawing';

/** A cloud and an unplugged cable. */
export function OfflineDrawing() {
  return (
    <LineDrawing
      tint="M56 64a18 18 0 0 1-2-35.8A25 25 0 0 1 101 24a20 20 0 0 1 5 40z"
      line="M56 64a18 18 0 0 1-2-35.8A25 25 0 0 1 101 24a20 20 0 0 1 5 40zM71 37l18 18M89 37L71 55M20 106h30c10 0 14-5 14-12M58 94V84h14v10zM61.5 84v-7M68.5 84v-7M140 106h-30c-10 0-14-5-14-12M89 94V80h14v14z"
    />
  );
}
