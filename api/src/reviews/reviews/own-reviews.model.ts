import { type Gender, limits } from '@nukkad/platform/contract';
import { avatars } from '../../core/assets/avatars';

const day = 86_400_000;

/** Until when its writer can change a review. */
export const editableUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + limits.reviewEditDays * day);

/** How everybody else reads a writer's name: `Kavya M.`, of one word the word. */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** The first half of the drawn faces are women, the second half men. */
const half = avatars / 2;
const faces = {
  Female: { first: 0, many: half },
  Male: { first: half, many: half },
  unknown: { first: 0, many: avatars },
};

/** A drawing in place of a photograph, the same for all that somebody writes. */
export function faceOf(userId: string, gender: Gender | null): string {
  const { first, many } = faces[gender ?? 'unknown'];
  return `/assets/avatars/${first + (Number.parseInt(userId.slice(-8), 16) % many)}.svg`;
}
