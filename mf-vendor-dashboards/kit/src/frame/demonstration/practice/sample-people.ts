import type { Client } from '@nukkad/platform/contract';

/** Invented people, recognisable by their names. */
const people = [
  ['Asha Rao', 'Female', '1988-04-12', 'Follow-up'],
  ['Bharat Menon', 'Male', '1975-11-02', 'Consultation'],
  ['Chitra Das', 'Female', '2014-06-21', 'First visit'],
  ['Dev Patil', 'Male', '1999-01-30', 'Consultation'],
  ['Esha Nair', 'Female', '1992-09-17', 'Checkup'],
  ['Farhan Ali', 'Male', '2011-03-05', 'Follow-up'],
  ['Gita Kulkarni', 'Female', '1969-12-24', 'Checkup'],
  ['Hari Shetty', 'Male', '1984-07-08', 'First visit'],
] as const;

const statuses = ['active', 'active', 'done', 'paused'] as const;

/** Clients of the sample practice, relative to a day. */
export function sampleClients(dayOf: (days: number) => string): Client[] {
  return people.map(([name, gender, born, concern], index) => ({
    _id: `sample-client-${index + 1}`,
    number: `P-${String(index + 1).padStart(6, '0')}`,
    name: `${name} (sample)`,
    phone: null,
    email: null,
    img: '',
    gender,
    born,
    heightCm: 150 + 4 * index,
    weightKg: 48 + 3 * index,
    concern,
    status: statuses[index % statuses.length]!,
    note: null,
    registeredOn: dayOf(-90 + 9 * index),
    lastVisit: `${dayOf(-7 - index)}T05:30:00.000Z`,
    nextVisit: null,
    visits: 1 + (index % 4),
    lessonsBought: 10,
    lessonsLeft: 10 - (index % 6),
    isArchived: false,
    hasAccount: index % 2 === 0,
  }));
}
