export const text = {
  label: 'Map of government offices',
  group: (count: string) => `${count} departments here`,
  shown: (count: string, km: string, place: string) =>
    `${count} departments within ${km} km of ${place}. The list has every office.`,
  shownHere: (count: string) =>
    `${count} departments in the part shown. The list has every office.`,
  nobody: 'No department is in this part of the map. Go farther, or see the list.',
  unplaced: (count: string) =>
    `The addresses of ${count} departments have no PIN code that we know: they are in the list only.`,
  none: 'No address of a department has a PIN code that we know, so there is no map. The list has every office.',
  many: 'Too many to name here. Come closer, or see the list.',
} as const;
