import { readFile } from 'node:fs/promises';
import type { PersonalExport, UserRecord } from '@nukkad/platform/contract';
import { button, field, had, menu, sectionAddress, sections } from '../support/dashboard';
import { keepSession, newUser } from '../support/session';
import { expectSameDocument, goBack, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

test('details are edited and saved, and still there after a reload', async ({ page, request }) => {
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto('/profile');
  await button(page, 'Edit Name').click();
  await expect(field(page, /^First name/)).toBeFocused();
  await field(page, /^First name/).fill('Nilima');
  await field(page, /^Last name/).fill('Devi Rao');
  await page.getByRole('radio', { name: 'Female' }).check();
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Name')).toBeFocused();
  await button(page, 'Edit Mobile').click();
  await field(page, /^Mobile number/).fill('98450 12345');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit Mobile')).toBeVisible();

  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Nilima Devi Rao')).toBeVisible();
  await expect(main.getByText('Gender: Female')).toBeVisible();
  await expect(main.getByText('+91 98450 12345')).toBeVisible();
  const record = await had<UserRecord>(request, user, `/api/users/getUserById/${user._id}`);
  expect(record).toMatchObject({
    fullName: 'Nilima Devi Rao',
    gender: 'Female',
    phone: '+919845012345',
    email: user.email,
  });
});

test('what is refused or half typed stays at its field, and the export has what is stored', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto('/profile');
  await test.step('the export is a file with the account', async () => {
    const saving = page.waitForEvent('download');
    await button(page, 'Export my data').click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^nukkad-my-data-\d{4}-\d\d-\d\d\.json$/);
    const mine: PersonalExport = JSON.parse(await readFile(await download.path(), 'utf8'));
    const { _id, fullName, email } = user;
    expect(mine.account).toMatchObject({ _id, fullName, email });
  });
  await test.step('what is refused stands at its field, and nothing is stored', async () => {
    await button(page, 'Edit Name').click();
    await field(page, /^First name/).fill('');
    await button(page, 'Save').click();
    await expect(field(page, /^First name/)).toHaveAttribute('aria-invalid', 'true');
    const record = await had<UserRecord>(request, user, `/api/users/getUserById/${user._id}`);
    expect(record.fullName).toBe(user.fullName);
  });
  await test.step('what is half typed is there again after a reload', async () => {
    await field(page, /^First name/).fill('Half ty');
    await page.reload();
    await expect(field(page, /^First name/)).toHaveValue('Half ty');
    await expect(page.getByText('What you started writing is still here.')).toBeVisible();
  });
});

test('the section is in the address: it survives a reload, and Back leads to the one before', async ({
  page,
  request,
}) => {
  await keepSession(page, await newUser(request));
  await page.goto('/profile');
  await expect(heading(page)).toHaveText(sections.personalInfo);
  await mark(page);
  await menu(page).getByRole('link', { name: 'Manage Addresses' }).click();
  await expect(heading(page)).toHaveText(sections.manageAddresses);
  await expect(heading(page)).toBeFocused();
  await menu(page).getByRole('link', { name: 'Customer Support' }).click();
  await expect(heading(page)).toHaveText(sections.support);
  await goBack(page);
  await expect(heading(page)).toHaveText(sections.manageAddresses);
  await expect(page).toHaveURL(sectionAddress('manageAddresses'));
  await expectSameDocument(page);
  await page.reload();
  await expect(heading(page)).toHaveText(sections.manageAddresses);
  const current = menu(page).getByRole('link', { name: 'Manage Addresses' });
  await expect(current).toHaveAttribute('aria-current', 'page');
});
