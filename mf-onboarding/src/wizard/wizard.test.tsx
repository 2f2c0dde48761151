import { session, toast } from '@nukkad/platform';
import { limits, messages, type Onboarding, type OnboardingDraft } from '@nukkad/platform/contract';
import {
  aCredential,
  anOnboarding,
  aScan,
  aToken,
  emptyOnboardingDraft,
  eventLoopTurns,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf } from './draft/steps.model';
import { Screen } from './wizard.screen';
import * as words from './wizard.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  sendFile: jest.fn(),
  toast: jest.fn(),
}));

const { text, availabilityText, conflictText, detailsText, documentText } = words;
const { reviewText, statusText } = words;
const { sendFile } = jest.requireMock<{ sendFile: jest.Mock }>('@nukkad/platform');

const lists: Record<string, string[]> = {
  titles: ['Mr', 'Ms', 'Mrs'],
  genders: ['Male', 'Female'],
  cities: ['Bengaluru', 'Mumbai'],
  subjects: ['Physics', 'Mathematics', 'Chemistry'],
  syllabus: ['CBSE', 'ICSE', 'IB'],
  'certificate-levels': ['Beginner', 'Advanced', 'Expert'],
  institutions: ['AIIMs', 'BITS', 'VIT'],
  qualifications: ['BSc', 'MSc', 'PhD'],
  specializations: ['Algebra', 'Geometry'],
  'tuition-categories': ['Home tuition'],
  'registration-bodies': ['Karnataka Medical Council'],
};

const details: OnboardingDraft['details'] = {
  ...{ title: 'Mr', gender: 'Male', mobileNumber: ['+919845012345'], landlineNumber: '' },
  ...{ whatsAppNumber: '+919845012345', isWhatsAppSame: true, city: 'Bengaluru' },
  ...{ location: 'HSR Layout', subject: ['Mathematics'], syllabusTaught: ['CBSE'] },
};
const certificate = {
  ...{ id: 'credential-1', subject: 'Mathematics', certificate: 'Advanced', number: '' },
  ...{ description: 'Algebra', issuedBy: 'Bangalore University', from: '2019-06-01' },
  ...{ to: '2021-05-31', file: aScan() },
};
const education = {
  ...{ id: 'credential-2', institution: 'BITS', qualification: 'BSc', file: aScan() },
  ...{ specializations: ['Algebra', 'Number theory'], from: '2014-06-01', to: '2017-05-31' },
};
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, isOn: weekday === 1, from: weekday === 1 ? '09:00' : '' },
  to: weekday === 1 ? '17:00' : '',
}));
const filled: OnboardingDraft = {
  details,
  description: { text: 'Ten years of algebra.' },
  certificates: { none: false, items: [certificate] },
  education: { none: false, items: [education] },
  availability: { days: week },
  other: { category: 'Home tuition', experience: '10', price: '500' },
};
const steps = [
  ...(['details', 'description', 'certificates'] as const),
  ...(['education', 'availability', 'other'] as const),
];

type Handlers = NonNullable<Parameters<typeof fakeWire>[0]>;

function open(values: Partial<Onboarding> = {}, handlers: Handlers = {}, at = '') {
  let now = anOnboarding(values);
  const done = { status: 'OK' } as const;
  const wire = fakeWire({
    getOnboarding: () => now,
    keepOnboardingDraft: ({ body }) => {
      const { revision, draft } = body as { revision: number; draft: OnboardingDraft };
      if (revision !== now.revision) return problem(409, 'draft-changed');
      now = { ...now, draft, revision: revision + 1 };
      return { revision: now.revision };
    },
    getReference: ({ params }) =>
      (lists[params.list ?? ''] ?? []).map((name) => ({ _id: `id-${name}`, name })),
    storeOnboardingStep: () => undefined,
    registerTeacher: () => done,
    addTeacherDesc: () => done,
    uploadTeacherCertificate: () => aCredential(),
    createEducation: () => aCredential({ _id: 'credential-2', kind: 'education' }),
    addOpeningClosingTimes: () => done,
    teacherDetail: () => done,
    removeCredential: () => undefined,
    linkFile: () => ({ url: '/api/files/file-1?signature=x', expiresAt: '2030-01-01T00:00:00Z' }),
    submitOnboarding: () => {
      const event = { what: 'submitted', at: '2026-11-22T08:00:00Z', note: null } as const;
      now = { ...now, state: 'submitted', history: [...now.history, event] };
      return now;
    },
    ...handlers,
  });
  const path = `/${now.profession}-onboarding`;
  const page = renderScreen(Screen, { at: path + at, pattern: path, wire });
  const told = {
    server: () => now,
    elsewhere: (draft: OnboardingDraft) => {
      now = { ...now, draft, revision: now.revision + 1 };
    },
  };
  return { wire, ...page, ...told };
}

const sessionOf = { otpVerified: 'true', jwtToken: aToken, userId: 'user-1' } as const;

const bodies = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request.body);
const form = async (name: string) => screen.findByRole('form', { name });
const goOn = async () => userEvent.click(screen.getByRole('button', { name: text.next }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const task = (name: string) =>
  within(screen.getByRole('list', { name: text.steps }))
    .getByText(name)
    .closest('li');
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const kept = () =>
  waitFor(() => expect(localStorage.getItem('nukkad-onboarding:vendor-7')).toBeNull());

beforeEach(() => {
  localStorage.clear();
  sendFile.mockReset();
  act(() => session.remember(sessionOf));
});

describe('where somebody is', () => {
  test('it begins with the first step, of which six are to come', async () => {
    const { container } = open();
    expect(await heading('Enter your Details')).toBeVisible();
    expect(screen.getByText('0 of 6 Completed')).toBeVisible();
    expect(task('Description')).toHaveTextContent('Not started');
    await expect(container).toBeAccessible();
  });

  test('it goes on with the first that is not complete', async () => {
    open({ draft: filled, stored: ['details', 'description'] });
    expect(await heading('Teaching Certification')).toBeVisible();
    expect(screen.getByText('2 of 6 Completed')).toBeVisible();
  });

  test.each([
    ['?step=5', '?step=1'],
    ['?step=nonsense', '?step=1'],
    ['?step=review', '?step=1'],
  ])('%s of somebody new is %s', async (asked, found) => {
    const { address } = open({}, {}, asked);
    await heading('Enter your Details');
    expect(address()).toBe(`/teacher-onboarding${found}`);
  });

  test('the way back leads to the step before', async () => {
    open({ draft: filled, stored: ['details'] }, {}, '?step=2');
    await heading('Description');
    await userEvent.click(screen.getByRole('link', { name: text.back }));
    expect(await heading('Enter your Details')).toBeVisible();
  });

  test('what cannot be read can be asked for again', async () => {
    const { wire, server } = open({}, { getOnboarding: () => problem(404, 'not-found') });
    expect(await heading(text.couldNotLoad)).toBeVisible();
    wire.answer('getOnboarding', server);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Enter your Details')).toBeVisible();
  });
});

describe('what the documented calls are sent', () => {
  const before = (step: (typeof steps)[number]) => ({
    draft: filled,
    stored: steps.slice(0, steps.indexOf(step)),
  });

  test.each([
    ['details', 'registerTeacher', 'Description'],
    ['description', 'addTeacherDesc', 'Teaching Certification'],
    ['certificates', 'uploadTeacherCertificate', 'Education'],
    ['education', 'createEducation', 'Enter your Details'],
    ['availability', 'addOpeningClosingTimes', 'Other Details'],
    ['other', 'teacherDetail', reviewText.heading],
  ] as const)('%s goes by %s, and then comes %s', async (step, call, next) => {
    const { wire } = open(before(step), {}, addressOf(step));
    await form(words.headingOf(step, 'teacher'));
    await goOn();
    expect(await heading(next)).toBeVisible();
    expect(task(words.nameOf(step, 'teacher'))).toHaveTextContent('Saved');
    expect(bodies(wire, call)).toHaveLength(1);
  });

  test('the bodies are exact', async () => {
    const { wire } = open({ draft: filled }, {}, '?step=1');
    for (const step of steps) {
      await form(words.headingOf(step, 'teacher'));
      await goOn();
      await waitFor(() => expect(task(words.nameOf(step, 'teacher'))).toHaveTextContent('Saved'));
    }
    await heading(reviewText.heading);
    const { isWhatsAppSame: _, ...said } = details;
    expect(bodies(wire, 'registerTeacher')).toEqual([{ vendorId: 'vendor-7', ...said }]);
    expect(bodies(wire, 'addTeacherDesc')).toEqual([
      { vendorId: 'vendor-7', teacherDesc: 'Ten years of algebra.' },
    ]);
    expect(partsOf(bodies(wire, 'uploadTeacherCertificate')[0])).toEqual([
      ...[
        ['vendorId', 'vendor-7'],
        ['credentialId', 'credential-1'],
        ['subject', 'Mathematics'],
      ],
      ...[
        ['certificate', 'Advanced'],
        ['certificateDesc', 'Algebra'],
      ],
      ...[
        ['issueBy', 'Bangalore University'],
        ['fromDate', '2019-06-01'],
      ],
      ...[
        ['toDate', '2021-05-31'],
        ['certificationImage', 'file-1'],
      ],
    ]);
    expect(partsOf(bodies(wire, 'createEducation')[0])).toEqual([
      ...[
        ['vendorId', 'vendor-7'],
        ['credentialId', 'credential-2'],
        ['institution', 'BITS'],
      ],
      ...[
        ['qualification', 'BSc'],
        ['specializationId', 'id-Algebra'],
      ],
      ...[
        ['specializationId', 'Number theory'],
        ['fromDate', '2014-06-01'],
      ],
      ...[
        ['toDate', '2017-05-31'],
        ['educationImage', 'file-1'],
      ],
    ]);
    expect(bodies(wire, 'addOpeningClosingTimes')).toEqual([
      { days: ['Monday'], times: [{ open: '09:00', close: '17:00' }] },
    ]);
    expect(bodies(wire, 'teacherDetail')).toEqual([
      { vendorId: 'vendor-7', tutionCategory: 'Home tuition', teachingExperience: 10, price: 500 },
    ]);
  });

  test.each([
    ['details', 'registerTeacher', 'Description'],
    ['description', 'addTeacherDesc', 'Description'],
    ['certificates', 'uploadTeacherCertificate', 'Education'],
    ['education', 'createEducation', 'Education'],
    ['availability', 'addOpeningClosingTimes', 'Enter your Details'],
    ['other', 'teacherDetail', reviewText.heading],
  ] as const)('%s cannot be stored: %s fails, and then comes %s', async (step, call, next) => {
    const { wire } = open(
      before(step),
      { [call]: () => problem(500, 'internal') },
      addressOf(step),
    );
    await form(words.headingOf(step, 'teacher'));
    await goOn();
    await waitFor(() => expect(task(words.nameOf(step, 'teacher'))).toHaveTextContent('Not saved'));
    expect(await heading(next)).toBeVisible();
    const own = { [call]: () => (/upload|create/.test(call) ? aCredential() : { status: 'OK' }) };
    wire.answer(call, own[call] as never);
    await userEvent.click(screen.getByRole('button', { name: /^Retry: / }));
    await waitFor(() => expect(task(words.nameOf(step, 'teacher'))).toHaveTextContent('Saved'));
  });

  test('a failed step is tried again as soon as there is a connection', async () => {
    const { wire } = open(before('details'), {
      registerTeacher: () => {
        throw networkDown();
      },
    });
    await form('Enter your Details');
    await goOn();
    await heading('Description');
    expect(task('Details')).toHaveTextContent('Not saved');
    wire.answer('registerTeacher', () => ({ status: 'OK' }));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(task('Details')).toHaveTextContent('Saved'));
  });
});

/** Parts of a multipart body. */
function partsOf(body: unknown) {
  const found = String(body).matchAll(/name="([^"]+)"\r\n\r\n(.*?)\r\n/g);
  return [...found].map(([, name, value]) => [name, value]);
}

describe('what is typed is not lost', () => {
  test('it is kept a while after the last key, with the draft it was begun from', async () => {
    const { wire, server } = open({ draft: filled, stored: ['details'] }, {}, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' More');
    expect(localStorage.getItem('nukkad-onboarding:vendor-7')).toContain('algebra. More');
    expect(bodies(wire, 'keepOnboardingDraft')).toHaveLength(0);
    await waitFor(() => expect(server().draft.description.text).toBe('Ten years of algebra. More'));
    expect(bodies(wire, 'keepOnboardingDraft')).toHaveLength(1);
  });

  test('after a reload it is there again, though the API had not got it', async () => {
    const handlers = { keepOnboardingDraft: () => problem(500, 'internal') };
    const { unmount } = open({ draft: filled, stored: ['details'] }, handlers, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' More');
    expect(await screen.findByText(text.notKept)).toBeVisible();
    unmount();
    // Leaving the page saves once more.
    await eventLoopTurns();
    const again = open({ draft: filled, stored: ['details'] }, {}, '?step=2');
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue(
      'Ten years of algebra. More',
    );
    await waitFor(() => expect(again.server().draft.description.text).toContain('More'));
  });

  test('after a reload without a connection it says so, and all is stored once there is one', async () => {
    const down = () => {
      throw networkDown();
    };
    act(() => session.remember({ ...sessionOf, vendorId: 'vendor-7' }));
    const begun = { draft: filled, stored: ['details' as const] };
    const { unmount } = open(begun, { keepOnboardingDraft: down }, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' More');
    unmount();
    await eventLoopTurns();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const again = open(begun, { getOnboarding: down }, '?step=2');
    expect(await screen.findByText(text.typedIsKept)).toBeVisible();
    again.wire.answer('getOnboarding', again.server);
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue(
      'Ten years of algebra. More',
    );
    await waitFor(() => expect(again.server().draft.description.text).toContain('More'));
  });

  test('so it does while the API is busy, and speaks of no connection', async () => {
    act(() => session.remember({ ...sessionOf, vendorId: 'vendor-7' }));
    const begun = { draft: filled, stored: ['details' as const] };
    const busy = () => problem(503, 'unavailable');
    const { unmount } = open(begun, { keepOnboardingDraft: busy }, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' More');
    unmount();
    await eventLoopTurns();
    open(begun, { getOnboarding: busy }, '?step=2');
    const kept = await screen.findByText(text.typedIsKept);
    expect(kept).not.toHaveTextContent(/connection/);
  });

  test.each([
    ['remote', conflictText.remoteVersion, 'Typed on the telephone'],
    ['local', conflictText.localVersion, 'Ten years of algebra. More'],
  ])('two devices: %s goes on', async (_whose, button, result) => {
    const { elsewhere, server } = open({ draft: filled, stored: ['details'] }, {}, '?step=2');
    const description = await screen.findByRole('textbox', { name: 'Description' });
    elsewhere({ ...filled, description: { text: 'Typed on the telephone' } });
    await userEvent.type(description, ' More');
    expect(await screen.findByText(conflictText.title)).toBeVisible();
    expect(description).toHaveValue('Ten years of algebra. More');
    expect(server().draft.description.text).toBe('Typed on the telephone');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(server().draft.description.text).toBe(result));
    expect(description).toHaveValue(result);
    expect(screen.queryByText(conflictText.title)).not.toBeInTheDocument();
  });

  test('a draft that was stored, though nobody said so, is no other device', async () => {
    let lost = 0;
    const { server, elsewhere } = open(
      { draft: filled, stored: ['details'] },
      {
        keepOnboardingDraft: ({ body }) => {
          const { revision, draft } = body as { revision: number; draft: OnboardingDraft };
          if (revision !== server().revision) return problem(409, 'draft-changed');
          elsewhere(draft);
          lost += 1;
          return lost === 1 ? problem(503, 'unavailable') : { revision: server().revision };
        },
      },
      '?step=2',
    );
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await userEvent.type(description, ' More');
    await waitFor(() => expect(lost).toBe(1));
    await userEvent.type(description, ' still');
    await waitFor(() => expect(server().draft.description.text).toMatch(/More still$/));
    expect(screen.queryByText(conflictText.title)).not.toBeInTheDocument();
  });

  test('whoever logs out leaves nothing on the device', async () => {
    open({ draft: filled, stored: ['details'] }, {}, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' More');
    act(() => session.end('signed-out'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('nukkad-onb'))).toEqual([]);
  });
});

describe('what is missing', () => {
  test('is said beside its field, which gets the focus, and nothing is sent', async () => {
    const draft = emptyOnboardingDraft({ details: { ...details, gender: '', location: '' } });
    const { wire } = open({ draft }, {}, '?step=1');
    await form('Enter your Details');
    await goOn();
    const gender = screen.getByRole('combobox', { name: /^Gender/ });
    expect(gender).toHaveFocus();
    expect(gender).toHaveAccessibleDescription(messages.required);
    expect(screen.getByRole('combobox', { name: /^Location/ })).toHaveAccessibleDescription(
      new RegExp(messages.required),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your Details');
    expect(bodies(wire, 'registerTeacher')).toEqual([]);
    expect(screen.queryByText(text.notStored)).not.toBeInTheDocument();
  });

  test('is said where Continue waits for it, too', async () => {
    const stored = steps.slice(0, 2);
    open({ draft: emptyOnboardingDraft({ details }), stored }, {}, '?step=3');
    await form('Teaching Certification');
    await goOn();
    const subject = screen.getByRole('combobox', { name: /^Subject/ });
    await waitFor(() => expect(subject).toHaveFocus());
    expect(subject).toHaveAccessibleDescription(messages.required);
  });

  test('is a day of the week', async () => {
    const none = week.map((day) => ({ ...day, isOn: false }));
    const draft = { ...filled, availability: { days: none } };
    const { wire } = open({ draft, stored: steps.slice(0, 4) }, {}, '?step=5');
    await form('Enter your Details');
    await goOn();
    expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    expect(screen.getByText(messages.noDayChosen)).toBeVisible();
    expect(bodies(wire, 'addOpeningClosingTimes')).toEqual([]);
  });

  test('what only the API finds wrong stands beside its field, without a code', async () => {
    const { wire } = open(
      { draft: filled, stored: steps },
      { addTeacherDesc: () => problem(422, 'validation', { text: 'Leave out the number' }) },
      '?step=2',
    );
    await form('Description');
    await goOn();
    expect(await screen.findByText('Leave out the number')).toBeVisible();
    expect(field(/^Description/)).toHaveFocus();
    expect(screen.getByText(words.saveErrorText.notValid)).toBeVisible();
    expect(screen.queryByText('not-saved')).not.toBeInTheDocument();
    await userEvent.type(field(/^Description/), '.');
    expect(screen.queryByText('Leave out the number')).not.toBeInTheDocument();
    expect(bodies(wire, 'addTeacherDesc')).toHaveLength(1);
  });
});

describe('the steps themselves', () => {
  test('the WhatsApp number follows the mobile number while it is the same', async () => {
    open();
    const mobile = await screen.findByRole('textbox', { name: detailsText.mobile(0) });
    await userEvent.type(mobile, '9845012345');
    await userEvent.click(screen.getByRole('checkbox', { name: detailsText.sameAsMobile }));
    expect(field(detailsText.whatsApp)).toHaveValue('98450 12345');
    expect(field(detailsText.whatsApp)).toBeDisabled();
    await userEvent.type(mobile, '{Backspace}6');
    expect(field(detailsText.whatsApp)).toHaveValue('98450 12346');
    await userEvent.click(screen.getByRole('checkbox', { name: detailsText.sameAsMobile }));
    expect(field(detailsText.whatsApp)).toHaveValue('');
    expect(field(detailsText.whatsApp)).toBeEnabled();
  });

  test('another city of the list has localities of its own; a corrected letter has not', async () => {
    open({ draft: emptyOnboardingDraft({ details }) }, {}, '?step=1');
    const city = await screen.findByRole('combobox', { name: /^City/ });
    const location = screen.getByRole('combobox', { name: /^Location/ });
    await userEvent.type(city, '{Backspace}u');
    expect(location).toHaveValue('HSR Layout');
    await userEvent.clear(city);
    await userEvent.type(city, 'Mum');
    await userEvent.click(await screen.findByRole('option', { name: 'Mumbai' }));
    expect(city).toHaveValue('Mumbai');
    expect(location).toHaveValue('');
  });

  test('the description has to say something', async () => {
    open({ draft: emptyOnboardingDraft({ details }), stored: ['details'] }, {}, '?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), '   ');
    expect(screen.getByRole('button', { name: text.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.tab();
    expect(screen.getByText(messages.required)).toBeVisible();
  });

  test('who has no certificate goes on without', async () => {
    const { wire } = open(
      { draft: emptyOnboardingDraft({ details }), stored: ['details', 'description'] },
      {},
      '?step=3',
    );
    await form('Teaching Certification');
    expect(screen.getByRole('button', { name: text.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(
      screen.getByRole('checkbox', { name: "I don't have a teaching certificate" }),
    );
    await goOn();
    expect(await heading('Education')).toBeVisible();
    expect(bodies(wire, 'storeOnboardingStep')).toEqual([
      { step: 'certificates', none: true, items: [] },
    ]);
  });

  test('a certificate is about a subject of step 1; its file is sent ahead and named by its id', async () => {
    sendFile.mockResolvedValue(aScan({ _id: 'file-9', name: 'scan.pdf' }));
    const draft = { ...filled, certificates: { none: false, items: [] } };
    const { server } = open({ draft, stored: ['details', 'description'] }, {}, '?step=3');
    const subject = await screen.findByRole('combobox', { name: /^Subject/ });
    expect(
      within(subject)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Choose…', 'Mathematics']);
    await pick(new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(server().draft.certificates.items[0]?.file?._id).toBe('file-9'));
  });

  test('a file that did not arrive can be sent again, and given up', async () => {
    sendFile.mockRejectedValueOnce(new Error('lost'));
    open({ draft: filled, stored: ['details', 'description'] }, {}, '?step=3');
    await form('Teaching Certification');
    await pick(new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(documentText.fileFailed)).toBeVisible();
    sendFile.mockReturnValueOnce(new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Retry scan.pdf' }));
    expect(await screen.findByText('Sending…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove scan.pdf' }));
    expect(sendFile.mock.calls[1][1].signal.aborted).toBe(true);
    expect(screen.getByText('certificate.pdf')).toBeVisible();
  });

  test('what the API takes is what can be chosen', async () => {
    open({ draft: filled, stored: steps.slice(0, 3) }, {}, '?step=4');
    await form('Education');
    expect(screen.getByText('PDF, JPG or PNG, up to 5 MB')).toBeVisible();
  });

  test('times are asked for on days that are ticked, which begin with those of the day before', async () => {
    const stored = steps.slice(0, 4);
    open({ draft: filled, stored }, {}, '?step=5');
    await form('Enter your Details');
    expect(screen.getByLabelText(/^Tuesday, from/)).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    expect(screen.getByLabelText(/^Tuesday, from/)).toBeEnabled();
    expect(screen.getByLabelText(/^Tuesday, from/)).toHaveValue('09:00');
    expect(screen.getByLabelText(/^Tuesday, to/)).toHaveValue('17:00');
  });

  test('the hours of one day go to all days, and that can be taken back', async () => {
    const stored = steps.slice(0, 4);
    const { server } = open({ draft: filled, stored }, {}, '?step=5');
    await form('Enter your Details');
    await userEvent.click(
      screen.getByRole('button', { name: availabilityText.copyNamed('Monday') }),
    );
    expect(screen.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    expect(screen.getByLabelText(/^Sunday, to/)).toHaveValue('17:00');
    await waitFor(() =>
      expect(server().draft.availability.days.every((day) => day.isOn)).toBe(true),
    );
    act(() => lastToast()?.undo?.());
    expect(screen.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  });

  test('a document that was removed comes back where it was', async () => {
    const second = { ...certificate, id: 'credential-9', issuedBy: 'Mysore University' };
    const certificates = { none: false, items: [certificate, second] };
    open({ draft: { ...filled, certificates }, stored: steps }, {}, '?step=3');
    const issuers = () =>
      screen
        .getAllByRole('combobox', { name: /^Issued by/ })
        .map((field) => (field as HTMLInputElement).value);
    await form('Teaching Certification');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Certificate 1' }));
    expect(issuers()).toEqual(['Mysore University']);
    await userEvent.click(screen.getByRole('button', { name: documentText.addCertificate }));
    expect(issuers()).toEqual(['Mysore University', '']);
    act(() => lastToast()?.undo?.());
    expect(issuers()).toEqual(['Bangalore University', 'Mysore University', '']);
  });

  test.each(steps)('%s can be used by everybody', async (step) => {
    const { container } = open({ draft: filled, stored: steps }, {}, addressOf(step));
    await form(words.headingOf(step, 'teacher'));
    await expect(container).toBeAccessible();
  });
});

async function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, file);
}

describe('at the end', () => {
  test('all is read once more, submitted, and then it is told how it stands', async () => {
    const { container, wire } = open({ draft: filled, stored: steps });
    expect(await heading(reviewText.heading)).toBeVisible();
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByRole('button', { name: reviewText.submit }));
    expect(await heading(statusText.submitted)).toBeVisible();
    expect(screen.getByText(statusText.submittedWhy)).toBeVisible();
    expect(screen.getByText(statusText.events.submitted)).toBeVisible();
    expect(screen.getByRole('region', { name: statusText.next })).toBeVisible();
    expect(screen.getByRole('link', { name: statusText.dashboard })).toHaveAttribute(
      'href',
      '/teacher-dashboard',
    );
    expect(bodies(wire, 'submitOnboarding')).toHaveLength(1);
    await kept();
    await expect(container).toBeAccessible();
  });

  test('what is not stored blocks it', async () => {
    const other = { ...filled.other, price: 'much' };
    open({ draft: { ...filled, other }, stored: steps.slice(0, 5) }, {}, '?step=review');
    await heading(reviewText.heading);
    expect(screen.getByText(reviewText.notYetWhy('Other Details'))).toBeVisible();
    const submit = screen.getByRole('button', { name: reviewText.submit });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
  });

  test('what is sent back opens the step with the reason, and can be handed in again', async () => {
    const rejected = { state: 'rejected', reason: 'The scan cannot be read.' } as const;
    open({
      ...{ draft: filled, stored: steps, state: 'changes-needed' },
      credentials: [
        aCredential(rejected),
        aCredential({ _id: 'credential-2', kind: 'education', state: 'approved' }),
      ],
      history: [{ what: 'returned', at: '2026-11-22T08:00:00Z', note: 'One scan is dark.' }],
    });
    expect(await heading('Teaching Certification')).toBeVisible();
    expect(task('Teaching Certification')).toHaveTextContent('Needs a change');
    expect(screen.getByText('The scan cannot be read.')).toBeVisible();
    expect(screen.getByText('One scan is dark.')).toBeVisible();
    await goOn();
    await heading('Education');
    expect(screen.getByText('6 of 6 Completed')).toBeVisible();
  });

  test('who is approved goes to their dashboard', async () => {
    open({ state: 'approved', credentials: [aCredential({ state: 'approved' })] });
    expect(await heading(statusText.approved)).toBeVisible();
    expect(screen.getByRole('link', { name: statusText.dashboard })).toHaveAttribute(
      'href',
      '/teacher-dashboard',
    );
    expect(screen.getByText(statusText.states.approved)).toBeVisible();
  });
});

test('lists that cannot be had are asked for again by themselves', async () => {
  const stored = steps.slice(0, 3);
  const { wire } = open(
    { draft: filled, stored },
    { getReference: () => problem(404, 'not-found') },
    '?step=4',
  );
  await form('Education');
  const asked = () => wire.calls.filter(({ name }) => name === 'getReference').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  wire.answer('getReference', () => [{ _id: '1', name: 'Topology' }]);
  const before = asked();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  const [choose] = await screen.findAllByRole('button', { name: /Specializations$/ });
  await userEvent.click(choose!);
  expect(await screen.findByRole('option', { name: 'Topology' })).toBeVisible();
});

describe('other professions', () => {
  test.each([
    ['doctor', 'Specialities', 'Medical Registration'],
    ['officer', 'Responsibilities', 'Appointment'],
    ['govt-officer', 'Responsibilities', 'Appointment'],
  ])('a %s is asked in words of their own', async (profession, subjects, licence) => {
    const stored = steps.slice(0, 2);
    const { container, wire } = open({ profession, draft: filled, stored }, {}, '?step=1');
    await form('Enter your Details');
    expect(screen.getByRole('button', { name: `Mathematics ${subjects}` })).toBeVisible();
    expect(screen.queryByText(/Syllabus/)).not.toBeInTheDocument();
    await goOn();
    expect(bodies(wire, 'storeOnboardingStep')).toEqual([{ step: 'details', ...details }]);
    await userEvent.click(screen.getByRole('link', { name: licence }));
    await form(licence);
    expect(field(/^Registration number/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /don't have/ })).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
  });

  test('are offered the specializations of their own', async () => {
    const stored = steps.slice(0, 3);
    const { wire } = open({ profession: 'doctor', draft: filled, stored }, {}, '?step=4');
    await form('Education');
    const lists = wire.calls.filter(({ name }) => name === 'getReference');
    expect(lists.map(({ request: { params, query } }) => [params?.list, query?.of])).toContainEqual(
      ['specializations', 'doctor'],
    );
  });

  test('a registration may have no end date', async () => {
    const stored = steps.slice(0, 2);
    const { wire } = open({ profession: 'doctor', draft: filled, stored }, {}, '?step=3');
    await form('Medical Registration');
    await userEvent.type(field(/^Registration number/), 'KMC 4711');
    expect(await screen.findByRole('group', { name: /^Valid until/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: documentText.noEnd }));
    expect(screen.queryByRole('group', { name: /^Valid until/ })).not.toBeInTheDocument();
    await goOn();
    const [step] = bodies(wire, 'storeOnboardingStep') as { items: { to: string }[] }[];
    expect(step?.items[0]?.to).toBe(limits.noEndDay);
  });

  test('an officer has no price', async () => {
    const stored = steps.slice(0, 5);
    open({ profession: 'officer', draft: filled, stored }, {}, '?step=6');
    await form('Other Details');
    expect(field(/^Experience/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /INR/ })).not.toBeInTheDocument();
  });
});
