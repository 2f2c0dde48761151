import type { Office } from '../offices/office.types';
import { offices } from '../offices/offices';
import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

/** The sub-category of an office; each officer serves some of its departments. */
const tradeOf = ({ category, departments }: Office): Trade => ({
  name: category,
  title: `Public Officer, ${category}`,
  fields: departments.map(({ name }) => name),
  degrees: ['BA'],
  services: [],
});

export const govtOfficer: Profession = {
  slug: 'govt-officer',
  share: 2,
  workplaces: ['District Office', 'Taluk Office', 'Zonal Office'],
  schools: ['Deccan Plateau University', 'Tungabhadra College of Arts'],
  lengths: {},
  papers: ['Letter of appointment'],
  isOffice: true,
  trades: offices.map(tradeOf),
  about: introduce(
    'serves the public',
    'Applications are taken on working days; each gets a receipt with a date.',
    'Bring one copy of each document; the originals are only looked at.',
  ),
};
