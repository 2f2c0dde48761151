import { applied, choices, choose, menu } from '../support/filters';
import { answerOf, answerTo, filterBar, names, namesOf } from '../support/listing';
import { goBack } from '../support/site';
import { expect, test } from '../support/test';

test('several choices of one filter are any of them; filters together are all of them', async ({
  page,
}) => {
  const { facets } = await answerOf(page, '/doctors?spec=all&page=3');
  const tamil = await choose(page, 'Languages Known', /^Tamil/);
  const lang = facets.find(({ name }) => name === 'lang')?.options ?? [];
  expect(tamil.total, 'as many as were promised').toBe(
    lang.find(({ value }) => value === 'tamil')?.count,
  );
  // Any choice resets the page number.
  await expect(page).toHaveURL('/doctors?spec=all&lang=tamil');
  const either = await answerTo(page, () =>
    choices(page, 'Languages Known').getByRole('checkbox', { name: /^Urdu/ }).click(),
  );
  await expect(page).toHaveURL('/doctors?spec=all&lang=tamil,urdu');
  for (const { languages } of either.vendors) {
    expect(languages.includes('Tamil') || languages.includes('Urdu')).toBe(true);
  }
  await expect(menu(page, 'Languages Known')).toContainText('(2)');
  await page.keyboard.press('Escape');
  const both = await choose(page, 'Gender', /^Female/);
  expect(both.total).toBeLessThan(either.total);
  await page.keyboard.press('Escape');
  await expect(applied(page).getByRole('link')).toHaveText(['Female', 'Tamil', 'Urdu']);

  await page.reload();
  await expect(applied(page).getByRole('link')).toHaveText(['Female', 'Tamil', 'Urdu']);
  await expect(names(page)).toHaveText(namesOf(both));
  await goBack(page);
  await expect(applied(page).getByRole('link')).toHaveText(['Tamil', 'Urdu']);
  await expect(names(page)).toHaveText(namesOf(either));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/doctors?spec=all');
});

test('a filter by keyboard alone: focus stays, Escape closes, and Back takes it back', async ({
  page,
}) => {
  await answerOf(page, '/doctors');
  await menu(page, 'Gender').focus();
  await page.keyboard.press('Enter');
  await expect(choices(page, 'Gender')).toBeVisible();
  await page.keyboard.press('Tab');
  await answerTo(page, () => page.keyboard.press('Space'));
  await expect(page).toHaveURL('/doctors?gender=female');
  const choice = choices(page, 'Gender').getByRole('checkbox', { name: /^Female/ });
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choices(page, 'Gender')).toBeHidden();
  await expect(menu(page, 'Gender')).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL('/doctors');
  await expect(applied(page).getByRole('link')).toHaveCount(0);
});

test('on a phone Sort and Filters stay in sight, and the sheet counts live', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { total } = await answerOf(page, '/doctors?spec=all');
  await names(page).nth(6).scrollIntoViewIfNeeded();
  const opener = filterBar(page).getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(opener).toBeInViewport();
    await opener.click();
    await expect(sheet.getByRole('button', { name: `Show ${total} doctors` })).toBeInViewport();
    if (width === 360) await page.keyboard.press('Escape');
    if (width === 360) await expect(sheet).toBeHidden();
  }
  const answer = await answerTo(page, () =>
    sheet.getByRole('checkbox', { name: /^Female/ }).click(),
  );
  const show = sheet.getByRole('button', { name: `Show ${answer.total} doctors` });
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('Filters (1)');
  await expect(page).toHaveURL('/doctors?spec=all&gender=female');
  await filterBar(page).getByRole('button', { name: 'Sort' }).click();
  const orders = page.getByRole('dialog', { name: 'Sort By' });
  await answerTo(page, () => orders.getByRole('radio', { name: 'Experience' }).click());
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/doctors?spec=all&gender=female&sort=experience');
});
