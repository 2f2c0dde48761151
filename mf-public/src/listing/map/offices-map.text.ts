import { formatCount } from '@nukkad/platform/format';

const departments = (total: number) => (total === 1 ? 'department' : 'departments');

export const text = {
  label: 'Map of government offices',
  group: (count: string) => `${count} departments here`,
  shown: (count: string, km: string, place: string, total: number) =>
    `${count} ${departments(total)} within ${km} km of ${place}. The list has every office.`,
  shownHere: (count: string, total: number) =>
    `${count} ${departments(total)} in the part shown. The list has every office.`,
  nobody: 'No department is in this part of the map. Go farther, or see the list.',
  unplaced: (count: number) =>
    count === 1
      ? 'The address of 1 department has no PIN code that we know: it is in the list only.'
      : `The addresses of ${formatCount(count)} departments have no PIN code that we know: they are in the list only.`,
  none: 'No address of a department has a PIN code that we know, so there is no map. The list has every office.',
  many: 'Too many to name here. Come closer, or see the list.',
} as const;
