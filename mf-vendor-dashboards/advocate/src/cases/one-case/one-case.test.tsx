import { toast } from '@nukkad/platform';
import type { Hearing } from '@nukkad/platform/contract';
import { fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as hearing } from '../../common/hearing/hearing.text';
import { aDocument, aHearing, caseDetails } from '../../common/testing/case-builders';
import { quietCalendar } from '../../common/testing/quiet-calendar';
import { Screen } from '../cases.screen';
import { text as form } from '../record/case-form.text';
import { text } from './one-case.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const MOMENT = 'Mon 7 Jan 2030, 10:30 AM';
const earlier: Hearing = aHearing({
  _id: 'hearing-0',
  at: '2026-11-02T05:00:00.000Z',
  note: 'Adjourned',
});

type Handlers = Parameters<typeof fakeWire>[0];

function open(handlers: Handlers = {}, files: Parameters<typeof fakeWire>[1] = {}) {
  const wire = fakeWire(
    {
      getPracticeCalendar: () => quietCalendar(),
      getCase: () => caseDetails({ hearings: [earlier, aHearing()] }),
      ...handlers,
    },
    files,
  );
  const pattern = '/advocate-dashboard/cases';
  return { wire, ...renderScreen(Screen, { at: `${pattern}?case=case-1`, pattern, wire }) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (name: string) => screen.findByRole('region', { name });
const asked = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
});

test('a case tells everything that is known of it', async () => {
  const { container } = open();
  expect(await screen.findByText('C-000012')).toBeVisible();
  const facts = container.querySelector('dl');
  for (const fact of ['Meera Iyer', 'Prestige Homes', 'Property', 'Evidence', 'Open', MOMENT]) {
    expect(facts).toHaveTextContent(fact);
  }
  const lines = within(await part(text.hearings)).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Adjourned');
  expect(lines[0]).not.toHaveTextContent(text.next);
  expect(lines[1]).toHaveTextContent(`${MOMENT} ${text.next}`);
  expect(await part(text.documents)).toHaveTextContent('plaint.pdf235 KB, added 2 Oct 2026');
  await expect(container).toBeAccessible();
});

test('somebody else’s case is not here, with the way back', async () => {
  open({ getCase: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.gone)).toBeVisible();
  expect(screen.getByRole('link', { name: text.all })).toHaveAttribute(
    'href',
    '/advocate-dashboard/cases',
  );
});

test('an outcome closes the case', async () => {
  const { wire } = open({
    changeCase: () => caseDetails({ outcome: 'won', closedOn: '2026-11-22' }),
  });
  await userEvent.click(await button(text.edit));
  const outcome = await screen.findByRole('combobox', { name: form.outcome });
  await userEvent.selectOptions(outcome, 'Won');
  wire.answer('getCase', () => caseDetails({ outcome: 'won', closedOn: '2026-11-22' }));
  await userEvent.click(await button(form.save));
  expect(await screen.findByText('22 Nov 2026')).toBeVisible();
  expect(asked(wire, 'changeCase')[0]?.body).toMatchObject({
    title: 'Iyer v. Prestige Homes',
    clientId: 'client-1',
    outcome: 'won',
  });
});

test('a hearing is added in the advocate’s own time, with the case’s court', async () => {
  const { wire } = open({ addHearing: () => aHearing() });
  await userEvent.click(await button(hearing.add));
  const drawer = await screen.findByRole('dialog');
  for (const [segment, keys] of [
    ['day', '08'],
    ['month', '01'],
    ['year', '2030'],
  ] as const) {
    await userEvent.type(
      within(drawer).getByRole('spinbutton', { name: new RegExp(segment) }),
      keys,
    );
  }
  await userEvent.type(within(drawer).getByLabelText(/^Time/), '11:15');
  await userEvent.click(await button(hearing.save));
  await screen.findByRole('heading', { level: 1 });
  expect(asked(wire, 'addHearing')[0]?.params).toEqual({ caseId: 'case-1' });
  expect(asked(wire, 'addHearing')[0]?.body).toEqual({
    at: '2030-01-08T05:45:00.000Z',
    court: 'City Civil Court, Bengaluru',
    note: null,
  });
  expect(lastToast()?.text).toBe(hearing.saved('Tue 8 Jan 2030, 11:15 AM'));
});

test('a hearing is changed: what came of it', async () => {
  const { wire } = open({ changeHearing: () => earlier });
  await userEvent.click(await button(text.editHearingOf(MOMENT)));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Issues framed');
  await userEvent.click(await button(hearing.save));
  await screen.findByRole('heading', { level: 1 });
  expect(asked(wire, 'changeHearing')[0]).toMatchObject({
    params: { hearingId: 'hearing-1' },
    body: { at: '2030-01-07T05:00:00.000Z', note: 'Issues framed' },
  });
});

test('a hearing is removed, and can be put back', async () => {
  const { wire } = open({ removeHearing: () => undefined, addHearing: () => aHearing() });
  await userEvent.click(await button(text.removeHearingOf(MOMENT)));
  expect(lastToast()?.text).toBe(text.hearingRemoved(MOMENT));
  lastToast()?.undo?.();
  await screen.findByText('C-000012');
  expect(asked(wire, 'addHearing')[0]?.body).toMatchObject({ at: '2030-01-07T05:00:00.000Z' });
});

test('a removal that does not arrive leaves the hearing, and says so', async () => {
  open({ removeHearing: () => problem(404, 'not-found') });
  await userEvent.click(await button(text.removeHearingOf(MOMENT)));
  expect(lastToast()).toMatchObject({ tone: 'danger' });
  expect(await button(text.removeHearingOf(MOMENT))).toBeVisible();
});

test('a document on its way says how much of it is sent', async () => {
  open({ uploadFile: () => new Promise<never>(() => {}) });
  await part(text.documents);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File(['%PDF-1.7'], 'notice.pdf', { type: 'application/pdf' }));
  const bar = await screen.findByRole('progressbar', { name: 'Sending notice.pdf' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
});

test('a document that is not taken says why and is sent again; then it is on the list', async () => {
  const { wire } = open({
    uploadFile: () => problem(415, 'unsupported-media-type'),
    addCaseDocument: () => aDocument({ _id: 'document-2', name: 'notice.pdf' }),
  });
  await part(text.documents);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const file = new File(['%PDF-1.7'], 'notice.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, file);
  const retry = await button(/Retry notice.pdf/);
  expect(screen.getByText(text.notTaken)).toBeVisible();
  wire.answer('uploadFile', () => ({
    _id: 'file-2',
    name: 'notice.pdf',
    type: 'application/pdf',
    bytes: 8,
  }));
  const documents = [aDocument(), aDocument({ _id: 'document-2', name: 'notice.pdf' })];
  wire.answer('getCase', () => caseDetails({ documents }));
  await userEvent.click(retry);
  expect(await button(text.openOf('notice.pdf'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  expect(asked(wire, 'uploadFile').at(-1)?.query).toEqual({ name: 'notice.pdf' });
  expect(asked(wire, 'addCaseDocument')[0]?.body).toEqual({ fileId: 'file-2' });
});

test('a document is opened by its file, removed, and put back', async () => {
  const createObjectURL = jest.fn((_file: Blob) => 'blob:plaint');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { wire } = open(
    { removeCaseDocument: () => undefined, addCaseDocument: () => aDocument() },
    { '/api/files/file-1': () => '%PDF-1.7' },
  );
  await userEvent.click(await button(text.openOf('plaint.pdf')));
  await screen.findByText('C-000012');
  expect(wire.fetched.map(({ path }) => path)).toEqual(['/api/files/file-1']);
  await userEvent.click(await button(text.removeOf('plaint.pdf')));
  expect(asked(wire, 'removeCaseDocument')[0]?.params).toEqual({ documentId: 'document-1' });
  lastToast()?.undo?.();
  await screen.findByText('C-000012');
  expect(asked(wire, 'addCaseDocument')[0]?.body).toEqual({ fileId: 'file-1' });
});
