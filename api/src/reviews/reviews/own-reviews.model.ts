import { limits } from '@nukkad/platform/contract';

const day = 86_400_000;

/** Until when the writer can change a review. */
export const editableUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + limits.reviewEditDays * day);

/** A writer's public name: `Kavya M.`; a single word is kept as it is. */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
