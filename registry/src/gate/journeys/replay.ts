import { errors, type Locator, type Page } from 'playwright-core';
import type { Objection } from '../subject/outcome';
import type { JourneyStep, Perceived, RecordedJourney } from './recorded';

/** A journey, and where the screen it begins at is in a trial. */
export interface Replay {
  part: string;
  version: string;
  address: string;
  journey: RecordedJourney;
}

/** Milliseconds for one step, for a page to be there, and for a whole journey. */
const PATIENCE = 10_000;
const ARRIVAL = 20_000;
const LONGEST = 60_000;

/**
 * Replays a journey on a page of its own, as its team recorded it.
 *
 * @param faults errors that the page has reported, as they occur
 * @returns an objection with the step at which people are stuck; none when it plays to its end
 */
export async function replay(
  page: Page,
  origin: string,
  { part, version, address, journey }: Replay,
  faults: readonly string[],
): Promise<Objection[]> {
  const stopped = await stopOf(page, origin + address, journey.steps);
  const fault = faults[0];
  if (!stopped && fault === undefined) return [];
  const where = `"${journey.name}" of ${part} ${version}`;
  const because = [stopped, fault && `the page says: ${fault}`].filter(Boolean).join('; ');
  return [
    {
      cause: `The recorded journey ${where} does not play to its end at ${address}: ${because}, so people cannot do it`,
      fix: `Do the same by hand and mend the screen; if its words changed on purpose, change them in journeys.json too`,
    },
  ];
}

async function stopOf(page: Page, url: string, steps: JourneyStep[]): Promise<string | undefined> {
  const end = performance.now() + LONGEST;
  await page.goto(url, { timeout: ARRIVAL });
  for (const [at, step] of steps.entries()) {
    const left = end - performance.now();
    if (left <= 0) return `step ${at + 1} begins after ${LONGEST / 1000} s`;
    const why = await take(page, step, Math.min(left, PATIENCE));
    if (why) return `step ${at + 1} finds ${why}`;
  }
  return undefined;
}

async function take(page: Page, step: JourneyStep, timeout: number): Promise<string | undefined> {
  try {
    await act(page, step, timeout);
    return undefined;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return `no ${words(step)} in time`;
    if (String(error).includes('strict mode violation')) return `more than one ${words(step)}`;
    throw error;
  }
}

async function act(page: Page, step: JourneyStep, timeout: number): Promise<void> {
  if ('press' in step) return (await only(page, step.press, timeout)).click({ timeout });
  if ('type' in step) return (await only(page, step.into, timeout)).fill(step.type, { timeout });
  if ('text' in step.see) {
    const words = page.getByText(step.see.text, { exact: true }).first();
    return words.waitFor({ timeout, state: 'visible' });
  }
  await only(page, step.see, timeout);
}

/** The one that is there: of several the one in `main`, as frame and screen may name things alike. */
async function only(page: Page, { role, name }: Perceived, timeout: number): Promise<Locator> {
  const all = page.getByRole(role, { name, exact: true });
  await all.first().waitFor({ timeout, state: 'visible' });
  if ((await all.count()) === 1) return all;
  const own = page.locator('main').first().getByRole(role, { name, exact: true });
  await own.waitFor({ timeout, state: 'visible' });
  return own;
}

function words(step: JourneyStep): string {
  const perceived = 'see' in step ? step.see : 'press' in step ? step.press : step.into;
  return 'text' in perceived ? `"${perceived.text}"` : `${perceived.role} "${perceived.name}"`;
}
