import type { Vendor, VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { answerOf, card, filterBar, names, results } from '../support/listing';
import { signInAs } from '../support/session';
import { goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

const ENOUGH_REVIEWS = 3;

const heart = (page: Page, name: string) =>
  results(page).getByRole('button', { name: `Add ${name} to favourites`, exact: true });

const open = (page: Page, address: string): Promise<VendorsAnswer> => answerOf(page, address);

async function first(page: Page, address: string): Promise<Vendor> {
  const { vendors } = await open(page, address);
  const [vendor] = vendors;
  if (!vendor) throw new Error(`${address} is empty.`);
  await expect(names(page).first()).toHaveText(vendor.vendorName);
  return vendor;
}

test('a card says what the directory knows, and "New" of whom few have reviewed', async ({
  page,
}) => {
  const { vendors } = await open(page, '/doctors?spec=all');
  for (const [index, vendor] of vendors.entries()) {
    const { doctorDetails, rating, locality, km, fee, languages, isVerified } = vendor;
    const one = card(page, index);
    await expect(one).toContainText(vendor.vendorName);
    for (const line of [doctorDetails?.education[0], doctorDetails?.experience[0]]) {
      await expect(one).toContainText(line ?? '—');
    }
    await expect(one).toContainText(doctorDetails?.clinicName ?? '—');
    await expect(one).toContainText(`${locality.name}, ${locality.city} · ${km?.toFixed(1)} km`);
    await expect(one).toContainText(languages.join(', '));
    if (fee) await expect(one).toContainText((fee.amount / 100).toLocaleString('en-IN'));
    const isRated = (rating?.count ?? 0) >= ENOUGH_REVIEWS;
    await expect(one).toContainText(
      isRated ? `Rated ${rating?.average.toFixed(1)} out of 5, ${rating?.count} reviews` : 'New',
    );
    await expect(one.getByText('Verified')).toHaveCount(isVerified ? 1 : 0);
    await expect(
      one.getByText('Sample', { exact: true }),
      'invented people are labelled',
    ).toBeVisible();
  }

  await test.step('from far down a list, too, the page of a person begins at its top', async () => {
    await results(page)
      .getByRole('link', { name: /^appointment: / })
      .last()
      .click();
    await expect(page).toHaveURL(/#book$/);
    await expect(page.getByRole('heading', { name: 'Book appointment' })).toBeFocused();
    await expect(heading(page)).toBeInViewport();
  });
});

test('free times: the day where it changes, and a press begins the booking', {
  tag: '@nightly',
}, async ({ page }) => {
  const { vendors } = await open(page, '/doctors?sort=soonest');
  const vendor = vendors[0];
  const slots = card(page).getByRole('list', { name: 'Next free times' }).getByRole('link');
  await expect(slots).toHaveCount(vendor?.nextSlots.length ?? 0);
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    timeStyle: 'short',
  }).format(new Date(vendor?.nextSlots[0] ?? 0));
  await expect(slots.first()).toContainText(clock);
  const target = `/book?${new URLSearchParams({ id: vendor?._id ?? '', at: vendor?.nextSlots[0] ?? '' })}`;
  await expect(slots.first()).toHaveAttribute('href', target);
});

test('Call shows the number, says when it does not come, and then dials it', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  const { vendorName } = await first(page, '/doctors');
  await page.route('**/contact-reveals', (route) => route.abort('connectionrefused'));
  const call = card(page).getByRole('button', { name: `Call ${vendorName}: show the number` });
  await call.click();
  await expect(card(page).getByRole('alert')).toContainText('Try again');
  await page.unroute('**/contact-reveals');
  const revealed = page.waitForResponse(/\/contact-reveals$/);
  await call.click();
  const { phone } = await (await revealed).json();
  const link = card(page).getByRole('link', { name: `Call ${vendorName} on ${phone}` });
  await expect(link).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`);
  await expect(link).toBeFocused();
});

for (const [address, label, panel] of [
  ['/doctors', 'appointment', 'Book appointment'],
  ['/teachers', 'Book Trial Lesson', 'Schedule a Lesson'],
  ["/ca's", 'Book a Consultation', 'Schedule a Consultation'],
  ['/advocates', 'Book a Consultation', 'Schedule a Consultation'],
  ['/labours', 'Hire Now', 'Hire {name}'],
  ['/engineers', 'Hire Now', 'Hire {name}'],
] as const) {
  // The listing journey covers the labels of all professions.
  const tag = label === 'appointment' ? [] : '@nightly';
  test(`${address}: '${label}' opens the booking panel of that person`, { tag }, async ({
    page,
  }) => {
    const { _id, vendorName } = await first(page, encodeURI(address));
    await card(page)
      .getByRole('link', { name: `${label}: ${vendorName}`, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`-detail\\?id=${_id}#book$`));
    await expect(heading(page)).toHaveText(vendorName);
    await expect(heading(page), 'whose page it is').toBeInViewport();
    // The full name, since questions on the page start with some of these words.
    const name = panel.replace('{name}', vendorName);
    const title = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });
}

test('Chat leads to a conversation with that person', { tag: '@nightly' }, async ({ page }) => {
  await signInAs(page, 'user');
  const { vendorName } = await first(page, '/doctors');
  await card(page)
    .getByRole('link', { name: `Chat with ${vendorName}` })
    .click();
  await expect(page).toHaveURL(/\/profile\?section=messages&thread=/);
  await expect(heading(page)).toHaveText(vendorName);
});

test('officers: complaints are read, and written, about that officer', async ({ page }) => {
  const { _id, vendorName } = await first(page, '/officers');
  await expect(page.getByText(/read other complaints/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Write a Complaint', exact: true })).toHaveAttribute(
    'href',
    '/complaints',
  );
  const write = card(page).getByRole('link', { name: `Write a Complaint about ${vendorName}` });
  await expect(write).toHaveAttribute('href', `/complaints?officer=${_id}&kind=service-related`);
  await card(page)
    .getByRole('link', { name: `View Complaints about ${vendorName}` })
    .click();
  await expect(page).toHaveURL(`/officer-detail?id=${_id}&tab=complaints`);
  await expect(page.getByRole('tab', { name: 'complaints' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the heart is kept over a reload, the same on the details page, and can be undone', {
  tag: '@nightly',
}, async ({ page }) => {
  const { vendorName } = await first(page, '/doctors');
  await heart(page, vendorName).click();
  await expect(heart(page, vendorName)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/Log in to keep it everywhere/)).toBeVisible();
  await page.reload();
  await expect(heart(page, vendorName)).toHaveAttribute('aria-pressed', 'true');
  await names(page).first().getByRole('link').click();
  const onDetails = page.getByRole('main').getByRole('button', {
    name: `Add ${vendorName} to favourites`,
  });
  await expect(onDetails.first()).toHaveAttribute('aria-pressed', 'true');
  await goBack(page);
  await heart(page, vendorName).click();
  await expect(heart(page, vendorName)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart(page, vendorName)).toHaveAttribute('aria-pressed', 'true');
});

test('Liked shows those, and says how to like while there are none', { tag: '@nightly' }, async ({
  page,
}) => {
  const { vendors } = await open(page, '/doctors?spec=all');
  const liked = filterBar(page).getByRole('button', { name: 'Liked' });
  await liked.click();
  await expect(page).toHaveURL('/doctors?spec=all&liked=1');
  await expect(results(page)).toContainText('Press the heart on a card');
  await results(page).getByRole('link', { name: 'Show all doctors' }).click();
  const name = vendors[2]?.vendorName ?? '';
  await heart(page, name).click();
  await liked.click();
  await expect(names(page)).toHaveText([name]);
  await page.reload();
  await expect(names(page)).toHaveText([name]);
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
});
