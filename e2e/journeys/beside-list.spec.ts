import type { Page } from '@playwright/test';
import { names, results } from '../support/listing';
import { takeAsReleased } from '../support/rendered-ahead';
import { expectSameDocument, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

const aside = (page: Page) => page.getByRole('complementary', { name: 'Forms and questions' });
const appointment = (page: Page) => page.getByRole('form', { name: 'Request an appointment' });
const question = (page: Page) => page.getByRole('form', { name: 'Ask a free question' });
const field = (page: Page, name: string | RegExp) => aside(page).getByRole('textbox', { name });

const QUESTION = 'How long does a crown usually last?';

/** Opens a listing and scrolls to its lazily rendered side content. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(encodeURI(address));
  await expect(names(page).first()).toBeVisible();
  await aside(page).scrollIntoViewIfNeeded();
  await expect(question(page)).toBeVisible();
}

async function fillAppointment(page: Page): Promise<void> {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Phone').fill('90000 12345');
  await field(page, 'City').fill('Bengaluru');
}

test('an appointment wants name, phone and city, and answers with a reference', async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* 422/);
  await open(page, '/doctors');
  await expect(field(page, 'City'), 'the place that is looked around').toHaveValue('Bengaluru');
  await field(page, 'City').fill('');
  const send = appointment(page).getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(appointment(page).getByText('Required', { exact: true })).toHaveCount(3);
  await expect(field(page, 'Name')).toBeFocused();
  await fillAppointment(page);
  await expect(appointment(page).getByText('Required', { exact: true })).toHaveCount(0);
  await test.step('a telephone number that is none is told at its field, by the server', async () => {
    await field(page, 'Phone').fill('12');
    await send.click();
    await expect(appointment(page)).toContainText('Phone Number Too Short');
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Asha Rao');
    await field(page, 'Phone').fill('90000 12345');
  });
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/appointment-requests'),
    send.click(),
  ]);
  const { reference, routedTo } = await answer.json();
  const done = aside(page).getByRole('alert');
  await expect(done).toContainText(reference);
  await expect(done).toContainText(`${routedTo} doctor`);
  await expect(done).toBeFocused();
  await done.getByRole('button', { name: 'Send another' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await test.step('beside the list where there is room, after it on a phone', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await aside(page).scrollIntoViewIfNeeded();
    const [list, beside] = [await results(page).boundingBox(), await aside(page).boundingBox()];
    expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) - 1);
    expect((list?.width ?? 0) / (beside?.width ?? 1)).toBeCloseTo(2, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await aside(page).scrollIntoViewIfNeeded();
    const [above, below] = [await results(page).boundingBox(), await aside(page).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });
});

test('a request that cannot be sent loses nothing, and is made once', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource/);
  await open(page, '/labours?spec=electrician');
  await mark(page);
  const requests = '**/api/appointment-requests';
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/appointment-requests')) return;
    keys.push(request.headers()['idempotency-key']);
  });
  await page.route(requests, (route) => route.abort('connectionrefused'));
  await fillAppointment(page);
  const send = appointment(page).getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(appointment(page)).toContainText('What you wrote is still here');
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(field(page, 'Phone')).toHaveValue('90000 12345');
  await page.unroute(requests);
  await send.click();
  await expect(aside(page).getByRole('alert')).toContainText('Your request is on its way');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size, 'the server knows it again').toBe(1);
  await expectSameDocument(page);
});

test('a free question has ten characters, and is shown with its reference', {
  tag: '@nightly',
}, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, '/doctors');
  const ask = question(page).getByRole('button', { name: 'Ask' });
  await ask.click();
  await expect(question(page).getByText('Required', { exact: true })).toBeVisible();
  await field(page, 'Your question').fill('Too short');
  await ask.click();
  await expect(question(page)).toContainText('Question must be at least 10 characters');
  await field(page, 'Your question').fill(QUESTION);
  await field(page, /^Email/).fill('nobody');
  await ask.click();
  await expect(question(page)).toContainText('Invalid email address');
  await field(page, /^Email/).fill('asha@example.com');
  const [answer] = await Promise.all([page.waitForResponse('**/api/questions'), ask.click()]);
  const { reference } = await answer.json();
  const panel = aside(page).getByRole('alert');
  await expect(panel).toContainText(QUESTION);
  await expect(panel).toContainText(reference);
  expect(dialogs, 'no window of the browser').toEqual([]);
  await expect(panel).toBeFocused();
});

test('a question that cannot be sent stays where it was written', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource/);
  await open(page, '/teachers');
  await page.route('**/api/questions', (route) => route.abort('connectionrefused'));
  await field(page, 'Your question').fill(QUESTION);
  await question(page).getByRole('button', { name: 'Ask' }).click();
  await expect(question(page)).toContainText('What you wrote is still here');
  await expect(field(page, 'Your question')).toHaveValue(QUESTION);
  await page.unroute('**/api/questions');
  await question(page).getByRole('button', { name: 'Ask' }).click();
  await expect(aside(page).getByRole('alert')).toContainText(QUESTION);
});

test('questions and answers of the speciality, one open at a time', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const faq = await (await request.get('/api/content/faq?key=doctor/dentist')).json();
  const answered = await (await request.get('/api/questions?cat=doctor&spec=dentist')).json();
  await open(page, '/doctors');
  const block = aside(page).getByRole('region', { name: 'Frequently asked questions' });
  const opener = (text: string) => block.getByRole('button', { name: text, exact: true });
  await expect(block.getByRole('button')).toHaveText(faq.map((one: Faq) => one.question));
  await opener(faq[0].question).click();
  await expect(block.getByText(faq[0].answer)).toBeVisible();
  await opener(faq[1].question).click();
  await expect(block.getByText(faq[1].answer)).toBeVisible();
  await expect(block.getByText(faq[0].answer)).toBeHidden();
  await opener(faq[1].question).click();
  await expect(block.getByText(faq[1].answer)).toBeHidden();
  const asked = aside(page).getByRole('region', { name: 'Questions from visitors' });
  await asked.getByRole('button', { name: answered[0].question, exact: true }).click();
  await expect(asked.getByText(answered[0].answer)).toBeVisible();
});

interface Faq {
  question: string;
  answer: string;
}

/** URL → the questions beside its list. */
const keys = {
  '/teachers': 'teacher/english',
  '/ca': 'ca',
  '/labours': 'labour',
  '/engineers': 'engineer',
  '/advocates': 'advocate',
  '/officers': 'officer/service-related',
};

test('every profession has questions of its own', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const firsts = await Promise.all(
    Object.values(keys).map(async (key) => {
      const faq: Faq[] = await (await request.get(`/api/content/faq?key=${key}`)).json();
      return faq[0]?.question ?? 'no question';
    }),
  );
  expect(new Set(firsts).size).toBe(firsts.length);
  for (const address of ['/ca', '/officers'] as const) {
    await open(page, address);
    const first = firsts[Object.keys(keys).indexOf(address)] ?? '';
    await expect(aside(page).getByRole('button', { name: first, exact: true })).toBeVisible();
  }
  await test.step('nobody asks an officer for an appointment', async () => {
    await expect(appointment(page)).toHaveCount(0);
  });
});

test('questions that do not come apologise, and Retry brings them', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource/);
  await takeAsReleased(page);
  await page.route('**/api/content/faq?*', (route) => route.abort('connectionrefused'));
  await open(page, '/doctors');
  const alert = aside(page).getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.unroute('**/api/content/faq?*');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(
    aside(page).getByRole('region', { name: 'Frequently asked questions' }),
  ).toBeVisible();
});

test('a paid place says so, and leads to its clinic', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const [promotion] = await (await request.get('/api/promotions?slot=listing&type=doctor')).json();
  await open(page, '/doctors');
  const card = aside(page).getByRole('region', { name: 'Sponsored' });
  await expect(card.getByText('Sponsored')).toBeVisible();
  await expect(card).toContainText(promotion.title);
  await card.getByRole('link', { name: promotion.action }).click();
  await expect(page).toHaveURL(`/doctor-detail?id=${promotion.vendor._id}`);
  await expect(heading(page)).toHaveText(promotion.vendor.vendorName);
});

test('a question by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/engineers');
  await field(page, 'Your question').focus();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Tab');
  await expect(field(page, /^Email/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Ask' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(aside(page).getByRole('alert')).toBeFocused();
});
