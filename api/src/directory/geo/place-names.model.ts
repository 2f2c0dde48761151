import type { GeoPlace } from '@nukkad/platform/contract';
import { namesInLanguages } from '@nukkad/platform/names/in-languages';

/** Names in common use beside the official ones, by the place's slug. */
const alsoCalled: Record<string, string[]> = {
  bengaluru: ['Bangalore', 'BLR', 'बैंगलोर', 'बेंगलूरु', 'ಬೆಂಗಳೂರ್'],
  chennai: ['Madras', 'मद्रास'],
  delhi: ['New Delhi', 'नई दिल्ली'],
  kochi: ['Cochin', 'कोचीन'],
  mumbai: ['Bombay', 'मुम्बई', 'बंबई'],
  mysuru: ['Mysore', 'मैसूर'],
  pune: ['Poona', 'पूना'],
  mangaluru: ['Mangalore'],
};

/** Everything that a place is called, in English, Hindi and Kannada; its official name first. */
export const namesOfPlace = ({ name, slug }: Pick<GeoPlace, 'name' | 'slug'>): string[] => [
  name,
  ...namesInLanguages(name),
  ...(alsoCalled[slug] ?? []),
];
