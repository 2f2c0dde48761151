import { limits } from '@nukkad/platform/contract';

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
