import type { Tables } from '../../../src/core/db/tables.generated';
import type { Random } from '../../random';
import type { Profession, Trade } from '../professions/profession.types';

/** A portfolio row, with its year counted back from now. */
export type SampleWork = Omit<Tables['portfolio_work'], 'vendor_id' | 'year'> & {
  years_ago: number;
};

interface Work {
  title: string;
  about: string;
  picture: string;
}

const work = (picture: string, title: string, about: string): Work => ({ picture, title, about });

/** Works by trade; each picture shows the kind of work, not the work itself. */
const worksOfTrade: Record<string, Work[]> = {
  'Websites IT & Software': [
    work(
      'web-shop',
      'Full Stack Developer: saree shop',
      'An online shop of 400 goods for a family business, with payment by UPI.',
    ),
    work(
      'booking-calendar',
      'Full Stack Developer: clinic bookings',
      'Times of three doctors on one page; reminders go out by themselves.',
    ),
    work(
      'spreadsheet',
      'Full Stack Developer: stock ledger',
      'Replaced eleven spreadsheets of a hardware store by one screen.',
    ),
    work(
      'screen-design',
      'Full Stack Developer: school notices',
      'Notices and fees of a school of 600 children, in English and Kannada.',
    ),
  ],
  Mobile: [
    work(
      'mobile-app',
      'Milk round',
      'Subscriptions, holidays and bills of a dairy with 900 households.',
    ),
    work(
      'booking-calendar',
      'Badminton courts',
      'Booking and split payment for the courts of a neighbourhood club.',
    ),
    work(
      'spreadsheet',
      'Meter readings',
      'Readers type once, offline too; the office gets a checked table.',
    ),
  ],
  Writing: [
    work(
      'manual',
      'Manual of a water pump',
      'Forty pages for fitters, with drawings and steps, in two languages.',
    ),
    work(
      'spreadsheet',
      'Tender for street lights',
      'Technical part of a tender with all its tables.',
    ),
    work(
      'screen-design',
      'Help pages of a billing program',
      'Sixty short pages, each answering one question.',
    ),
  ],
  Design: [
    work(
      'screen-design',
      'Screens of a pharmacy till',
      'Large type and four colours; learnt in an afternoon.',
    ),
    work('campaign', 'Look of a tea brand', 'Mark, packets and a shop front for a small estate.'),
    work('machine-part', 'Housing of a lamp', 'Drawings for moulding, checked with the maker.'),
  ],
  'Data Entry': [
    work('spreadsheet', 'Land records of one taluk', '12,000 pages read, typed and checked twice.'),
    work('manual', 'Archive of a temple trust', 'Ninety years of ledgers, scanned and named.'),
    work('web-shop', 'Catalogue of a book shop', '6,500 titles cleaned, with pictures and prices.'),
  ],
  'Sales & Marketing': [
    work(
      'campaign',
      'Opening of a bakery',
      'Posters, listings and a first-week offer; 300 people came.',
    ),
    work('spreadsheet', 'Study of a solar market', 'Interviews with 120 households in four wards.'),
    work(
      'web-shop',
      'Festival sale of a toy maker',
      'Listings on three shops with one stock list.',
    ),
  ],
  'Product Sourcing & Manufacturing': [
    work(
      'machine-part',
      'Flange for a pump maker',
      'Found two foundries, inspected samples, halved the rejects.',
    ),
    work(
      'spreadsheet',
      'Production plan of a furniture shop',
      'From orders to cutting lists, week by week.',
    ),
    work('manual', 'Inspection sheets', 'What to measure on each part, with drawings.'),
  ],
  Civil: [
    work(
      'house-plan',
      'House on a 30 × 40 site',
      'Ground and first floor with a terrace garden, built in 2 years.',
    ),
    work('house-plan', 'Clinic on one floor', 'Six rooms reached without a step.'),
    work(
      'spreadsheet',
      'Estimate of an apartment repair',
      'Every quantity measured; the contractor kept to it.',
    ),
  ],
};

const longestAgo = 6;

/** Works of an engineer, latest first; none is older than the practice. */
export function worksOf(
  nextId: () => string,
  { profession, trade, years }: { profession: Profession; trade: Trade; years: number },
  random: Random,
): SampleWork[] {
  if (profession.slug !== 'engineer') return [];
  const works = worksOfTrade[trade.name] ?? [];
  const oldest = Math.min(years, longestAgo);
  return random
    .some(works, Math.min(works.length, random.int(2, 4)))
    .map((one) => ({ ...one, years_ago: random.int(0, oldest) }))
    .sort((a, b) => a.years_ago - b.years_ago)
    .map((one, position) => ({ id: nextId(), position, ...one }));
}
