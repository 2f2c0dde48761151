import { formatCount } from '@nukkad/platform/format';

export const text = {
  states: 'Locations',
  title: (state: string) => `Professionals in ${state}`,
  intro: (cities: string, vendors: string) => `${cities}, ${vendors} listed.`,
  cities: (count: number) => (count === 1 ? '1 city' : `${formatCount(count)} cities`),
  professionals: (count: number) =>
    count === 1 ? '1 professional' : `${formatCount(count)} professionals`,
  those: (many: string, count: number) => `${many} (${formatCount(count)})`,
  what: 'state',
  list: 'Cities',
  nothing: 'Nobody is listed here yet',
  nothingWhy: 'The first city appears with its first professional.',
  listYourself: 'List yourself for free',
  description: (state: string, cities: string) =>
    `Doctors, teachers, advocates, engineers and more in ${cities} of ${state}.`,
} as const;
