// Written by `npm run pictures` from pictures/empty/no-appointments.svg.
import { LineDrawing } from './line-drawing';

/** A calendar page with one day marked. */
export function NoAppointmentsDrawing() {
  return (
    <LineDrawing
      tint="M36 36a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v14H36zM95 79a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z"
      line="M42 30h76a6 6 0 0 1 6 6v56a6 6 0 0 1 -6 6h-76a6 6 0 0 1 -6 -6v-56a6 6 0 0 1 6 -6zM36 50h88M56 22v14M80 22v14M104 22v14M56 64a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM71 64a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM87 64a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM102 64a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM56 79a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM71 79a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM87 79a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM95 79a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM100 79l2.5 2.5 4-5M48 98v8M112 98v8M20 106h120"
    />
  );
}
