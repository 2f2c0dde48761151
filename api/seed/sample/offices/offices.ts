import { energy, home, transport, urban } from './city';
import { finance, labourOffice, revenue } from './money';
import type { Office } from './office.types';
import { education, food, health } from './welfare';

/** The government offices in display order. */
export const offices: Office[] = [
  finance,
  revenue,
  health,
  education,
  transport,
  urban,
  home,
  food,
  labourOffice,
  energy,
];
