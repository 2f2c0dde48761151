import { introduce } from './introduce';
import type { Fee, Profession, Trade } from './profession.types';

function trade(
  name: string,
  degrees: string[],
  fields: string[],
  services: string[],
  fee?: Fee,
): Trade {
  return { name, title: name, degrees, fields, services, ...(fee && { fee }) };
}

const iti = (craft: string) => [`ITI (${craft})`, `NSDC level 4 (${craft})`];
const trained = (craft: string) => [`NSDC level 3 (${craft})`];

export const labour: Profession = {
  slug: 'labour',
  share: 28,
  workplaces: [],
  schools: ['Government Industrial Training Institute', 'Skills Centre Bengaluru South'],
  membership: 'Registered with the state board of workers',
  fee: { base: 250, perYear: 10, per: 'hour' },
  lengths: {
    Cleaning: 120,
    Cooking: 90,
    Laundry: 60,
    'Full-day help': 480,
    'Fault finding': 60,
    'Fan fitting': 45,
    'New wiring': 240,
    'Inverter service': 60,
    'Leak repair': 60,
    'Tap fitting': 30,
    'Blockage removal': 60,
    'Motor service': 90,
    'Door repair': 60,
    'Furniture assembly': 120,
    'Made-to-measure shelf': 240,
    'Monthly care': 120,
    Replanting: 120,
    Pruning: 90,
    'Day shift': 720,
    'Night shift': 720,
    'Injection and dressing': 30,
    'Tile repair': 180,
    Plastering: 480,
    Waterproofing: 480,
    Inspection: 45,
    'Kitchen treatment': 60,
    'Termite treatment': 240,
    'Four hours': 240,
    'Full day': 480,
    'Outstation day': 720,
    Service: 60,
    'Gas filling': 90,
    Installation: 180,
  },
  papers: ['Police verification', 'Two earlier employers'],
  trades: [
    trade(
      'Maid',
      trained('Domestic work'),
      ['Live-in', 'Cooking', 'Child care'],
      ['Cleaning', 'Cooking', 'Laundry', 'Full-day help'],
      { base: 9_000, perYear: 400, per: 'month' },
    ),
    trade(
      'Electrician',
      iti('Electrician'),
      ['Wiring', 'Inverters', 'Fans and lights'],
      ['Fault finding', 'Fan fitting', 'New wiring', 'Inverter service'],
    ),
    trade(
      'Plumber',
      iti('Plumber'),
      ['Leaks', 'Bathrooms', 'Water tanks'],
      ['Leak repair', 'Tap fitting', 'Blockage removal', 'Motor service'],
    ),
    trade(
      'Carpenter',
      iti('Carpenter'),
      ['Wardrobes', 'Doors', 'Repairs'],
      ['Door repair', 'Furniture assembly', 'Made-to-measure shelf'],
    ),
    trade(
      'Gardner',
      trained('Gardening'),
      ['Terrace gardens', 'Lawns', 'Pots'],
      ['Monthly care', 'Replanting', 'Pruning'],
    ),
    trade(
      'Nursing Care',
      ['General Duty Assistant', 'ANM', 'GNM'],
      ['Elder care', 'After surgery', 'Newborn and mother'],
      ['Day shift', 'Night shift', 'Injection and dressing'],
      { base: 800, perYear: 40, per: 'day' },
    ),
    trade(
      'Mason',
      trained('Masonry'),
      ['Tiles', 'Plaster', 'Waterproofing'],
      ['Tile repair', 'Plastering', 'Waterproofing'],
      { base: 900, perYear: 20, per: 'day' },
    ),
    trade(
      'Pest Control',
      trained('Pest control'),
      ['Cockroaches', 'Termites', 'Mosquitoes'],
      ['Inspection', 'Kitchen treatment', 'Termite treatment'],
    ),
    trade(
      'Driver',
      ['Driving licence (LMV)', 'Driving licence (Transport)'],
      ['Automatic cars', 'Outstation', 'Night driving'],
      ['Four hours', 'Full day', 'Outstation day'],
      { base: 800, perYear: 15, per: 'day' },
    ),
    trade(
      'AC Repair',
      iti('Refrigeration and Air Conditioning'),
      ['Split units', 'Gas filling', 'Refrigerators'],
      ['Service', 'Gas filling', 'Installation', 'Fault finding'],
    ),
  ],
  about: introduce(
    'works in homes and offices',
    'Comes on time, brings the tools and leaves the place clean.',
    'Prices are said before the work starts; parts are charged by the bill.',
    'Known in the neighbourhood, with references on request.',
  ),
};
