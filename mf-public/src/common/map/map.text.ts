/** What a map calls those whom it shows. */
export interface MapWords {
  /** Of two or more. */
  group: (count: string) => string;
  /** `count` says how many, `~1,240` of an estimate; `total` is the number, for the form of a noun. */
  shown: (count: string, km: string, place: string, total: number) => string;
  shownHere: (count: string, total: number) => string;
  nobody: string;
}

export const text = {
  part: 'map',
  loading: 'Loading the map',
  closer: 'Closer',
  farther: 'Farther',
  km: (km: string) => `${km} km`,
  north: 'N',
  markers: (count: string) => `${count} places on the map. Arrow keys go from one to the next.`,
  person: (name: string, title: string) => `${name}, ${title}`,
  group: (count: string) => `${count} professionals here`,
  about: (count: string) => `About ${count} professionals here`,
  shown: (count: string, km: string, place: string) =>
    `${count} within ${km} km of ${place}. The list has everyone.`,
  shownHere: (count: string) => `${count} in the part shown. The list has everyone.`,
  schematic:
    'A schematic, not a street map: distances and directions are right, streets are not drawn. Places are known to their neighbourhood.',
  blurred: 'Places are known to their neighbourhood, not to the house.',
  notDrawn: 'The street map cannot be drawn on this device, so this is a schematic.',
  notRead: 'The street map could not be loaded, so this is a schematic.',
  drawing: 'Loading the street map',
  chosen: 'Chosen on the map',
  cards: 'professionals at this place',
  many: 'Too many to name here. Come closer, or see them in the list.',
  inList: 'Show these in the list',
  nobody: 'Nobody is in this part of the map. Go farther, or see the list.',
} as const;
