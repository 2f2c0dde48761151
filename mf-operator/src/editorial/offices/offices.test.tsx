import { limits, type OfficeOrder, type OfficeSheet } from '@nukkad/platform/contract';
import { type fakeWire, problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as list } from '../../common/ordered-list.text';
import { openConsole, signInOperator, site } from '../../common/testing/open-console';
import { text as form } from '../../common/versioned-form/versioned-form.text';
import { text } from './offices.text';

type Handlers = Parameters<typeof fakeWire>[0];

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = ({ calls }: ReturnType<typeof openConsole>['wire']) =>
  calls.filter(({ name }) => name === 'changeOfficeSheet').map(({ request }) => request.body);

beforeEach(signInOperator);

const police = {
  ...{ _id: 'department-1', name: 'Police Clearance', about: 'Certificates.' },
  ...{ address: '1 Infantry Road, Bengaluru 560001', phone: '+91 80 0000 1000' },
};
const office: OfficeSheet = {
  ...{ slug: 'department-of-home', revision: 7, heading: 'Police', about: 'Keeps order.' },
  departments: [police],
};

function openOffices(handlers: Handlers = {}) {
  return openConsole(`${site}/editorial?part=offices`, {
    getOfficeSheets: () => [{ slug: office.slug, name: 'Department of Home', departments: 1 }],
    getOfficeSheet: () => office,
    changeOfficeSheet: ({ body }) => ({ ...office, ...(body as OfficeOrder), revision: 8 }),
    ...handlers,
  });
}

test('a department is added to a government office, and its place is fixed', async () => {
  const { wire, said, container } = openOffices();
  await press(text.add);
  expect(screen.queryByRole('button', { name: list.up(police.name) })).toBeNull();
  await press(form.save);
  const added = within(screen.getByRole('group', { name: text.department(2) }));
  const field = (name: string) => added.getByRole('textbox', { name: new RegExp(`^${name}`) });
  expect(field(text.name)).toHaveFocus();
  expect(sent(wire)).toEqual([]);
  await expect(container).toBeAccessible();
  await userEvent.type(field(text.phone), '+91 80 0000 2000');
  await userEvent.type(field(text.address), '2 Infantry Road');
  await userEvent.type(field(text.aboutDepartment), 'Inspects.');
  await userEvent.type(field(text.name), 'Fire Safety');
  await press(form.save);
  await waitFor(() => expect(said()).toContain(text.saved));
  const { slug, ...order } = office;
  const fire = { name: 'Fire Safety', about: 'Inspects.', address: '2 Infantry Road' };
  expect(sent(wire)).toEqual([
    { ...order, departments: [police, { ...fire, phone: '+91 80 0000 2000' }] },
  ]);
});

test('a full list says why nothing is added; a removed one leaves the focus there', async () => {
  const departments = Array.from({ length: limits.departmentsMost }, (_, nth) => ({
    ...police,
    ...{ _id: `department-${nth}`, name: `Department ${nth}` },
  }));
  const { wire } = openOffices({ getOfficeSheet: () => ({ ...office, departments }) });
  const add = await screen.findByRole('button', { name: text.add });
  expect(add).toHaveAccessibleDescription(list.full(limits.departmentsMost));
  await userEvent.click(add);
  expect(screen.queryByRole('group', { name: text.department(departments.length + 1) })).toBeNull();
  await press(list.remove('Department 0'));
  expect(add).toHaveFocus();
  expect(add).not.toHaveAccessibleDescription();
  expect(sent(wire)).toEqual([]);
});

test('an office keeps one department, and what an officer wrote meanwhile is shown', async () => {
  openOffices({ changeOfficeSheet: () => problem(409, 'draft-changed') });
  await press(list.remove(police.name));
  await press(form.save);
  expect((await screen.findAllByText(text.none))[0]).toBeVisible();
  await press(text.add);
  const added = within(screen.getByRole('group', { name: text.department(1) }));
  for (const [name, typed] of [
    [text.name, 'Prisons'],
    [text.aboutDepartment, 'Visits.'],
    [text.address, 'Parappana Agrahara'],
    [text.phone, '+91 80 0000 3000'],
  ] as const) {
    await userEvent.type(added.getByRole('textbox', { name: new RegExp(`^${name}`) }), typed);
  }
  await press(form.save);
  expect(await screen.findByText(/Police Clearance/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: form.takeRemote })).toBeVisible();
});
