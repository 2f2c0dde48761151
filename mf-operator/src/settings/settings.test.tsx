import type { FooterOrder, LocationsOrder, SiteOrder } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as list } from '../common/ordered-list.text';
import { aSettings } from '../common/testing/editorial';
import { openConsole, signInOperator, site } from '../common/testing/open-console';
import { text as form } from '../common/versioned-form/versioned-form.text';
import { text } from './settings.text';

const open = (part: string, handlers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole(`${site}/settings?part=${part}`, { getSiteSettings: () => aSettings(), ...handlers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const bodies = (wire: ReturnType<typeof openConsole>['wire'], call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request.body);

beforeEach(signInOperator);

test('contact data are changed, with the revision they were read at', async () => {
  const { wire, said, container } = open('contact', {
    changeSite: ({ body }) => aSettings({ site: { ...(body as SiteOrder), revision: 5 } }),
  });
  const phone = await field(text.phone);
  await expect(container).toBeAccessible();
  await userEvent.clear(phone);
  await userEvent.type(phone, '+91 80 4000 4000');
  await press(form.save);
  await waitFor(() => expect(said()).toContain(text.saved(text.parts.contact)));
  const [sent] = bodies(wire, 'changeSite') as SiteOrder[];
  expect(sent).toMatchObject({ revision: 4, site: { phone: '+91 80 4000 4000' } });
  expect(await field(text.phone)).toHaveValue('+91 80 4000 4000');
});

test('a city nobody knows is said at its field', async () => {
  open('contact', {
    changeSite: () => problem(422, 'validation', { 'site.place.city': 'is no city we know' }),
  });
  await userEvent.type(await field(text.city), 'x');
  await press(form.save);
  expect((await screen.findAllByText('is no city we know'))[0]).toBeVisible();
});

test('links are added and removed, and nothing that runs is sent', async () => {
  const { wire } = open('footer', {
    changeFooter: ({ body }) => aSettings({ footer: body as FooterOrder }),
  });
  await press(list.remove('Login'));
  await press(text.addLink(text.lists.social));
  const [, social] = await screen.findAllByRole('textbox', { name: /^Words/ });
  const [, target] = screen.getAllByRole('textbox', { name: /^Leads to/ });
  await userEvent.type(social as HTMLElement, 'X');
  await userEvent.type(target as HTMLElement, 'javascript:alert(1)');
  await press(form.save);
  expect(target).toHaveFocus();
  expect(target).toHaveAccessibleDescription(new RegExp(text.wrongTarget));
  expect(bodies(wire, 'changeFooter')).toEqual([]);
  await userEvent.clear(target as HTMLElement);
  await userEvent.type(target as HTMLElement, 'https://x.com/nukkad');
  await press(form.save);
  await waitFor(() => expect(bodies(wire, 'changeFooter')).toHaveLength(1));
  const [sent] = bodies(wire, 'changeFooter') as FooterOrder[];
  expect(sent?.footer.quickLinks).toEqual([{ label: 'Home', href: '/' }]);
  expect(sent?.footer.social).toEqual([{ label: 'X', href: 'https://x.com/nukkad' }]);
});

test('states are put first, each once', async () => {
  const { wire } = open('locations', {
    changeLocations: ({ body }) =>
      aSettings({ locations: { ...aSettings().locations, ...(body as LocationsOrder) } }),
  });
  await press(text.addState);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^State/ }), 'Kerala');
  await press(form.save);
  await waitFor(() =>
    expect(bodies(wire, 'changeLocations')).toEqual([{ revision: 0, first: ['kerala'] }]),
  );
});

test('what does not load can be asked for again', async () => {
  const { wire } = open('contact', { getSiteSettings: () => problem(400, 'bad-request') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getSiteSettings', () => aSettings());
  await userEvent.click(retry);
  expect(await field(text.phone)).toBeVisible();
});
