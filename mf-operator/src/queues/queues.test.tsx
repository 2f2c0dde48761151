import { networkDown, problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as fileWords } from '../common/file-link/file-link.text';
import {
  aCase,
  anAuditEntry,
  anEntry,
  openConsole,
  pageOf,
  sent,
  signInOperator,
  site,
} from '../common/testing/open-console';
import { text } from './queues.text';

beforeEach(signInOperator);

const base = `${site}/reviews`;
const one = `${base}?case=case-1`;
const button = (name: string) => screen.findByRole('button', { name });
const two = () => pageOf([anEntry(), anEntry({ _id: 'case-2', title: 'Two stars for Ms. Das' })]);
const reason = 'It names a child.';

describe('the list', () => {
  test('what waits, with the way to each', async () => {
    const { container } = openConsole(base);
    const row = within(await screen.findByRole('row', { name: /One star for Dr\. Rao/ }));
    expect(row.getByRole('link', { name: 'One star for Dr. Rao' })).toHaveAttribute('href', one);
    expect(row.getByText('He shouted at my child.')).toBeVisible();
    expect(row.getByText('Kavya M.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reviews (1)');
    await expect(container).toBeAccessible();
  });

  test('words, state and page are in the address', async () => {
    const { wire, address } = openConsole(`${base}?q=rude`, {
      getQueue: () => pageOf([anEntry()], { total: 21, totalPages: 2 }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(address()).toBe(`${base}?q=rude&page=2`);
    await userEvent.click(screen.getByRole('radio', { name: text.states.settled }));
    await waitFor(() => expect(address()).toBe(`${base}?q=rude&state=settled`));
    expect(sent(wire, 'getQueue').map(({ query }) => query)).toEqual([
      { state: 'waiting', page: '1', q: 'rude' },
      { state: 'waiting', page: '2', q: 'rude' },
      { state: 'settled', page: '1', q: 'rude' },
    ]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test.each([
    [base, text.none('reviews')],
    [`${base}?state=settled`, text.nothingSettled('reviews')],
    [`${base}?q=rude`, text.nothingFound('reviews')],
  ])('%s has nothing: told', async (at, words) => {
    const { container } = openConsole(at, { getQueue: () => pageOf([]) });
    expect(await screen.findByText(words)).toBeVisible();
    await expect(container).toBeAccessible();
  });

  test('a page that is gone by now leads to the first', async () => {
    openConsole(`${base}?page=3`, { getQueue: () => problem(404, 'page-out-of-range') });
    expect(await screen.findByRole('link', { name: text.firstPage })).toHaveAttribute('href', base);
  });

  test('it cannot be loaded: told, and Retry helps', async () => {
    const { wire } = openConsole(base, { getQueue: () => problem(404, 'not-found') });
    const retry = await button('Retry');
    wire.answer('getQueue', () => pageOf([anEntry()]));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'One star for Dr. Rao' })).toBeVisible();
  });
});

describe('several at once', () => {
  test('all of the page are chosen and decided with one reason; what failed is told', async () => {
    const { wire, container } = openConsole(base, {
      getQueue: two,
      decideCases: () => ({
        settled: ['case-1'],
        failed: [{ _id: 'case-2', code: 'conflict', message: 'Another was faster.' }],
      }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: text.chooseAll }));
    expect(screen.getByText('2 reviews chosen')).toBeVisible();
    await userEvent.click(await button('Take down 2 reviews'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take down 2 reviews' }));
    expect(sent(wire, 'decideCases')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
    wire.answer('getQueue', () => pageOf([anEntry({ _id: 'case-2' })]));
    await userEvent.click(dialog.getByRole('button', { name: 'Take down 2 reviews' }));
    expect(await screen.findByText(/Taken down: 1 review\. 1 review not decided/)).toBeVisible();
    expect(
      screen.getByText(text.failedOne('Two stars for Ms. Das', 'Another was faster.')),
    ).toBeVisible();
    const [asked] = sent(wire, 'decideCases');
    expect(asked?.body).toEqual({ ids: ['case-1', 'case-2'], decision: 'take-down', reason });
    expect(asked?.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(container).toBeAccessible();
  });

  test('some are chosen by keyboard', async () => {
    const { wire } = openConsole(base, {
      getQueue: two,
      decideCases: () => ({ settled: ['case-2'], failed: [] }),
    });
    const box = await screen.findByRole('checkbox', { name: text.choose('Two stars for Ms. Das') });
    box.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(await button('Keep 1 review'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Kept: 1 review.')).toBeVisible();
    expect(sent(wire, 'decideCases')[0]?.body).toEqual({ ids: ['case-2'], decision: 'keep' });
  });

  test('no answer comes: the reason stays, and is sent under the same key', async () => {
    const { wire } = openConsole(base, {
      getQueue: two,
      decideCases: () => {
        throw networkDown();
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: text.chooseAll }));
    await userEvent.click(await button('Take down 2 reviews'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Take down 2 reviews' }));
    expect(await dialog.findByText(/What you typed is still here/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue(reason);
    wire.answer('decideCases', () => ({ settled: ['case-1', 'case-2'], failed: [] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Taken down: 2 reviews.')).toBeVisible();
    const keys = sent(wire, 'decideCases').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a case', () => {
  test('what was said, the facts, files that open, and what operators did', async () => {
    const { container } = openConsole(`${one}&page=2`, {
      getQueueCase: () =>
        aCase({
          files: [{ _id: 'file-1', name: 'receipt.pdf' }],
          dueAt: '2026-12-01T08:00:00Z',
          history: [anAuditEntry({ action: 'reopen', reason: 'Too quick.' })],
        }),
      linkFile: ({ params }) => ({ url: `/signed/${params.fileId}`, expiresAt: '2026-11-22' }),
    });
    expect(await screen.findByText('He shouted at my child, Asha.')).toBeVisible();
    expect(screen.getByText('Stars').parentElement).toHaveTextContent('Stars1');
    expect(screen.getByText('1 Dec 2026')).toBeVisible();
    const file = await screen.findByRole('link', { name: fileWords.open('receipt.pdf') });
    expect(file).toHaveAttribute('href', '/signed/file-1');
    expect(screen.getByText('Opened again')).toBeVisible();
    expect(screen.getByText(text.reasonOf('Too quick.'))).toBeVisible();
    expect(screen.getByRole('link', { name: text.back })).toHaveAttribute('href', `${base}?page=2`);
    await expect(container).toBeAccessible();
  });

  test('what was sent is text, whatever it looks like', async () => {
    const hostile = '<img src=x onerror=alert(1)><b>bold</b>';
    const { container } = openConsole(one, {
      getQueueCase: () =>
        aCase({ texts: [{ kind: 'sent', by: null, text: hostile, time: '2026-11-19T08:00:00Z' }] }),
    });
    expect(await screen.findByText(hostile)).toBeVisible();
    expect(screen.getByText(/Someone who gave no name/)).toBeVisible();
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });

  test('is decided with a reason, which is needed; focus stays at the decision', async () => {
    const { wire, said } = openConsole(one, {
      decideCases: () => ({ settled: ['case-1'], failed: [] }),
    });
    await userEvent.click(await button('Take down'));
    const form = within(screen.getByRole('form', { name: 'Take down' }));
    expect(form.getByRole('textbox')).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Take down' }));
    expect(sent(wire, 'decideCases')).toEqual([]);
    await userEvent.type(form.getByRole('textbox'), reason);
    wire.answer('getQueueCase', () =>
      aCase({ state: 'settled', offers: [], history: [anAuditEntry()] }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Take down' }));
    expect(await screen.findByText(text.settledOnly)).toBeVisible();
    expect(sent(wire, 'decideCases')[0]?.body).toEqual({
      ids: ['case-1'],
      decision: 'take-down',
      reason,
    });
    expect(screen.getByRole('heading', { name: text.decide })).toHaveFocus();
    expect(said()).toContain(text.decidedOne('take-down'));
  });

  test('a text begins as what was sent, and is sent as it was changed', async () => {
    const { wire } = openConsole(`${site}/complaints?case=case-1`, {
      getQueueCase: () =>
        aCase({ draft: 'Clerk Asha', offers: [{ decision: 'publish', needs: ['text'] }] }),
      decideCases: () => ({ settled: ['case-1'], failed: [] }),
    });
    await userEvent.click(await button('Publish'));
    const field = screen.getByRole('textbox', { name: /Text/ });
    expect(field).toHaveValue('Clerk Asha');
    await userEvent.clear(field);
    await userEvent.type(field, 'A clerk');
    const form = within(screen.getByRole('form', { name: 'Publish' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent(wire, 'decideCases')[0]?.body).toEqual({
        ids: ['case-1'],
        decision: 'publish',
        text: 'A clerk',
      }),
    );
  });

  test('another operator was faster: told, and the reason stays', async () => {
    const { said } = openConsole(one, {
      decideCases: () => ({
        settled: [],
        failed: [{ _id: 'case-1', code: 'conflict', message: 'Another was faster.' }],
      }),
    });
    await userEvent.click(await button('Take down'));
    const form = within(screen.getByRole('form', { name: 'Take down' }));
    await userEvent.type(form.getByRole('textbox'), reason);
    await userEvent.click(form.getByRole('button', { name: 'Take down' }));
    expect(await form.findByText('Another was faster.')).toBeVisible();
    expect(said()).toContain('Another was faster.');
    expect(form.getByRole('textbox')).toHaveValue(reason);
  });

  test('a reason that was begun is there after a reload', async () => {
    const page = openConsole(one);
    await userEvent.click(await button('Take down'));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too ru');
    page.unmount();
    openConsole(one);
    await userEvent.click(await button('Take down'));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Too ru');
  });

  test('there is none: told, with the way back', async () => {
    openConsole(one, { getQueueCase: () => problem(404, 'not-found') });
    expect(await screen.findByText(text.unknown)).toBeVisible();
    expect(screen.getAllByRole('link', { name: text.back })).toHaveLength(2);
  });

  test('leads on to what follows in the queue', async () => {
    let entries = ['case-1', 'case-2'].map((_id) => anEntry({ _id, title: `Title of ${_id}` }));
    openConsole(`${base}?case=case-1&q=rude`, {
      getQueue: () => pageOf(entries),
      decideCases: () => {
        entries = entries.slice(1);
        return { settled: ['case-1'], failed: [] };
      },
    });
    await userEvent.click(await button('Take down'));
    expect(screen.queryByRole('link', { name: /Next in the queue/ })).not.toBeInTheDocument();
    const form = within(screen.getByRole('form', { name: 'Take down' }));
    await userEvent.type(form.getByRole('textbox'), reason);
    await userEvent.click(form.getByRole('button', { name: 'Take down' }));
    const next = await screen.findByRole('link', { name: 'Next in the queue: Title of case-2' });
    expect(next).toHaveAttribute('href', `${base}?case=case-2&q=rude`);
  });
});

test('a claim is read beside what the page says, and approved', async () => {
  const claim = {
    ...{ title: 'Dr. Rao: FRCS, London', excerpt: 'Qualification', from: 'Dr. Rao' },
    ...{ _id: 'claim-1', facts: [{ fact: 'professional' as const, value: 'Dr. Rao, Dentist' }] },
    texts: [
      {
        ...{ kind: 'sent' as const, by: 'Dr. Rao', text: 'FRCS, London' },
        time: '2026-11-19T08:00:00Z',
      },
      {
        ...{ kind: 'published' as const, by: 'Dr. Rao', text: 'BDS' },
        time: '2026-11-19T08:00:00Z',
      },
    ],
    offers: [
      { decision: 'approve' as const, needs: [] },
      { decision: 'reject' as const, needs: ['reason' as const] },
    ],
  };
  const { wire, container } = openConsole(`${site}/claims?case=claim-1`, {
    getQueueCase: () => aCase(claim),
    decideCases: () => ({ settled: ['claim-1'], failed: [] }),
  });
  expect(await screen.findByText('FRCS, London')).toBeVisible();
  expect(screen.getByText('BDS')).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.click(await button(text.decisions.approve.verb));
  const form = within(screen.getByRole('form', { name: text.decisions.approve.verb }));
  await userEvent.click(form.getByRole('button', { name: text.decisions.approve.verb }));
  await waitFor(() =>
    expect(sent(wire, 'decideCases').map(({ body }) => body)).toEqual([
      { ids: ['claim-1'], decision: 'approve' },
    ]),
  );
});
