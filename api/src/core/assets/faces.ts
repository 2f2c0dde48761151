import type { Gender } from '@nukkad/platform/contract';
import { avatars } from './avatars';

/** The first half of the drawn faces are women, the second half men. */
const half = avatars / 2;
const faces = {
  Female: { first: 0, many: half },
  Male: { first: half, many: half },
  unknown: { first: 0, many: avatars },
};

/** Whether a picture is a drawing and no photograph of a person. */
export const isDrawnFace = (image: string): boolean => image.startsWith('/assets/avatars/');

/** A drawing in place of a photograph, always the same one for a user. */
export function faceOf(userId: string, gender: Gender | null): string {
  const { first, many } = faces[gender ?? 'unknown'];
  return `/assets/avatars/${first + (Number.parseInt(userId.slice(-8), 16) % many)}.svg`;
}
