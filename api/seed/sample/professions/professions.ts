import { advocate } from './advocate';
import { ca } from './ca';
import { doctor } from './doctor';
import { engineer } from './engineer';
import { govtOfficer } from './govt-officer';
import { labour } from './labour';
import { officer } from './officer';
import type { Profession } from './profession.types';
import { teacher } from './teacher';

/** In the order of the sample sequence: another order would generate other vendors. */
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
