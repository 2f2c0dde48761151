import { advocate } from './advocate';
import { ca } from './ca';
import { doctor } from './doctor';
import { engineer } from './engineer';
import { govtOfficer } from './govt-officer';
import { labour } from './labour';
import { officer } from './officer';
import type { Profession } from './profession.types';
import { teacher } from './teacher';

/** Top-level categories in the order the product shows them. */
export const professions: Profession[] = [
  doctor,
  engineer,
  ca,
  advocate,
  teacher,
  labour,
  officer,
  govtOfficer,
];

/** User types in the order clients may rely on: advocate and teacher at positions 2 and 3. */
export const userTypeOrder: Profession[] = [
  doctor,
  engineer,
  advocate,
  teacher,
  ca,
  labour,
  officer,
  govtOfficer,
];
