import type { ManuscriptOrder } from '@nukkad/platform/contract';
import { networkDown, problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aManuscript, choices } from '../../common/testing/editorial';
import { openConsole, signInOperator, site } from '../../common/testing/open-console';
import { text as form } from '../../common/versioned-form/versioned-form.text';
import { pictureText, text } from './articles.text';

const room = `${site}/editorial`;
const page = { page: 1, limit: 20, total: 1, totalPages: 1 };
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

type Handlers = Parameters<typeof openConsole>[1];
const open = (at: string, handlers: Handlers = {}) =>
  openConsole(at, { getEditorialChoices: () => choices, ...handlers });
const openOne = (handlers: Handlers = {}) =>
  open(`${room}?article=post-1`, { getManuscript: () => aManuscript(), ...handlers });

beforeEach(signInOperator);

test('articles are listed with their state, each to be opened', async () => {
  const { container } = open(room, {
    getManuscripts: () => ({ manuscripts: [aManuscript({ state: 'scheduled' })], ...page }),
  });
  const link = await screen.findByRole('link', { name: 'What to ask' });
  expect(link).toHaveAttribute('href', `${room}?article=post-1`);
  expect(screen.getByRole('cell', { name: text.states.scheduled })).toBeVisible();
  await expect(container).toBeAccessible();
});

test('nothing found is said, with a way to begin', async () => {
  open(`${room}?q=zzz`, {
    getManuscripts: () => ({ manuscripts: [], ...page, total: 0, totalPages: 0 }),
  });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('link', { name: text.begin })).toBeVisible();
});

test('a new article is sent with an address from its title, and opened', async () => {
  const { wire } = open(`${room}?article=new`, {
    addManuscript: () => aManuscript(),
    getManuscript: () => aManuscript(),
  });
  await userEvent.type(await field(text.title), 'What to ask');
  await userEvent.type(await field(text.summary), 'Three questions.');
  await userEvent.type(await field(text.body), 'Ask.');
  await userEvent.type(await field(text.topic), 'Health');
  await press(text.save);
  expect(await screen.findByText(text.isDraft)).toBeVisible();
  const sent = wire.calls.find(({ name }) => name === 'addManuscript')?.request.body;
  expect(sent).toMatchObject({ slug: 'what-to-ask', title: 'What to ask', picture: null });
});

test('an unfinished article is not sent, and says what is missing', async () => {
  const { wire } = open(`${room}?article=new`);
  await press(text.save);
  expect((await screen.findAllByText(text.needed)).length).toBeGreaterThan(1);
  expect(wire.calls.some(({ name }) => name === 'addManuscript')).toBe(false);
});

test('without a connection nothing typed is lost, also when the page is loaded anew', async () => {
  const offline = {
    changeManuscript: () => {
      throw networkDown();
    },
  };
  const { unmount } = openOne(offline);
  const body = await field(text.body);
  await userEvent.type(body, ' And when.');
  await press(text.save);
  expect(await screen.findByText(/no answer came from Nukkad/)).toBeVisible();
  expect(body).toHaveValue('Ask what it costs. And when.');
  unmount();
  openOne();
  expect(await field(text.body)).toHaveValue('Ask what it costs. And when.');
  expect(screen.getByText(form.kept)).toBeVisible();
  await press(form.discard);
  expect(await field(text.body)).toHaveValue('Ask what it costs.');
});

test('who was overtaken sees the other version, keeps theirs and saves it', async () => {
  const sent: ManuscriptOrder[] = [];
  let revision = 1;
  openOne({
    getManuscript: () => aManuscript({ revision, ...(revision > 1 && { body: 'Theirs.' }) }),
    changeManuscript: ({ body }) => {
      const order = body as ManuscriptOrder;
      sent.push(order);
      if (order.revision === 1) {
        revision = 2;
        return problem(409, 'draft-changed');
      }
      return aManuscript({ ...order, revision: 3 });
    },
  });
  const body = await field(text.body);
  await userEvent.clear(body);
  await userEvent.type(body, 'Mine.');
  await press(text.save);
  expect(await screen.findByText(/Theirs\./)).toBeInTheDocument();
  expect(await field(text.body)).toHaveValue('Mine.');
  await press(form.keepLocal);
  await press(text.save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ revision: 2, body: 'Mine.' });
});

test('who was overtaken can take the other version', async () => {
  let revision = 1;
  openOne({
    getManuscript: () => aManuscript({ revision, ...(revision > 1 && { body: 'Theirs.' }) }),
    changeManuscript: () => {
      revision = 2;
      return problem(409, 'draft-changed');
    },
  });
  await userEvent.type(await field(text.body), ' Mine.');
  await press(text.save);
  await press(form.takeRemote);
  expect(await field(text.body)).toHaveValue('Theirs.');
});

test('what the API refuses stands at its field', async () => {
  openOne({
    changeManuscript: () =>
      problem(422, 'validation', { slug: 'is the address of another article' }),
  });
  await userEvent.type(await field(text.title), '!');
  await press(text.save);
  expect((await screen.findAllByText('is the address of another article'))[0]).toBeVisible();
});

test('a preview shows what was typed, with nothing executed', async () => {
  const body = '<img src=x onerror=alert(1)>';
  openOne({
    getManuscript: () => aManuscript({ body }),
    previewManuscript: () => ({ body: [{ kind: 'paragraph', text: body }], minutes: 1 }),
  });
  await press(text.preview);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent(body));
  expect(dialog.querySelector('img')).toBeNull();
});

test('an article is published at once, and its address stays', async () => {
  const out = { state: 'published' as const, published: '2026-11-22T08:00:00.000Z' };
  let isOut = false;
  const { wire } = openOne({
    getManuscript: () => aManuscript(isOut ? { ...out, revision: 2, isAddressKept: true } : {}),
    publishManuscript: () => {
      isOut = true;
      return aManuscript({ ...out, revision: 2, isAddressKept: true });
    },
  });
  await press(text.publish);
  expect(await screen.findByRole('link', { name: text.see })).toHaveAttribute(
    'href',
    '/blogs/what-to-ask',
  );
  expect(wire.calls.find(({ name }) => name === 'publishManuscript')?.request.body).toEqual({
    revision: 1,
  });
  expect(await field(text.slug)).toBeDisabled();
});

test('what was typed before publishing can be saved after it', async () => {
  const sent: ManuscriptOrder[] = [];
  openOne({
    publishManuscript: () =>
      aManuscript({ state: 'published', published: '2026-11-22T08:00:00.000Z', revision: 2 }),
    changeManuscript: ({ body }) => {
      sent.push(body as ManuscriptOrder);
      return aManuscript({ ...(body as ManuscriptOrder), revision: 3 });
    },
  });
  await userEvent.type(await field(text.body), ' More.');
  await press(text.publish);
  await press(text.saveChanges);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ revision: 2, body: 'Ask what it costs. More.' });
});

test('withdrawing is asked about first', async () => {
  const out = { state: 'published' as const, published: '2026-11-22T08:00:00.000Z' };
  const { wire } = openOne({
    getManuscript: () => aManuscript(out),
    withdrawManuscript: () => aManuscript({ revision: 2, isAddressKept: true }),
  });
  await press(text.withdraw);
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent(text.withdrawWhy);
  expect(wire.calls.some(({ name }) => name === 'withdrawManuscript')).toBe(false);
  const [, yes] = screen.getAllByRole('button', { name: text.withdraw, hidden: true });
  await userEvent.click(yes as HTMLElement);
  expect(await screen.findByText(text.isDraft)).toBeVisible();
});

test('a picture is sent, gets its words, and stands in the text and among the cards’ pictures', async () => {
  const { container } = openOne({
    uploadFile: () => ({ _id: 'file-1', name: 'market.png', type: 'image/png', bytes: 3 }),
  });
  const body = await field(text.body);
  const chosen = new File(['png'], 'market.png', { type: 'image/png' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, chosen);
  await press(pictureText.insert);
  expect(screen.getByText(pictureText.wordsNeeded)).toBeVisible();
  expect(body).toHaveValue('Ask what it costs.');
  await userEvent.type(await field(pictureText.words), 'The market');
  await expect(container).toBeAccessible();
  await press(pictureText.insert);
  expect(body).toHaveValue('Ask what it costs.\n\n![The market](/api/files/file-1)');
  expect(screen.queryByRole('button', { name: pictureText.insert })).toBeNull();
  const card = screen.getByRole('combobox', { name: text.picture });
  expect(within(card).getByRole('option', { name: 'The market' })).toBeInTheDocument();
});

test('an article that does not load can be asked for again', async () => {
  const { wire } = openOne({ getManuscript: () => problem(400, 'bad-request') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getManuscript', () => aManuscript());
  await userEvent.click(retry);
  expect(await field(text.title)).toHaveValue('What to ask');
});
