import {
  aFaq,
  aGovDepartment,
  aGovOffice,
  aGovOfficeDetails,
  aVendorDetails,
  problem,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeState } from '../../common/navigation/navigation-state';
import { never, open } from '../testing/open';
import { text } from './office.text';

const HERE = '/govt-offices-detail?office=finance';
const getGovOffice = () => aGovOfficeDetails();
const card = officeState(aGovOffice());

test('the card that came along paints before the answer', async () => {
  open(HERE, { getGovOffice: never }, card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Finance and Taxes' })).toBeVisible();
  const chips = within(screen.getByRole('navigation', { name: text.departments }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'State Department of Finance',
    'Treasuries',
    'Commercial Taxes',
    'Pensions',
    'Small Savings',
  ]);
});

test('an address with an office is enough; its first department is open', async () => {
  const { wire, container } = open(HERE, { getGovOffice });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'State Department of Finance' }),
  ).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ slug: 'finance' });
  expect(document.title).toBe('Finance and Taxes · Nukkad');
  await expect(container).toBeAccessible();
});

test('what is often asked of government offices stands below its departments', async () => {
  const { wire } = open(HERE, {
    getGovOffice,
    getFaq: () => [aFaq({ question: 'Which papers?' })],
  });
  expect(await screen.findByRole('button', { name: 'Which papers?' })).toBeVisible();
  const asked = wire.calls.find(({ name }) => name === 'getFaq')?.request.query;
  expect(asked).toEqual({ key: 'govt-officer' });
});

const departments = aGovOfficeDetails().departments.map(({ name, slug }) => ({ name, slug }));

test.each(departments)('$name has its panel', async ({ name, slug }) => {
  const { address } = open(HERE, { getGovOffice });
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(new URLSearchParams(address().split('?')[1]).get('department')).toBe(slug);
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByRole('link', { name: `Officer of ${name}` })).toHaveAttribute(
    'href',
    `/govt-offices-detail?id=officer-${slug}`,
  );
  expect(screen.getByRole('row', { name: `Certificate of ${name} 7 days Free` })).toBeVisible();
  expect(screen.getByText(`Form of ${name}`)).toBeVisible();
  expect(screen.getByText('10:00 AM – 5:30 PM')).toBeVisible();
  expect(screen.getByRole('link', { name: text.complain })).toHaveAttribute(
    'href',
    `/complaints?office=finance&department=${slug}`,
  );
  const wayIn = screen.getByRole('link', { name: text.keepPage });
  expect(wayIn).toHaveAttribute('href', '/list-yourself');
});

test('a chip keeps focus and what came along', async () => {
  const { navigationState } = open(HERE, { getGovOffice }, card);
  const chip = await screen.findByRole('link', { name: 'Pensions' });
  await userEvent.click(chip);
  expect(chip).toHaveFocus();
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(navigationState()).toMatchObject(card);
});

test('a department of which nothing is known says so', async () => {
  const bare = aGovDepartment({ officers: [], services: [], documents: [], workingHours: [] });
  open(HERE, { getGovOffice: () => aGovOfficeDetails({ departments: [bare] }) });
  for (const words of [text.noPeople, text.noServices, text.noDocuments]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test('without an office one is chosen', async () => {
  const { address, navigationState } = open('/govt-offices-detail', {
    getGovOffices: () => [aGovOffice()],
    getGovOffice,
  });
  expect(await screen.findByRole('heading', { level: 1, name: text.choose })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Finance and Taxes' }));
  expect(address()).toBe(HERE);
  expect(navigationState()).toEqual(card);
  expect(await screen.findByText(`Form of ${card.detail1}`)).toBeVisible();
});

test('a documented card without an address finds its office', async () => {
  open('/govt-offices-detail', { getGovOffices: () => [aGovOffice()], getGovOffice }, card);
  expect(await screen.findByText(`Form of ${card.detail1}`)).toBeVisible();
});

test('an office of fewer departments names those it has', async () => {
  const none = { detail2: '', detail3: '', detail4: '', detail5: '' };
  open('/govt-offices-detail', { getGovOffices: () => [aGovOffice(none)] });
  const department = await screen.findByText('State Department of Finance');
  expect(department.closest('ul')?.children).toHaveLength(1);
});

test('no offices at all are told, with another way', async () => {
  open('/govt-offices-detail', { getGovOffices: () => [] });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('link', { name: text.officers })).toHaveAttribute('href', '/officers');
});

test('offices that do not come are said, and can be asked for again', async () => {
  const { wire } = open('/govt-offices-detail', {
    getGovOffices: () => problem(403, 'forbidden'),
  });
  expect(await screen.findByText(failureWords.couldNotLoad(text.whatAll))).toBeVisible();
  wire.answer('getGovOffices', () => [aGovOffice()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Finance and Taxes' })).toBeVisible();
});

test('an office nobody knows is told', async () => {
  open(HERE, { getGovOffice: () => problem(404, 'not-found') });
  expect(await screen.findByRole('heading', { level: 1, name: text.unknown })).toBeVisible();
  expect(screen.getByRole('link', { name: text.seeAll })).toBeVisible();
});

test('an office that does not come keeps its card, and can be asked for again', async () => {
  const { wire } = open(HERE, { getGovOffice: () => problem(403, 'forbidden') }, card);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: 'Finance and Taxes' })).toBeVisible();
  wire.answer('getGovOffice', getGovOffice);
  await userEvent.click(retry);
  expect(await screen.findByText(`Form of ${card.detail1}`)).toBeVisible();
});

test('an officer of it has a page on the same path', async () => {
  open('/govt-offices-detail?id=vendor-1', {
    getVendor: () => aVendorDetails({ profession: 'govt-officer' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Kavya Gowda' })).toBeVisible();
});
