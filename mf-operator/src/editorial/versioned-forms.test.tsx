import type { FaqOrder, PaidPlace, PaidPlaceText, SlidesSheet } from '@nukkad/platform/contract';
import { aVendor, problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as list } from '../common/ordered-list.text';
import { choices } from '../common/testing/editorial';
import { openConsole, signInOperator, site } from '../common/testing/open-console';
import { text as form } from '../common/versioned-form/versioned-form.text';
import { text as written } from '../common/written.text';
import { text as banner } from './banner/banner.text';
import { text as faq } from './faq/faq.text';
import { text as paid } from './paid-places/paid-places.text';

const part = (name: string) => `${site}/editorial?part=${name}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (wire: ReturnType<typeof openConsole>['wire'], call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request.body);

beforeEach(signInOperator);

const sheet = {
  ...{ key: 'home', revision: 2 },
  faqs: [
    { _id: 'faq-1', question: 'What is it?', answer: 'A directory.' },
    { _id: 'faq-2', question: 'What does it cost?', answer: 'Nothing.' },
  ],
};
const openFaq = (handlers = {}) =>
  openConsole(part('faq'), {
    getFaqKeys: () => [{ key: 'home', questions: 2 }],
    getFaqSheet: () => sheet,
    changeFaqSheet: ({ body }) => ({ ...sheet, ...(body as FaqOrder), revision: 3 }),
    ...handlers,
  });

test('questions are moved, added and removed, and sent in their order', async () => {
  const { wire, said, container } = openFaq();
  await press(list.down('What is it?'));
  await press(faq.add);
  const added = within(await screen.findByRole('group', { name: faq.faq(3) }));
  await userEvent.type(added.getByRole('textbox', { name: /^Question/ }), 'New?');
  await userEvent.type(
    within(screen.getByRole('group', { name: 'New?' })).getByRole('textbox', { name: /^Answer/ }),
    'Yes.',
  );
  await expect(container).toBeAccessible();
  await press(form.save);
  await waitFor(() => expect(said()).toContain(faq.saved));
  expect(bodies(wire, 'changeFaqSheet')).toEqual([
    {
      revision: 2,
      faqs: [sheet.faqs[1], sheet.faqs[0], { question: 'New?', answer: 'Yes.' }],
    },
  ]);
});

test('half a question is not sent', async () => {
  const { wire } = openFaq();
  await press(faq.add);
  await press(form.save);
  const added = within(screen.getByRole('group', { name: faq.faq(3) }));
  const question = added.getByRole('textbox', { name: /^Question/ });
  expect(question).toHaveFocus();
  expect(question).toHaveAccessibleDescription(written.needed);
  expect(bodies(wire, 'changeFaqSheet')).toEqual([]);
  await press(list.remove(faq.faq(3)));
  expect(screen.getByRole('button', { name: faq.add })).toHaveFocus();
});

test('questions that somebody else has changed are not overwritten', async () => {
  openFaq({ changeFaqSheet: () => problem(409, 'draft-changed') });
  await press(list.remove('What is it?'));
  await press(form.save);
  expect(await screen.findByRole('button', { name: form.takeRemote })).toBeVisible();
});

const slides: SlidesSheet = {
  revision: 0,
  slides: [
    {
      ...{ _id: 'slide-1', title: 'Doctors who explain', text: 'Find one.', topic: 'doctors' },
      ...{ profession: 'doctor', picture: 'doctors' },
    },
  ],
};

test('slides are changed with their scene in sight', async () => {
  const { wire, said } = openConsole(part('banner'), {
    getEditorialChoices: () => choices,
    getSlides: () => slides,
    changeSlides: ({ body }) => ({ ...(body as SlidesSheet), revision: 1 }),
  });
  const title = await screen.findByRole('textbox', { name: new RegExp(`^${banner.title}`) });
  await userEvent.clear(title);
  await userEvent.type(title, 'Doctors nearby');
  expect(screen.getByRole('img', { name: 'A doctor’s bag' })).toBeVisible();
  await press(form.save);
  await waitFor(() => expect(said()).toContain(banner.saved));
  expect(bodies(wire, 'changeSlides')).toEqual([
    { revision: 0, slides: [{ ...slides.slides[0], title: 'Doctors nearby' }] },
  ]);
});

test('the banner keeps one slide at least', async () => {
  openConsole(part('banner'), { getEditorialChoices: () => choices, getSlides: () => slides });
  await press(list.remove('Doctors who explain'));
  await press(form.save);
  expect((await screen.findAllByText(banner.none))[0]).toBeVisible();
});

const place: PaidPlace = {
  ...{ _id: 'place-1', revision: 1, title: 'Open on Sundays', text: 'In HSR.', action: 'View' },
  ...{ from: '2026-10-31T18:30:00.000Z', until: null, state: 'running' },
  vendor: { _id: 'vendor-1', vendorName: 'Dr. Rao', profession: 'doctor', img: '' },
};

test('a paid place is given to somebody who is found by name', async () => {
  const { wire, said } = openConsole(part('paid'), {
    getPaidPlaces: () => [],
    searchDirectory: () => ({
      ...{ page: 1, limit: 10, total: 1, totalPages: 1, isTotalExact: true, next: null },
      ...{
        facets: [],
        place: null,
        professions: [],
        corrected: null,
        meant: null,
        understood: [],
        others: [],
      },
      vendors: [aVendor({ _id: 'vendor-1', vendorName: 'Dr. Rao' })],
    }),
    addPaidPlace: () => place,
  });
  await press(paid.add);
  await userEvent.type(await screen.findByRole('combobox', { name: /^Professional/ }), 'Rao');
  await userEvent.click(await screen.findByRole('option', { name: /Dr\. Rao/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Heading/ }), 'Open on Sundays');
  await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'In HSR.');
  await press(form.save);
  await waitFor(() => expect(said()).toContain(paid.saved));
  const [sent] = bodies(wire, 'addPaidPlace') as PaidPlaceText[];
  expect(sent).toMatchObject({ vendorId: 'vendor-1', title: 'Open on Sundays', until: null });
});

test('paid places say whether they run, and go after a question', async () => {
  const { wire } = openConsole(part('paid'), {
    getPaidPlaces: () => [place],
    removePaidPlace: () => undefined,
  });
  expect(await screen.findByText(/Running · From 1 Nov 2026/)).toBeVisible();
  await press(paid.remove('Dr. Rao'));
  await screen.findByRole('alertdialog');
  await press(paid.removeWord);
  await waitFor(() => expect(bodies(wire, 'removePaidPlace')).toHaveLength(1));
});
