import type { Page } from '@playwright/test';
import { bookFor, type FreeTime, freeTime } from '../support/booking';
import { onDevice } from '../support/engine';
import { nightlyUnless } from '../support/nightly';
import { keepSession, newUser } from '../support/session';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { expect, test } from '../support/test';

test.use({ ...onDevice({ hasTouch: true }), viewport: { width: 360, height: 780 } });

/** What the pages of a booking say, and the switch in each language. */
const spoken = {
  hi: {
    name: 'हिन्दी',
    confirm: 'अपनी बुकिंग की पुष्टि करें',
    asked: /जवाब का इंतज़ार|पुष्टि हो गई/,
    appointments: 'मेरे अपॉइंटमेंट',
  },
  kn: {
    name: 'ಕನ್ನಡ',
    confirm: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ದೃಢೀಕರಿಸಿ',
    asked: /ಉತ್ತರ ಬರಬೇಕಿದೆ|ದೃಢೀಕರಿಸಲಾಗಿದೆ/,
    appointments: 'ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  },
} as const;

type Spoken = keyof typeof spoken;

for (const language of Object.keys(spoken) as Spoken[]) {
  const details = nightlyUnless(language === 'hi');
  test(
    `a doctor is found, booked and seen again in ${language}`,
    details,
    async ({ page, request }) => {
      const time = await freeTime(request, 'doctor');
      await test.step('the footer leads into the language, and it is remembered', async () => {
        await page.goto('/terms');
        const link = page
          .getByRole('contentinfo')
          .getByRole('link', { name: spoken[language].name });
        await link.click();
        await expect(page).toHaveURL(`/${language}/terms`);
        await page.goto('/doctors');
        await expect(page).toHaveURL(new RegExp(`/${language}/doctors`));
      });
      await test.step('a doctor is found and booked by a guest', () => book(page, language, time));
      await test.step('who has an account sees their appointment', async () => {
        const user = await newUser(request);
        const other = await freeTime(request, 'doctor');
        await bookFor(request, user, other, 'appointment');
        await keepSession(page, user);
        await page.goto(`/${language}/profile?section=appointments`);
        await expect(heading(page)).toHaveText(spoken[language].appointments);
        const card = page.getByRole('main').getByText(other.vendor.vendorName).first();
        await expect(card).toBeVisible();
        await expectNoSidewaysScroll(page);
      });
    },
  );
}

async function book(page: Page, language: Spoken, { vendor }: FreeTime): Promise<void> {
  await page.goto(`/${language}/doctors?spec=all&q=${encodeURIComponent(vendor.vendorName)}`);
  const times = page.getByRole('main').locator(`a[href*="/${language}/book?"]`);
  await times
    .and(page.locator(`[href*="${vendor._id}"]`))
    .first()
    .click();
  await expect(heading(page)).toHaveText(spoken[language].confirm);
  const form = page.getByRole('main').locator('form');
  await form.locator('[name="client.name"]').fill('Ravi Shetty');
  await form.locator('[type="tel"]').fill('98450 12345');
  await form.locator('[name="client.city"]').fill('Bengaluru');
  await form.locator('[type="submit"]').click();
  await expect(heading(page)).toHaveText(spoken[language].asked);
  await expect(page.getByText(/NK-B-\d{6}/)).toBeVisible();
  await expectNoSidewaysScroll(page);
}
