import { allowClipboard } from '../support/clipboard';
import { nightlyUnless } from '../support/nightly';
import { expect, test } from '../support/test';
import { onLight, openExhibit, stepTo } from '../support/workshop';

test('a combobox by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'combobox'));
  const search = ground.getByRole('combobox', { name: 'What are you looking for?' });
  await stepTo(search);
  await search.focus();
  await page.keyboard.press('ArrowDown');
  const option = (name: string) => page.getByRole('option', { name });
  const active = () => search.getAttribute('aria-activedescendant');
  await expect(option('Dentist')).toBeVisible();
  await expect.poll(active).toBe(await option('Dentist').getAttribute('id'));
  for (const name of ['Tax return', 'Clear All: Recent Searches', 'Plumber']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(active, name).toBe(await option(name).getAttribute('id'));
  }
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Plumber');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search, 'leaving changes nothing').toHaveValue('Plumber');
});

test('a calendar by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'calendar'));
  const calendar = ground.getByRole('application', { name: 'Day of the visit' }).first();
  const day = (name: string) => calendar.getByRole('button', { name: new RegExp(`\\b${name}`) });
  await day('20 November 2026').focus();
  for (const [key, name] of [
    ['ArrowRight', '21 November 2026'],
    ['ArrowDown', '28 November 2026'],
    ['Home', '1 November 2026'],
    ['End', '30 November 2026'],
    ['PageUp', '30 October 2026'],
    ['PageDown', '30 November 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(day('30 November 2026'), 'told to be chosen').toHaveAccessibleName(/selected/);
});

test('the last tab comes into view on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const ground = onLight(await openExhibit(page, 'tabs'));
  const tabs = ground.getByRole('tablist', { name: 'Profile' });
  await tabs.getByRole('tab', { name: 'Reviews' }).focus();
  await page.keyboard.press('End');
  const last = tabs.getByRole('tab', { name: 'Fees and offers' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

test('a code is typed, corrected and pasted', async ({ page, context }) => {
  await allowClipboard(context);
  const ground = onLight(await openExhibit(page, 'otp-field'));
  const field = ground.getByRole('group', { name: 'Code from the SMS' }).first();
  const boxes = field.getByRole('textbox');
  const shown = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await boxes.first().focus();
  await page.keyboard.type('48');
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect.poll(shown).toEqual(['4', '', '', '']);
  await page.evaluate(() => navigator.clipboard.writeText('4821'));
  await boxes.first().focus();
  await page.keyboard.press('Control+V');
  await expect.poll(shown).toEqual(['4', '8', '2', '1']);
});

test('a phone number is grouped, and the caret stays where one corrects', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'phone-field'));
  const field = ground.getByRole('textbox', { name: 'Mobile number' }).first();
  await field.focus();
  await page.keyboard.type('9845012345');
  await expect(field).toHaveValue('98450 12345');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await expect(field).toHaveValue('98457 12345');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('6');
  await expect(field).toHaveValue('98457 62345');
});

test('a message is taken back by keyboard', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'toast'));
  const region = ground.getByRole('region', { name: 'Notifications' }).first();
  const origin = page.getByRole('link', { name: 'Toast', exact: true });
  await origin.focus();
  await page.keyboard.press('F6');
  await expect(region).toBeFocused();
  await page.keyboard.press('F6');
  await expect(origin, 'and back').toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('listitem').first()).not.toContainText('Dr Rao');
  await expect(origin).toBeFocused();
});

test('the last chip leaves the keyboard where it was', async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'chip-group'));
  const chips = ground.getByRole('group', { name: 'Applied filters' }).first();
  const remove = chips.getByRole('button', { name: /^Remove/ });
  await remove.first().focus();
  for (let left = await remove.count(); left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(left - 1);
  }
  await expect(chips).toBeFocused();
});

test('a table stacks where it is narrow, not where the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const ground = onLight(await openExhibit(page, 'table'));
  const table = ground.getByRole('table', { name: 'Appointment requests' }).first();
  const top = async (name: string) => (await table.getByRole('cell', { name }).boundingBox())?.y;
  expect(await top('26/11/2026')).toBe(await top('₹1,200'));
  await ground.evaluate((box) => {
    box.style.inlineSize = '24rem';
  });
  await expect.poll(async () => (await top('₹1,200'))! > (await top('26/11/2026'))!).toBe(true);
  await expect(table.getByRole('row')).toHaveCount(4);
});

// In the gate the tests of each component in jsdom press the same keys.
test.describe('what needs no layout', nightlyUnless(false), () => {
  test('a menu by keyboard', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'menu'));
    const button = ground.getByRole('button', { name: 'Request' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Accept')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item('Reject'), 'what is disabled is passed over').toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type('sh');
    await expect(item('Show on the map'), 'letters find').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a dialog by keyboard', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'dialog'));
    const opener = ground.getByRole('button', { name: 'Share your number' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share your number' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus'), 'focus stays inside').toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a carousel by keyboard', async ({ page }) => {
    // What does not move by itself cannot be paused.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ground = onLight(await openExhibit(page, 'carousel'));
    const carousel = ground.getByRole('region', { name: 'Offers' }).nth(1);
    const slide = (name: string) => carousel.getByRole('group', { name });
    const pause = carousel.getByRole('button', { name: 'Pause' });
    await pause.press('Enter');
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
    const next = carousel.getByRole('button', { name: 'Next' });
    await next.press('Enter');
    await expect(slide('2 of 4')).toBeInViewport();
    await expect(next).toBeFocused();
    await carousel.getByRole('button', { name: 'Previous' }).press('Space');
    await expect(slide('1 of 4')).toBeInViewport();
  });

  test('who wants less motion gets no carousel that turns by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ground = onLight(await openExhibit(page, 'carousel'));
    await expect(ground.getByRole('region', { name: 'Offers' }).first()).toBeVisible();
    await expect(ground.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  test('a slot grid by keyboard', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'slot-grid'));
    const grid = ground.getByRole('group', { name: 'Slots on Fri 20 Nov' }).first();
    const slot = (name: string) => grid.getByRole('button', { name });
    await expect(grid.locator('[tabindex="0"]'), 'one stop').toHaveCount(1);
    await slot('9:00 AM').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slot('10:00 AM')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(grid.locator(':focus'), 'and out of it').toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(slot('10:00 AM'), 'back on what is chosen').toBeFocused();
  });

  test('a week by keyboard', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'week-grid'));
    const week = ground.getByRole('grid', { name: /Appointments/ }).nth(1);
    const item = (name: string) => week.getByRole('button', { name });
    await expect(week.locator('[tabindex="0"]'), 'one stop').toHaveCount(1);
    await week.locator('[tabindex="0"]').focus();
    const focused = week.locator(':focus');
    await page.keyboard.press('Home');
    await expect(item('Asha Rao')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('Choose 9:00 AM on Tue 17 Nov')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Choose 9:00 AM on Sun 22 Nov')).toBeFocused();
    for (let row = 0; row < 9; row += 1) await page.keyboard.press('ArrowDown');
    await expect(item('Choose 12:30 PM on Sun 22 Nov'), 'it ends at its end').toBeFocused();
    await expect(focused).toBeInViewport();
  });

  test('tabs by keyboard', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'tabs'));
    const tabs = ground.getByRole('tablist', { name: 'Appointments' });
    const tab = (name: string) => tabs.getByRole('tab', { name });
    await tab('Upcoming').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Past')).toBeFocused();
    await expect(tab('Past')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab('Upcoming'), 'past what is disabled, and round').toBeFocused();
  });

  test('an accordion has one part open', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'accordion'));
    const question = (name: string) => ground.getByRole('button', { name }).first();
    await question('Can I cancel').press('Enter');
    await expect(question('Can I cancel')).toHaveAttribute('aria-expanded', 'true');
    await question('When do I pay').press('Space');
    await expect(question('When do I pay')).toHaveAttribute('aria-expanded', 'true');
    await expect(question('Can I cancel')).toHaveAttribute('aria-expanded', 'false');
  });

  test('files are picked, and those of a wrong kind refused in words', async ({ page }) => {
    const ground = onLight(await openExhibit(page, 'file-field'));
    const field = ground.getByRole('group', { name: 'Certificates' }).first();
    const pick = async (name: string, mimeType: string) => {
      const asked = page.waitForEvent('filechooser');
      await field.getByRole('button', { name: /^Choose files/ }).press('Enter');
      await (await asked).setFiles({ name, mimeType, buffer: Buffer.from('paper') });
    };
    await pick('degree.pdf', 'application/pdf');
    await expect(field.getByRole('listitem')).toContainText('degree.pdf');
    await pick('notes.txt', 'text/plain');
    await expect(field.getByRole('alert')).toHaveText(/notes\.txt is not a .+ file\./);
    await expect(field.getByRole('listitem')).toHaveCount(1);
  });
});
