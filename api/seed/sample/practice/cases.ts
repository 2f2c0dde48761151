import { addDays, daysBetween, instantAt } from '@nukkad/platform/calendar';
import type { CaseCategory, CaseOutcome } from '@nukkad/platform/contract';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { communities } from '../vendors/names';
import type { SamplePerson } from './people';
import { courts, matters, stages } from './words';

/** Number of cases by outcome. */
export interface Docket {
  won: number;
  lost: number;
  open: number;
}

const hours = [10 * 60 + 30, 11 * 60 + 15, 12 * 60, 14 * 60 + 45, 15 * 60 + 30];
const categories = Object.keys(matters) as CaseCategory[];

/** Cases of an advocate, with a past hearing, and a coming one for open cases. */
export function sampleCases(
  { vendorId, today, timeZone }: { vendorId: string; today: string; timeZone: string },
  { won, lost, open }: Docket,
  clients: readonly SamplePerson[],
) {
  const random = randomFor(hashOf(vendorId), 0, 'cases');
  const nextId = idsAt(0, randomFor(hashOf(vendorId), 0, 'case id'));
  const outcomes: (CaseOutcome | null)[] = [
    ...Array<'won'>(won).fill('won'),
    ...Array<'lost'>(lost).fill('lost'),
    ...Array<null>(open).fill(null),
  ];
  const made = outcomes.map((outcome, nth) => {
    const category = random.pick(categories);
    const client = clients[nth % clients.length] as SamplePerson;
    const known = daysBetween(client.registered_on, today);
    const age = outcome === null ? random.int(60, 410) : random.int(400, known);
    const closedAgo = outcome === null ? null : Math.max(20, age - random.int(120, 700));
    const { men, families } = random.pick(communities);
    const court = random.pick(courts);
    const row = {
      ...{ id: nextId(), vendor_id: vendorId, number: nth + 1, client_id: client.id },
      title: `${matters[category]}: ${client.name}`,
      ...{ category, court, outcome },
      opponent: `${random.pick(men)} ${random.pick(families)}`,
      stage: outcome === null ? random.pick(stages) : 'Judgment',
      ...{ note: null, opened_on: addDays(today, -age) },
      closed_on: closedAgo === null ? null : addDays(today, -closedAgo),
    };
    const at = (days: number) =>
      instantAt(addDays(today, days), random.pick(hours), timeZone).toISOString();
    const hearing = (days: number, note: string | null) => ({
      ...{ id: nextId(), case_id: row.id, at: at(days), court, note },
    });
    const hearings =
      closedAgo === null
        ? [hearing(-random.int(12, 40), 'Adjourned.'), hearing(nth % 12, null)]
        : [hearing(-closedAgo - 1, 'Heard.')];
    return { row, hearings };
  });
  return { cases: made.map(({ row }) => row), hearings: made.flatMap(({ hearings }) => hearings) };
}
