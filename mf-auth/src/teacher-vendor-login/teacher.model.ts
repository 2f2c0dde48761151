import type { SignedIn } from '@nukkad/platform/contract';

const teacher = 'teacher';

export function isTeacher(profession: string | null): boolean {
  return profession === teacher;
}

/** An unfinished listing comes first; else the page that required the sign-in. */
export function teachersPlace({ listing }: Pick<SignedIn, 'listing'>, place: string): string {
  return listing === 'draft' ? '/teacher-onboarding' : place;
}
