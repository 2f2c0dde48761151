// Written by `npm run pictures` from pictures/empty/being-built.svg.
import { LineDrawing } from './line-drawing';

/** A barrier across the street and a cone. */
export function BeingBuiltDrawing() {
  return (
    <LineDrawing
      tint="M42 44h13l-13 20h-8a4 4 0 0 1-4-4v-1zM68 44h13L68 64H55zM94 44h8a4 4 0 0 1 4 4v2L94 64H81zM119.5 74h13l5 18h-23z"
      line="M34 44h68a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-68a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4zM55 44L42 64M42 44L30 62M68 44L55 64M81 44L68 64M94 44L81 64M106 46L94 64M44 64v42M92 64v42M44 84h48M36 106h16M84 106h16M123 62h6l13 44h-32zM119.5 74h13M114.5 92h23M104 106h44M12 106h92M40 36a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM88 36a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM44 40v4M92 40v4"
    />
  );
}
