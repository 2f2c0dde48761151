import type { SignedIn } from '@nukkad/platform/contract';

const teacher = 'teacher';

export function isTeacher(profession: string | null): boolean {
  return profession === teacher;
}

/** A listing that was begun comes first; otherwise the page that asked to sign in. */
export function teachersPlace({ listing }: Pick<SignedIn, 'listing'>, place: string): string {
  return listing === 'draft' ? '/teacher-onboarding' : place;
}
