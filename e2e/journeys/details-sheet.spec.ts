import { freeTime } from '../support/booking';
import { demo, tab } from '../support/profile';
import { expectNoSidewaysScroll } from '../support/site';
import { dayOf, days, freePair, nextSlots, part, timeOf } from '../support/slots';
import { expect, test } from '../support/test';

for (const width of [320, 360]) {
  test(`at ${width} px a bar opens the sheet, which keeps what was chosen`, {
    tag: width === 320 ? [] : '@nightly',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 });
    const { vendor } = await freeTime(request, 'doctor');
    await page.goto(`/doctor-detail?id=${vendor._id}`);
    const opener = page.getByRole('button', { name: 'Book Now' });
    await expect(opener).toHaveCount(1);
    await expect(opener).toBeInViewport();
    await expect(page.getByText(/^Next: .* [AP]M$/)).toBeInViewport();
    await page.getByRole('heading', { name: 'Submit Feedback' }).scrollIntoViewIfNeeded();
    await expect(opener).toBeInViewport();
    const [slots] = await Promise.all([nextSlots(page), opener.click()]);
    const sheet = page.getByRole('dialog', { name: 'Book appointment' });
    const { day, part: name, first } = freePair({ ...slots, days: slots.days.slice(1) });
    await dayOf(sheet, day).click();
    if ((await part(sheet, name).getAttribute('aria-expanded')) !== 'true') {
      await part(sheet, name).click();
    }
    await timeOf(sheet, first).click();
    await expect(sheet.getByText(/^Chosen: /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(timeOf(sheet, first)).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(/\/book\?id=.*&at=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('at 360 px #book opens the sheet, and a tab opens it no second time', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${await demo(request, 'engineer')}#book`);
  const sheet = page.getByRole('dialog', { name: 'Hire Imran Shariff' });
  await expect(days(sheet)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
  await tab(page, 'Reviews').click();
  await expect(page).toHaveURL(/tab=reviews/);
  await expect(sheet).toBeHidden();
});

test('at 1280 px the panel stands beside with its button in sight, without a bar', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await demo(request, 'doctor'));
  await expect(days(page)).toBeVisible();
  const bookNow = page.getByRole('button', { name: 'Book Now' });
  await expect(bookNow).toHaveCount(1);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(bookNow, `${size.width} px`).toBeInViewport({ ratio: 1 });
  }
  const [title, about] = await Promise.all([
    page.getByRole('heading', { level: 2, name: 'Book appointment' }).boundingBox(),
    tab(page, 'About').boundingBox(),
  ]);
  expect(title?.x ?? 0).toBeGreaterThan((about?.x ?? 0) + 300);
  await expect(page.getByText(/^Next: .* [AP]M$/)).toHaveCount(0);
});
