import { freeTimes } from '../../../bench/support/callers.mjs';
import { encoded } from './addresses.mjs';
import { detailsPaths, settled } from './journeys.mjs';
import { ofBeginners, ofNewcomers } from './states/of-newcomers.mjs';
import { ofOperators } from './states/of-operators.mjs';
import { ofAdvocates, ofDoctors, ofOfficers, ofTeachers } from './states/of-professionals.mjs';
import { ofUsers } from './states/of-users.mjs';
import { ofVisitors } from './states/of-visitors.mjs';

const PAGE_MS = 60_000;

/** What surrounds something that opens or says what is wrong. */
const PARTS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], form, main';

const table = [
  [null, ofVisitors],
  ['user', ofUsers],
  ['doctor', ofDoctors],
  ['teacher', ofTeachers],
  ['advocate', ofAdvocates],
  ['officer', ofOfficers],
  ['operator', ofOperators],
  ['beginner', ofBeginners],
  ['newcomer', ofNewcomers],
];

/**
 * Opened states of pages, by account.
 *
 * @param {string} origin
 * @param {Record<string, object>} newcomers
 * @returns {Promise<[string | null, (import('./states/state.mjs').State & { address: string })[]][]>}
 */
export async function openedStates(origin, newcomers) {
  const firsts = Object.fromEntries(
    await Promise.all(
      Object.keys(detailsPaths).map(async (profession) => [
        profession,
        await firstOf(origin, profession),
      ]),
    ),
  );
  return table.map(([account, states]) => [
    account,
    states.map((one) => ({ ...one, address: one.address({ ...firsts, ...newcomers }) })),
  ]);
}

/** Opens a page, and waits until it asks for nothing more. */
export async function openPage(page, address) {
  await page.goto(encoded(address));
  await page.locator('h1').first().waitFor({ timeout: PAGE_MS });
  await settled(page);
}

/**
 * Opens a page further, and resolves to the part of it that is judged: a dialog, a form or what the page is
 * about, as the rest is judged when the page is opened; all of it where something else opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./states/state.mjs').State} state
 */
export async function openState(page, { address, steps, shows }) {
  await openPage(page, address);
  for (const step of steps) await step(page);
  await shows(page).waitFor();
  return shows(page).evaluateHandle((shown, parts) => shown.closest(parts) ?? document, PARTS);
}

async function firstOf(origin, profession) {
  const answer = await fetch(`${origin}/api/vendors?type=${profession}&limit=50`);
  const { vendors } = await answer.json();
  const first = vendors.find(({ nextSlots }) => nextSlots.length > 0) ?? vendors[0];
  // Times of the next hours are over before a long run comes to them.
  const times = profession === 'doctor' ? await freeTimes(origin, first._id, 'appointment') : [];
  return { ...first, times };
}
