import type { VendorDetails } from '@nukkad/platform/contract';
import { block, demo, detailsOf, panel, read } from '../support/profile';
import { peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

test('where somebody is, how far that is, and the way there', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const address = await demo(request, 'doctor');
  const details = await detailsOf(request, address);
  await page.goto(`${address}&tab=address`);
  await expect(panel(page)).toContainText(details.address);
  await expect(panel(page)).toContainText('In HSR Layout');
  if (details.landmark !== null) await expect(panel(page)).toContainText(details.landmark);
  if (details.parking !== null) await expect(panel(page)).toContainText(details.parking);
  const directions = panel(page).getByRole('link', { name: /^Directions/ });
  const way = new URL((await directions.getAttribute('href')) ?? '');
  expect(way.origin).toBe('https://www.google.com');
  expect(way.searchParams.get('destination')).toContain(details.address);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Location:/ })
    .click();
  const search = page.getByRole('combobox', { name: 'Locality, city or PIN code' });
  await search.pressSequentially('Indiranagar');
  await page
    .getByRole('option', { name: /Indiranagar/ })
    .first()
    .click();
  const far = panel(page).getByText(/^\d+\.\d km from Indiranagar$/);
  await expect(far).toBeVisible();
  const km = Number.parseFloat((await far.textContent()) ?? '');
  expect(km).toBeGreaterThan(4);
  expect(km).toBeLessThan(12);
});

/** A time in India → the badge for the specified opening hours. */
const moments: [string, RegExp][] = [
  ['2026-11-23T11:30', /^Open now · until 8:00 PM$/],
  ['2026-11-23T14:30', /^Open now · until 8:00 PM$/],
  ['2026-11-23T09:59', /^Closed.* · opens 10:00 AM$/],
  ['2026-11-27T20:00', /^Closed.* · opens tomorrow 11:00 AM$/],
  ['2026-11-28T17:59', /^Open now · until 6:00 PM$/],
];

test('working hours as documented, and whether it is open now', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const address = await demo(request, 'doctor');
  expect((await detailsOf(request, address)).lunch).toBeNull();
  // The model's tests cover all words; this one proves that the clock is read.
  for (const [moment, words] of [moments[0], moments[3]] as typeof moments) {
    await page.clock.setFixedTime(new Date(`${moment}:00+05:30`));
    await page.goto(address);
    await expect(page.getByRole('main').getByText(words), moment).toBeVisible();
  }
  const hours = block(page, 'Working hours');
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  await expect(hours.getByRole('term')).toHaveText(weekdays);
  const week = weekdays.map((_, day) => (day < 5 ? '10:00 AM – 8:00 PM' : '11:00 AM – 6:00 PM'));
  await expect(hours.getByRole('definition')).toHaveText(week);
});

test('a lunch break is said by who has set one', { tag: '@nightly' }, async ({ page, request }) => {
  for (const { _id } of await peopleOf(request, 'type=doctor&limit=100')) {
    const { lunch, workingHours } = await read<VendorDetails>(request, `/api/vendors/${_id}`);
    const [day] = workingHours;
    if (lunch === null || !day) continue;
    const date = `2026-11-${22 + day.weekday}`;
    await page.clock.setFixedTime(new Date(`${date}T${lunch.from}:00+05:30`));
    await page.goto(`/doctor-detail?id=${_id}`);
    await expect(page.getByText(/^Lunch break · back at /)).toBeVisible();
    await expect(block(page, 'Working hours')).toContainText(/Lunch break .* – /);
    return;
  }
  throw new Error('Nobody has a lunch break.');
});
