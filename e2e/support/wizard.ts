import { type OnboardingStep, onboardingSteps } from '@nukkad/platform/contract';
import type { Locator, Page } from '@playwright/test';
import type { Scan } from './onboarding';
import { heading } from './site';
import { expect } from './test';

const main = (page: Page) => page.getByRole('main');

export const steps = onboardingSteps;
export type Step = OnboardingStep;

export const addressOf = (step: Step, profession = 'teacher') =>
  `/${profession}-onboarding?step=${steps.indexOf(step) + 1}`;

/** Expects a step in the URL and on the page. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  const number = steps.indexOf(step) + 1;
  await expect(page).toHaveURL(new RegExp(`[?&]step=${number}(&|$)`));
  await expect(heading(page)).toBeVisible();
}

export const goOn = (page: Page) =>
  main(page).getByRole('button', { name: 'Continue', exact: true }).click();

const line = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

/** Selects an option, or types a value that has none. */
async function oneOf(page: Page, name: string | RegExp, value: string): Promise<void> {
  const field = main(page).getByRole('combobox', { name });
  await field.fill(value);
  await field.press('Tab');
  await expect(field).toHaveValue(value);
}

/** Selects several options; the list closes by Escape. */
async function manyOf(page: Page, name: RegExp, values: readonly string[]): Promise<void> {
  const option = (value: string) => page.getByRole('option', { name: value, exact: true });
  await expect(async () => {
    // The list may still be loading, and opens with the next press.
    if (!(await option(values[0] ?? '').isVisible())) {
      await main(page).getByRole('button', { name }).first().click();
    }
    await expect(option(values[0] ?? '')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const value of values) await option(value).click();
  await page.keyboard.press('Escape');
}

/** Types a date, `2017-06-01`, as users do: day, month, year. */
async function writeDay(page: Page, name: RegExp, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const field = main(page).getByRole('group', { name });
  await field.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type(`${date}${month}${year}`);
}

export async function attach(page: Page, scan: Scan): Promise<void> {
  await main(page).locator('input[type=file]').first().setInputFiles(scan);
  // An upload resumes by itself after an outage, up to half a minute after the server's restart.
  await expect(sentFile(page, scan)).toBeVisible({ timeout: 180_000 });
}

/** The control that opens an uploaded file. */
export const sentFile = (page: Page, { name }: Pick<Scan, 'name'>): Locator =>
  main(page).getByRole('button', { name: `Open ${name}` });

/** An applicant's answers in the wizard. */
export interface Answers {
  title: string;
  gender: string;
  mobile: string;
  city: string;
  location: string;
  subjects: { label: RegExp; values: string[] };
  /** Teachers only. */
  syllabus?: string[] | undefined;
  description: string;
  certificate: Certificate;
  education: { institution: string; qualification: string; specializations: string[]; scan: Scan };
  hours: { day: string; from: string; to: string };
  /** Teachers only. */
  category?: string | undefined;
  experience: string;
  /** For professions with a price. */
  price?: string | undefined;
}

interface Certificate {
  subject?: string;
  level?: string;
  number?: string;
  issuedBy: string;
  description?: string;
  from: string;
  to: string;
  scan: Scan;
}

/** Fills in a step like a user, without leaving it. */
export async function fill(page: Page, step: Step, answers: Answers): Promise<void> {
  await fillers[step](page, answers);
}

const fillers: Record<Step, (page: Page, answers: Answers) => Promise<void>> = {
  async details(page, { title, gender, mobile, city, location, subjects, syllabus }) {
    await main(page)
      .getByRole('combobox', { name: /^Title/ })
      .selectOption(title);
    await main(page)
      .getByRole('combobox', { name: /^Gender/ })
      .selectOption(gender);
    await line(page, /^Mobile number/).fill(mobile);
    await main(page)
      .getByRole('checkbox', { name: /WhatsApp/ })
      .check({ force: true });
    await oneOf(page, /^City/, city);
    await oneOf(page, /^Location/, location);
    await manyOf(page, subjects.label, subjects.values);
    if (syllabus) await manyOf(page, /Syllabus taught/, syllabus);
  },
  async description(page, { description }) {
    await line(page, /^Description/).fill(description);
  },
  async certificates(page, { certificate }) {
    const { subject, level, number, issuedBy, description, from, to, scan } = certificate;
    await begin(page, 'Certificate 1', 'Add another certificate');
    if (subject)
      await main(page)
        .getByRole('combobox', { name: /^Subject/ })
        .selectOption(subject);
    if (level) await oneOf(page, /^Certificate/, level);
    if (number) await line(page, /^Registration number/).fill(number);
    await oneOf(page, /^Issued by/, issuedBy);
    if (description) await line(page, /^Description/).fill(description);
    await writeDay(page, /^From/, from);
    await writeDay(page, /^(To|Valid until)/, to);
    await attach(page, scan);
  },
  async education(page, { education }) {
    await begin(page, 'Education 1', 'Add another education');
    await oneOf(page, /^Institution/, education.institution);
    await oneOf(page, /^Qualification/, education.qualification);
    await manyOf(page, /Specializations/, education.specializations);
    await writeDay(page, /^From/, '2013-06-01');
    await writeDay(page, /^To/, '2016-05-31');
    await attach(page, education.scan);
  },
  async availability(page, { hours: { day, from, to } }) {
    await main(page).getByRole('checkbox', { name: day }).check({ force: true });
    await main(page).getByLabel(`${day}, from`).fill(from);
    await main(page).getByLabel(`${day}, to`).fill(to);
  },
  async other(page, { category, experience, price }) {
    if (category) await oneOf(page, /^Tuition category/, category);
    await line(page, /experience in years/i).fill(experience);
    if (price) await line(page, / in INR per /).fill(price);
  },
};

/** Expects a step's saved answers. */
export async function expectFilled(page: Page, step: Step, answers: Answers): Promise<void> {
  await there[step](page, answers);
}

const choice = (page: Page, name: RegExp) => main(page).getByRole('combobox', { name });

const there: Record<Step, (page: Page, answers: Answers) => Promise<void>> = {
  async details(page, { title, gender, city, location, subjects }) {
    await expect(choice(page, /^Title/)).toHaveValue(title);
    await expect(choice(page, /^Gender/)).toHaveValue(gender);
    await expect(line(page, /^Mobile number/)).toHaveValue(/98450 ?12345/);
    await expect(choice(page, /^City/)).toHaveValue(city);
    await expect(choice(page, /^Location/)).toHaveValue(location);
    await expect(
      main(page)
        .getByText(subjects.values[0] ?? '')
        .first(),
    ).toBeVisible();
  },
  async description(page, { description }) {
    await expect(line(page, /^Description/)).toHaveValue(description);
  },
  async certificates(page, { certificate: { issuedBy, description, scan } }) {
    await expect(choice(page, /^Issued by/)).toHaveValue(issuedBy);
    if (description) await expect(line(page, /^Description/)).toHaveValue(description);
    await expect(sentFile(page, scan)).toBeVisible();
  },
  async education(page, { education: { institution, qualification, scan } }) {
    await expect(choice(page, /^Institution/)).toHaveValue(institution);
    await expect(choice(page, /^Qualification/)).toHaveValue(qualification);
    await expect(sentFile(page, scan)).toBeVisible();
  },
  async availability(page, { hours: { day, from, to } }) {
    await expect(main(page).getByRole('checkbox', { name: day })).toBeChecked();
    await expect(main(page).getByLabel(`${day}, from`)).toHaveValue(from);
    await expect(main(page).getByLabel(`${day}, to`)).toHaveValue(to);
  },
  async other(page, { category, experience, price }) {
    if (category) await expect(choice(page, /^Tuition category/)).toHaveValue(category);
    await expect(line(page, /experience in years/i)).toHaveValue(experience);
    if (price) await expect(line(page, / in INR per /)).toHaveValue(price);
  },
};

/** The first document's form is shown at once, or must be added. */
async function begin(page: Page, name: string, add: string): Promise<void> {
  const first = main(page).getByRole('group', { name });
  const more = main(page).getByRole('button', { name: add });
  await expect(first.or(more).first()).toBeVisible();
  if (!(await first.isVisible())) await more.click();
}

/** Goes through all six steps, from the first. */
export async function goThrough(page: Page, answers: Answers): Promise<void> {
  for (const step of steps) {
    await expectStep(page, step);
    await fill(page, step, answers);
    await goOn(page);
  }
  await expect(heading(page)).toHaveText('Review and submit');
}

export async function submitReview(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Submit for verification' }).click();
  await expect(heading(page)).toHaveText('Your listing is being checked');
}
