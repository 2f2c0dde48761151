import type { Address, PinPlace } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { button, field, had, sectionAddress } from '../support/dashboard';
import { keepSession, newUser } from '../support/session';
import { expect, test } from '../support/test';

const PIN = '560034';
const UNKNOWN_PIN = '999999';

test('addresses: added with the city of the PIN, made the default, removed and taken back', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const addresses = () => had<Address[]>(request, user, '/api/me/addresses');
  const place: PinPlace = await (await request.get(`/api/geo/pins/${PIN}`)).json();
  await keepSession(page, user);
  await page.clock.install();
  await page.goto(sectionAddress('manageAddresses'));
  await expect(page.getByRole('main')).toContainText('No address yet');

  await add(page, 'Home', place.city);
  const main = page.getByRole('region', { name: 'Default address' });
  await expect(main).toContainText('Home');
  await add(page, 'Office', place.city);
  const others = page.getByRole('region', { name: 'Other addresses' });
  await expect(others).toContainText('Office');
  await button(page, 'Make default: Office').click();
  await expect(main).toContainText('Office');
  await expect(others).toContainText('Home');
  expect(defaults(await addresses())).toEqual({ Office: true, Home: false });

  // Lets earlier toasts expire, since a fourth one would be queued.
  await page.clock.runFor(6_000);
  await button(page, 'REMOVE Home').click();
  await expect(others).toHaveCount(0);
  expect(defaults(await addresses())).toEqual({ Office: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(others).toContainText('Home');
  expect(defaults(await addresses())).toEqual({ Office: true, Home: false });
  const home = (await addresses()).find(({ label }) => label === 'Home');
  expect(home).toMatchObject({ line: '4, Second Cross', pin: PIN, city: place.city });

  await page.reload();
  await expect(main).toContainText('Office');
  await expect(others).toContainText('Home');
});

test('a PIN nobody knows is said, and the city is written by hand', { tag: '@nightly' }, async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* 404 .*\/pins\//);
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto(sectionAddress('manageAddresses'));
  await button(page, '+ Add a new Address').click();
  await field(page, /^PIN code/).fill(UNKNOWN_PIN);
  await expect(page.getByText('We do not know this PIN code.')).toBeVisible();
  await fillBeside(page, 'Farm');
  await field(page, /^City/).fill('Somewhere');
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: 'Default address' })).toContainText('Somewhere');
  const [stored] = await had<Address[]>(request, user, '/api/me/addresses');
  expect(stored).toMatchObject({ city: 'Somewhere', pin: UNKNOWN_PIN, isDefault: true });
});

async function add(page: Page, label: string, city: string): Promise<void> {
  await button(page, '+ Add a new Address').click();
  await field(page, /^PIN code/).fill(PIN);
  await expect(field(page, /^City/)).toHaveValue(city);
  await fillBeside(page, label);
  await button(page, 'Save').click();
  await expect(button(page, '+ Add a new Address')).toBeFocused();
}

/** Fills every field except PIN and city. */
async function fillBeside(page: Page, label: string): Promise<void> {
  await field(page, /^What you call it/).fill(label);
  await field(page, /^Name/).fill('Nila Journey');
  await field(page, /^Address/).fill('4, Second Cross');
  await field(page, /^Mobile number/).fill('98450 12345');
}

const defaults = (addresses: Address[]) =>
  Object.fromEntries(addresses.map(({ label, isDefault }) => [label, isDefault]));
