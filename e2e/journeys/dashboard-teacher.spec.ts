import type { Assignment, Client, ClientsAnswer, PracticeStats } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, field, had } from '../support/dashboard';
import { beginSession, keepSession, signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

// These tests change a demo account that other tests of this file read, so they run in sequence.
test.describe.configure({ mode: 'default' });

const at = (room = '') => `/teacher-dashboard${room && `/${room}`}`;
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('the dashboard counts what is there, and leads to the schedule of this week', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInAs(page, 'teacher');
  // The page's own response, since other journeys book lessons meanwhile.
  const answer = page.waitForResponse('**/api/vendors/me/stats');
  await page.goto(at());
  const stats: PracticeStats = await (await answer).json();
  await expect(heading(page)).toHaveText('Dashboard');
  const upcoming = main(page).getByRole('region', { name: 'Upcoming Class' });
  await expect(upcoming).toContainText(`${stats.comingWeek}`);
  await expect(upcoming).toContainText('This Week');
  for (const label of ['Tutoring Hours', 'Students', 'Classes']) {
    await expect(main(page).getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await upcoming.getByRole('link', { name: 'See Schedule' }).click();
  await expect(page).toHaveURL(/\/teacher-dashboard\/schedules$/);
  await expect(heading(page)).toHaveText('Schedules');
});

test('a student stands with progress and credits', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const teacher = await signInAs(page, 'teacher');
  const { clients } = await had<ClientsAnswer>(request, teacher, '/api/vendors/me/clients');
  const [first] = clients;
  await page.goto(at('students'));
  const row = main(page).getByRole('row', { name: new RegExp(first?.name ?? '') });
  await expect(row.first()).toContainText(/\d+ lessons?/);
  await expect(main(page).getByRole('columnheader', { name: 'Credits' })).toBeVisible();
});

test('an assignment is set, handed in and marked, and the student sees the marks', async ({
  page,
  browser,
  request,
}) => {
  const title = `A letter to the editor ${Date.now()}`;
  const student = await beginSession(request, 'user');
  const teacher = await signInAs(page, 'teacher');
  const { name } = await clientOf(request, teacher, student.fullName);
  await page.goto(at('assignments'));
  await setFor(page, title, name);
  await expect(tab(page, /^To be handed in/)).toBeVisible();

  const theirs = await browser.newContext();
  const desk = await theirs.newPage();
  await keepSession(desk, student);
  await desk.goto('/profile?section=appointments');
  await main(desk).getByRole('link', { name: 'See assignments' }).click();
  await expect(heading(desk)).toHaveText('Assignments');
  await button(desk, `Hand in: ${title}`).click();
  await field(desk, /^Your answer/).fill('Dear editor, our street wakes up early.');
  await button(desk, 'Hand in').click();
  await expect(button(desk, `Hand in again: ${title}`)).toBeFocused();

  // Firefox tells fields of the focus in the window in front alone.
  await page.bringToFront();
  await page.goto(`${at('assignments')}?show=submitted`);
  const card = main(page).getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Dear editor, our street wakes up early.');
  await card.getByRole('button', { name: `Give marks: ${title}, ${name}` }).click();
  await field(page, /^Marks given/).fill('8');
  await field(page, /^Remark/).fill('Well said.');
  await card.getByRole('button', { name: 'Give marks', exact: true }).click();
  await expect(card).toHaveCount(0);
  await tab(page, /^Marked/).click();
  await expect(card).toContainText('8 of 10 marks');

  await desk.reload();
  const mine = main(desk).getByRole('listitem').filter({ hasText: title });
  await expect(mine).toContainText('8 of 10 marks');
  await expect(mine).toContainText('Well said.');
  await theirs.close();
});

test('what is not handed in yet can be removed, and stays when somebody says no', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const title = `Learn a poem ${Date.now()}`;
  const teacher = await signInAs(page, 'teacher');
  const { name } = await clientOf(request, teacher, '');
  await page.goto(`${at('assignments')}?show=set`);
  await setFor(page, title, name);
  const card = main(page).getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: `Remove: ${title}, ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: `Remove: ${title}, ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
  const all = await had<Assignment[]>(request, teacher, '/api/vendors/me/assignments');
  expect(all.map((one) => one.title)).not.toContain(title);
});

/** The first client of the teacher whose name starts with the text. */
async function clientOf(
  request: APIRequestContext,
  teacher: { token: string },
  q: string,
): Promise<Client> {
  const query = new URLSearchParams({ sort: 'name', ...(q && { q }) });
  const { clients } = await had<ClientsAnswer>(
    request,
    teacher,
    `/api/vendors/me/clients?${query}`,
  );
  const [found] = clients;
  if (!found) throw new Error(`The teacher has nobody called “${q}”.`);
  return found;
}

async function setFor(page: Page, title: string, student: string): Promise<void> {
  await button(page, 'Set an assignment').click();
  const drawer = page.getByRole('dialog', { name: 'Set an assignment' });
  await drawer.getByRole('textbox', { name: /^Title/ }).fill(title);
  await drawer.getByRole('textbox', { name: /^What to do/ }).fill('Write 200 words.');
  await drawer.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type('07012030');
  const found = drawer.getByRole('list', { name: 'Students found' });
  const search = drawer.getByRole('searchbox', { name: 'Find a student' });
  await search.fill(student);
  await expect(found.getByRole('listitem').filter({ hasNotText: student })).toHaveCount(0);
  await found.getByRole('checkbox', { name: student }).first().check();
  await drawer.getByRole('button', { name: 'Set an assignment' }).click();
  await expect(drawer).toHaveCount(0);
}
