import { Link, session, toast } from '@nukkad/platform';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { PracticeClaim, PracticeException, PracticeSettings } from '@nukkad/platform/contract';
import { limits, messages } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import {
  aCredential,
  anOnboarding,
  aPortfolioWork,
  aToken,
  fakeWire,
  networkDown,
  practiceSettings,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { InDashboard } from '../testing/in-dashboard';
import * as words from './part/settings.text';
import { type SettingsPart, SettingsRoom } from './settings.screen';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const { text, holidaysText, hoursText, photoText, policyText, portfolioText } = words;
const { claimsText, documentsText, profileText, servicesText, packagesText } = words;

type Handlers = NonNullable<Parameters<typeof fakeWire>[0]>;

function open(
  parts: readonly SettingsPart[],
  handlers: Handlers = {},
  settings: Partial<PracticeSettings> = {},
) {
  const wire = fakeWire({
    getPracticeSettings: () => practiceSettings(settings),
    getOnboarding: () => anOnboarding({ state: 'approved', credentials: [aCredential()] }),
    ...handlers,
  });
  const Room = () => (
    <InDashboard>
      <SettingsRoom text={{ title: 'Settings' }} parts={parts} />
      <Link to="/clients">Elsewhere</Link>
    </InDashboard>
  );
  return { wire, ...renderScreen(Room, { at: '/doctor-dashboard/settings', wire }) };
}

const asked = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
const part = async (name: string) => within(await screen.findByRole('form', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (field: HTMLElement, written: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, written);
  await userEvent.tab();
};
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const aFile = { _id: 'file-1', name: 'me.png', type: 'image/png', bytes: 4 };

// With all time zones axe takes half a minute.
beforeAll(() => {
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Dubai', 'Asia/Kolkata']);
});

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

const all: SettingsPart[] = [
  ...(['photo', 'profile', 'documents', 'availability', 'policy', 'services'] as const),
  ...(['packages', 'portfolio'] as const),
];

test('every part stands under its heading', async () => {
  open(all, {}, { portfolio: [aPortfolioWork()] });
  await part(profileText.part);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...[photoText.part, profileText.part, documentsText.part, hoursText.part, policyText.part],
    ...[servicesText.part, packagesText.part, portfolioText.part],
  ]);
});

test.each(all)('%s has no barriers', async (name) => {
  const { container } = open([name], {}, { portfolio: [aPortfolioWork()] });
  await screen.findByRole('heading', { level: 2 });
  await expect(container).toBeAccessible();
});

test('links at the top lead to every part; a single part has none', async () => {
  const { unmount } = open(['photo', 'profile', 'policy']);
  const links = within(await screen.findByRole('navigation', { name: text.jump })).getAllByRole(
    'link',
  );
  for (const [nth, name] of [photoText.part, profileText.part, policyText.part].entries()) {
    const id = links[nth]?.getAttribute('href')?.slice(1) ?? '';
    const place = within(document.getElementById(id) as HTMLElement);
    expect(place.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(links[nth]).toHaveTextContent(name);
  }
  unmount();
  open(['policy']);
  await part(policyText.part);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a profile is saved on its own and says so; what was begun before is not kept any more', async () => {
  const { profile } = practiceSettings();
  const { wire } = open(['profile'], {
    changePracticeProfile: () => ({ ...profile, title: 'Orthodontist' }),
  });
  const form = await part(profileText.part);
  // `street-address` is several lines by the HTML standard, and this is one.
  const address = form.getByRole('textbox', { name: new RegExp(`^${profileText.address}`) });
  expect(address).toHaveAttribute('autocomplete', 'address-line1');
  await retype(form.getByRole('textbox', { name: /^Title/ }), 'Orthodontist');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(profileText.part) }));
  expect(asked(wire, 'changePracticeProfile')[0]?.body).toMatchObject({
    title: 'Orthodontist',
    languages: ['English', 'Kannada'],
    address: '12, 3rd Cross, HSR Layout, Bengaluru 560102',
    landmark: null,
    fee: { amount: 50_000, currency: 'INR', per: 'visit' },
  });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a lost connection keeps what was typed; what is refused stands at its field', async () => {
  const { wire } = open(['profile'], {
    changePracticeProfile: () => {
      throw networkDown();
    },
  });
  const form = await part(profileText.part);
  const title = form.getByRole('textbox', { name: /^Title/ });
  await retype(title, 'Orthodontist');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await screen.findByText(common.notStored)).toBeVisible();
  expect(title).toHaveValue('Orthodontist');
  wire.answer('changePracticeProfile', () => problem(422, 'validation', { title: 'Too long' }));
  await userEvent.click(form.getByRole('button', { name: common.saveAgain }));
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(title).toHaveValue('Orthodontist');
});

test('Save waits for a change, and again once it is stored', async () => {
  const { profile } = practiceSettings();
  const { wire } = open(['profile'], { changePracticeProfile: () => profile });
  const form = await part(profileText.part);
  const save = form.getByRole('button', { name: common.save });
  const title = form.getByRole('textbox', { name: /^Title/ });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  expect(asked(wire, 'changePracticeProfile')).toHaveLength(0);
  await retype(title, 'Orthodontist');
  expect(save).not.toHaveAttribute('aria-disabled');
  await retype(title, profile.title);
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(form.queryByRole('button', { name: common.discard })).not.toBeInTheDocument();
  await retype(title, 'Orthodontist');
  await userEvent.click(save);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  expect(title).toHaveValue('Orthodontist');
});

test('changes can be discarded, and come back when the page was left with them', async () => {
  const { unmount } = open(['profile']);
  const title = async () => (await part(profileText.part)).getByRole('textbox', { name: /^Title/ });
  await retype(await title(), 'Orthodontist');
  unmount();
  open(['profile']);
  expect(await title()).toHaveValue('Orthodontist');
  expect(screen.getByText(common.kept)).toBeVisible();
  await press(common.discard);
  expect(await title()).toHaveValue(practiceSettings().profile.title);
  expect(await title()).toHaveFocus();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('with a change, a link to another page asks first; a link to a part does not', async () => {
  open(['profile', 'policy']);
  const form = await part(profileText.part);
  await retype(form.getByRole('textbox', { name: /^Title/ }), 'Orthodontist');
  await userEvent.click(screen.getByRole('link', { name: policyText.part }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(common.leaveWhy)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('hours are checked before they are sent, day by day', async () => {
  const { availability } = practiceSettings();
  const { wire } = open(['availability'], {
    changeAvailability: ({ body }) => ({ ...availability, ...(body as object) }),
  });
  const form = await part(hoursText.part);
  await userEvent.click(form.getByRole('checkbox', { name: hoursText.isOpen('Tuesday') }));
  expect(form.queryByLabelText(hoursText.opens('Tuesday'))).not.toBeInTheDocument();
  await retype(form.getByLabelText(hoursText.closes('Monday')), '08:00');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(hoursText.endWrong)).toBeVisible();
  expect(asked(wire, 'changeAvailability')).toHaveLength(0);
  await retype(form.getByLabelText(hoursText.closes('Monday')), '15:30');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Length/ }), '45');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await waitFor(() => expect(asked(wire, 'changeAvailability')).toHaveLength(1));
  expect(asked(wire, 'changeAvailability')[0]?.body).toEqual({
    ...availability,
    slotMinutes: 45,
    hours: [
      { weekday: 1, opens: '09:00', closes: '15:30' },
      ...[3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
    ],
  });
});

test('a policy is saved', async () => {
  const { wire } = open(['policy'], { changePolicy: ({ body }) => body as never });
  const form = await part(policyText.part);
  await userEvent.click(form.getByRole('checkbox', { name: policyText.isAskedFirst }));
  await retype(form.getByRole('textbox', { name: /^Free cancellation/ }), '24');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await waitFor(() => expect(asked(wire, 'changePolicy')).toHaveLength(1));
  expect(asked(wire, 'changePolicy')[0]?.body).toEqual({
    isAskedFirst: false,
    cancelHours: 24,
    moveHours: 12,
    meetingUrl: null,
  });
});

test('a link for meetings by video is checked before it is sent, and stays when it is refused', async () => {
  const { wire } = open(['policy'], {
    changePolicy: () => problem(422, 'validation', { meetingUrl: 'No such place' }),
  });
  const form = await part(policyText.part);
  const link = form.getByRole('textbox', { name: policyText.meetingUrl });
  const save = (name: string) => userEvent.click(form.getByRole('button', { name }));
  await retype(link, 'javascript:alert(1)');
  await save(common.save);
  expect(await form.findByText(policyText.meetingUrlWrong)).toBeVisible();
  expect(asked(wire, 'changePolicy')).toHaveLength(0);
  await retype(link, ' https://meet.example/kavya ');
  await save(common.save);
  expect(await form.findByText('No such place')).toBeVisible();
  expect(link).toHaveValue(' https://meet.example/kavya ');
  wire.answer('changePolicy', ({ body }) => body as never);
  await retype(link, 'https://meet.example/kavya');
  await save(common.save);
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(policyText.part) }));
  expect(asked(wire, 'changePolicy').at(-1)?.body).toMatchObject({
    meetingUrl: 'https://meet.example/kavya',
  });
});

test('who is only hired has no link for meetings by video', async () => {
  open(['policy'], {}, { kinds: ['hire'] });
  const form = await part(policyText.part);
  expect(form.queryByRole('textbox', { name: policyText.meetingUrl })).not.toBeInTheDocument();
});

const services = ['Cleaning', 'Filling'].map((name, index) => ({
  ...practiceSettings().services[0]!,
  _id: `service-${index + 1}`,
  name,
}));

/** Like the API: keeps the id of a stored service, assigns one to a new service. */
const stored: Handlers['changeServices'] = ({ body }) =>
  (body as { _id?: string; name: string }[]).map(({ _id = 'service-9', name }) => ({
    ...services[0]!,
    _id,
    name,
  }));

test('a service is added at its rate, and others stay as they are', async () => {
  const { wire } = open(['services'], { changeServices: stored }, { services });
  await press(servicesText.add);
  const form = await part(servicesText.part);
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(messages.required)).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Braces');
  await userEvent.click(form.getByRole('radio', { name: servicesText.hourly }));
  await retype(form.getByRole('textbox', { name: /^Rate/ }), '400');
  expect(form.getByText(servicesText.comesTo('₹200'))).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await waitFor(() => expect(asked(wire, 'changeServices')).toHaveLength(1));
  expect(asked(wire, 'changeServices')[0]?.body).toEqual([
    expect.objectContaining({ _id: 'service-1', fee: 80_000 }),
    expect.objectContaining({ _id: 'service-2' }),
    {
      ...{ name: 'Braces', minutes: 30, rate: 40_000, otherCharges: 0, fee: 20_000 },
      currency: 'INR',
    },
  ]);
});

test('services are moved and removed in the form, and stored by one Save', async () => {
  const { wire } = open(['services'], { changeServices: stored }, { services });
  await press(text.later('Cleaning'));
  expect(screen.getByRole('button', { name: text.later('Cleaning') })).toHaveFocus();
  await press(text.removeOf('Filling'));
  await waitFor(() => expect(screen.getByRole('button', { name: servicesText.add })).toHaveFocus());
  expect(asked(wire, 'changeServices')).toHaveLength(0);
  await press(common.discard);
  await press(text.later('Cleaning'));
  await press(common.save);
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(servicesText.part) }));
  const [{ body } = { body: [] }] = asked(wire, 'changeServices');
  expect((body as { _id: string }[]).map(({ _id }) => _id)).toEqual(['service-2', 'service-1']);
});

test('a service that was stored has its id: it is not stored twice', async () => {
  const { wire } = open(['services'], { changeServices: stored }, { services });
  await press(servicesText.add);
  const form = await part(servicesText.part);
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Braces');
  await retype(form.getByRole('textbox', { name: /^Fee/ }), '900');
  await press(common.save);
  await press(text.editOf('Braces'));
  await retype(form.getByRole('textbox', { name: /^Name/ }), 'New braces');
  await press(common.save);
  await waitFor(() => expect(asked(wire, 'changeServices')).toHaveLength(2));
  const last = asked(wire, 'changeServices').at(-1)?.body;
  expect(last).toContainEqual(expect.objectContaining({ _id: 'service-9', name: 'New braces' }));
});

test('what is refused of a service stands at its field', async () => {
  const refused = () => problem(422, 'validation', { '1.name': 'No such thing' });
  open(['services'], { changeServices: refused }, { services });
  await press(text.editOf('Filling'));
  const form = await part(servicesText.part);
  await retype(form.getByRole('textbox', { name: /^Name/ }), 'Gold');
  await press(common.save);
  expect(await form.findByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    'No such thing',
  );
});

test('the public page is a press away, once it is listed', async () => {
  const { profile } = practiceSettings();
  const listed = open(['profile'], {}, { profile });
  expect(await screen.findByRole('link', { name: words.text.publicPage })).toHaveAttribute(
    'href',
    '/doctor-detail?id=vendor-1',
  );
  listed.unmount();
  open(['profile'], {}, { profile: { ...profile, publicPath: null } });
  await part(profileText.part);
  expect(screen.queryByRole('link', { name: words.text.publicPage })).not.toBeInTheDocument();
});

test('a package is changed in its place', async () => {
  const one = { _id: 'package-1', name: '5 lessons', lessons: 5, minutes: 50 };
  const packages = [{ ...one, fee: { amount: 400_000, currency: 'INR' as const }, instead: null }];
  const { wire } = open(['packages'], { changePackages: () => packages }, { packages });
  await press(text.editOf('5 lessons'));
  const form = await part(packagesText.part);
  await retype(form.getByRole('textbox', { name: /^Price/ }), '3500');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await waitFor(() => expect(asked(wire, 'changePackages')).toHaveLength(1));
  expect(asked(wire, 'changePackages')[0]?.body).toEqual([
    { ...one, fee: 350_000, currency: 'INR' },
  ]);
});

test('a package that is dearer than single lessons says by how much', async () => {
  const amounts = (amount: number) => ({ amount, currency: 'INR' as const });
  const one = { _id: 'package-1', name: '1 lesson', lessons: 1, minutes: 50, instead: null };
  const five = { ...one, _id: 'package-2', name: '5 lessons', lessons: 5, fee: amounts(240_000) };
  open(['packages'], {}, { packages: [{ ...one, fee: amounts(50_000) }, five] });
  await press(text.editOf('5 lessons'));
  const form = await part(packagesText.part);
  expect(form.queryByText(/more/)).not.toBeInTheDocument();
  await retype(form.getByRole('textbox', { name: /^Price/ }), '2600');
  await userEvent.tab();
  expect(form.getByText(packagesText.dearer(5, 50, '₹2,500', '₹100'))).toBeVisible();
});

const holidayOn = (date: string): PracticeException => ({
  ...{ _id: 'exception-1', date, kind: 'closed', hours: null, note: 'Diwali' },
});
const calendar = (exceptions: PracticeException[]) => ({
  ...{ timeZone: 'Asia/Kolkata', slotMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
  ...{ days: [], bookings: [], exceptions },
});

test('holidays are listed six weeks at a time, and those that are marked go with Save', async () => {
  const today = dayIn(new Date(), 'Asia/Kolkata');
  const holiday = holidayOn(addDays(today, 3));
  const { wire } = open(['holidays'], {
    getPracticeCalendar: () => calendar([holiday]),
    removeException: () => undefined,
  });
  expect(await screen.findByText('Diwali', { exact: false })).toBeVisible();
  await press(holidaysText.after);
  await screen.findByRole('button', { name: holidaysText.before });
  expect(asked(wire, 'getPracticeCalendar').map(({ query }) => query)).toEqual([
    { from: today, to: addDays(today, 41) },
    { from: addDays(today, 42), to: addDays(today, 83) },
  ]);
  const day = formatLongDay(holiday.date);
  await press(text.removeOf(day));
  expect(screen.getByText(text.goes)).toBeVisible();
  await press(text.keepOf(day));
  expect(screen.queryByText(text.goes)).not.toBeInTheDocument();
  await press(text.removeOf(day));
  expect(asked(wire, 'removeException')).toHaveLength(0);
  await press(common.save);
  await waitFor(() =>
    expect(asked(wire, 'removeException').map(({ params }) => params)).toEqual([
      { exceptionId: 'exception-1' },
    ]),
  );
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(holidaysText.part) }));
});

test('a day on which somebody is booked is not closed, and the form stays', async () => {
  open(['holidays'], {
    getPracticeCalendar: () => calendar([]),
    addException: () => problem(409, 'conflict'),
  });
  await press(holidaysText.add);
  const form = await part(holidaysText.part);
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(messages.required)).toBeVisible();
  for (const [segment, keys] of [
    ['day', '31'],
    ['month', '12'],
    ['year', '2090'],
  ] as const) {
    await userEvent.click(form.getByRole('spinbutton', { name: new RegExp(`^${segment}`) }));
    await userEvent.keyboard(keys);
  }
  await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'Away');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText('conflict')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Note/ })).toHaveValue('Away');
});

const scan = new File(['1234'], 'degree.pdf', { type: 'application/pdf' });
const chooseDay = async (group: HTMLElement, keys: readonly [string, string][]) => {
  for (const [segment, typed] of keys) {
    const name = new RegExp(`^${segment}`);
    await userEvent.click(within(group).getByRole('spinbutton', { name }));
    await userEvent.keyboard(typed);
  }
};

test('a document is added after listing: its file, its facts, and then it is being checked', async () => {
  const sent = { _id: 'file-7', name: 'degree.pdf', type: 'application/pdf', bytes: 4 };
  const waiting = aCredential({ _id: 'credential-7', kind: 'education', title: 'MSc, VIT' });
  const { wire, container } = open(['documents'], {
    getOnboarding: () => anOnboarding({ state: 'approved' }),
    uploadFile: () => sent,
    addCredential: () => problem(422, 'validation', { to: 'Ends before it begins' }),
  });
  expect(await screen.findByText(documentsText.none)).toBeVisible();
  await press(documentsText.add.education);
  const form = await part(documentsText.part);
  const sending = new RegExp(`^(${common.save}|${common.saveAgain})$`);
  const submit = () => userEvent.click(form.getByRole('button', { name: sending }));
  await userEvent.type(form.getByRole('textbox', { name: /^Institution/ }), 'VIT');
  await userEvent.type(form.getByRole('textbox', { name: /^Qualification/ }), 'MSc');
  await userEvent.type(form.getByRole('textbox', { name: /^Specializations/ }), 'Optics, Waves');
  await chooseDay(form.getByRole('group', { name: /^From/ }), [
    ['day', '01'],
    ['month', '06'],
    ['year', '2010'],
  ]);
  await chooseDay(form.getByRole('group', { name: /^To/ }), [
    ['day', '31'],
    ['month', '05'],
    ['year', '2012'],
  ]);
  await submit();
  expect(await form.findAllByText(documentsText.missing)).not.toHaveLength(0);
  expect(asked(wire, 'addCredential')).toHaveLength(0);
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, scan);
  await waitFor(() => expect(asked(wire, 'uploadFile')).toHaveLength(1));
  await submit();
  expect(await form.findByText('Ends before it begins')).toBeVisible();
  wire.answer('addCredential', () => waiting);
  wire.answer('getOnboarding', () => anOnboarding({ state: 'approved', credentials: [waiting] }));
  await submit();
  expect(await screen.findByText('MSc, VIT')).toBeVisible();
  expect(screen.getByText(documentsText.states.waiting)).toBeVisible();
  const [first, second] = asked(wire, 'addCredential').map(({ body }) => body as { id: string });
  expect(second).toEqual({
    ...{ kind: 'education', id: first?.id, institution: 'VIT', qualification: 'MSc' },
    ...{ specializations: ['Optics', 'Waves'], from: '2010-06-01', to: '2012-05-31', file: sent },
  });
});

test('a registration may have no end date', async () => {
  const file = { _id: 'file-8', name: 'licence.pdf', type: 'application/pdf', bytes: 4 };
  const { wire, container } = open(['documents'], {
    getOnboarding: () => anOnboarding({ profession: 'doctor', state: 'approved' }),
    uploadFile: () => file,
    addCredential: () => aCredential({ _id: 'credential-8' }),
  });
  await press(documentsText.add.certificate);
  const form = await part(documentsText.part);
  await userEvent.click(form.getByRole('checkbox', { name: documentsText.noEnd }));
  expect(form.queryByRole('group', { name: /^To/ })).not.toBeInTheDocument();
  for (const box of form.getAllByRole('textbox')) await userEvent.type(box, 'KMC 1');
  await chooseDay(form.getByRole('group', { name: /^From/ }), [
    ['day', '01'],
    ['month', '06'],
    ['year', '2010'],
  ]);
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, scan);
  await waitFor(() => expect(asked(wire, 'uploadFile')).toHaveLength(1));
  await press(common.save);
  await waitFor(() => expect(asked(wire, 'addCredential')).toHaveLength(1));
  expect(asked(wire, 'addCredential')[0]?.body).toMatchObject({ to: limits.noEndDay });
});

test('what waits can be taken back, what was checked stays, what was refused says why', async () => {
  const credentials = [
    aCredential({ _id: 'c-1', title: 'Checked one', state: 'approved' }),
    aCredential({ _id: 'c-2', title: 'Refused one', state: 'rejected', reason: 'Blurred' }),
  ];
  const { wire } = open(['documents'], {
    getOnboarding: () => anOnboarding({ state: 'approved', credentials }),
    removeCredential: () => undefined,
  });
  expect(await screen.findByText(documentsText.reason('Blurred'))).toBeVisible();
  const checked = text.removeOf('Checked one');
  expect(screen.queryByRole('button', { name: checked })).not.toBeInTheDocument();
  await press(text.removeOf('Refused one'));
  await press(common.save);
  await waitFor(() =>
    expect(asked(wire, 'removeCredential').map(({ params }) => params)).toEqual([
      { credentialId: 'c-2' },
    ]),
  );
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(documentsText.part) }));
});

test('before listing, documents are a step of the application', async () => {
  open(['documents'], { getOnboarding: () => anOnboarding({ profession: 'doctor' }) });
  expect(await screen.findByRole('link', { name: documentsText.application })).toHaveAttribute(
    'href',
    '/doctor-onboarding',
  );
});

const picture = new File(['1234'], 'me.png', { type: 'image/png' });
const pick = async (container: HTMLElement) => {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, picture);
};

test('a photo on its way says how much of it is sent', async () => {
  const { container } = open(['photo'], { uploadFile: () => new Promise<never>(() => {}) });
  await screen.findByText(photoText.label);
  await pick(container);
  const bar = await screen.findByRole('progressbar', { name: 'Sending me.png' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(screen.getByText('50%')).toBeVisible();
});

test('a photo that could not be sent is sent again, and can be taken away', async () => {
  const { profile } = practiceSettings();
  const own = { ...profile, img: '/api/files/file-1' };
  const { wire, container } = open(['photo'], {
    uploadFile: () => problem(415, 'unsupported-media-type' as never),
    changePhoto: () => own,
    removePhoto: () => profile,
  });
  await screen.findByText(photoText.label);
  expect(screen.queryByRole('checkbox', { name: photoText.remove })).not.toBeInTheDocument();
  await pick(container);
  expect(await screen.findByText(words.uploadText.refused)).toBeVisible();
  wire.answer('uploadFile', () => aFile);
  wire.answer('getPracticeSettings', () => practiceSettings({ profile: own }));
  await press('Retry me.png');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(asked(wire, 'changePhoto')).toHaveLength(0);
  await press(common.save);
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved(photoText.part) }));
  await waitFor(() => expect(screen.queryByText('Sent')).not.toBeInTheDocument());
  expect(asked(wire, 'changePhoto')[0]?.body).toEqual({ fileId: 'file-1' });
  await userEvent.click(await screen.findByRole('checkbox', { name: photoText.remove }));
  await press(common.save);
  await waitFor(() => expect(asked(wire, 'removePhoto')).toHaveLength(1));
});

test('a work is added with its picture, and removed by Save', async () => {
  const work = aPortfolioWork({ _id: 'work-9', title: 'A bridge' });
  const { wire, container } = open(['portfolio'], {
    uploadFile: () => aFile,
    addWork: () => work,
    removeWork: () => undefined,
  });
  await press(portfolioText.add);
  const form = await part(portfolioText.part);
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'A bridge');
  await userEvent.type(form.getByRole('textbox', { name: /^About/ }), 'Of steel.');
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(portfolioText.missing)).toBeVisible();
  await pick(container);
  expect(await form.findByText('Sent')).toBeVisible();
  wire.answer('getPracticeSettings', () => practiceSettings({ portfolio: [work] }));
  await userEvent.click(form.getByRole('button', { name: common.save }));
  await press(text.removeOf('A bridge'));
  await press(common.save);
  expect(asked(wire, 'addWork')[0]?.body).toEqual({
    ...{ title: 'A bridge', about: 'Of steel.', pictureId: 'file-1' },
    year: new Date().getFullYear(),
  });
  await waitFor(() => expect(asked(wire, 'removeWork')[0]?.params).toEqual({ workId: 'work-9' }));
});

test('a picture that was given up on its way belongs to no work', async () => {
  let arrive = () => {};
  const { wire, container } = open(['portfolio'], {
    uploadFile: () =>
      new Promise<typeof aFile>((done) => {
        arrive = () => done(aFile);
      }),
  });
  await press(portfolioText.add);
  const form = await part(portfolioText.part);
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'A bridge');
  await userEvent.type(form.getByRole('textbox', { name: /^About/ }), 'Of steel.');
  await pick(container);
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(portfolioText.waiting)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /^Remove me\.png/ }));
  await act(async () => arrive());
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await form.findByText(portfolioText.missing)).toBeVisible();
  expect(asked(wire, 'addWork')).toEqual([]);
});

test('what waits for review stands beside the form, says why, and can be withdrawn', async () => {
  const { profile } = practiceSettings();
  const waiting: PracticeClaim = {
    ...{ _id: 'claim-1', kind: 'title', value: 'Surgeon', state: 'waiting', reason: null },
    time: '2026-11-20T08:00:00Z',
  };
  const rejected: PracticeClaim = {
    ...{ _id: 'claim-2', kind: 'qualification', value: 'FRCS', state: 'rejected' },
    ...{ reason: 'The council does not list you.', time: '2026-11-19T08:00:00Z' },
  };
  const { wire, container } = open(
    ['profile'],
    { withdrawClaim: () => ({ ...profile, claims: [rejected] }) },
    { profile: { ...profile, claims: [waiting, rejected] } },
  );
  const form = await part(profileText.part);
  expect(form.getByRole('textbox', { name: new RegExp(`^${profileText.title}`) })).toHaveValue(
    profile.title,
  );
  expect(screen.getByRole('heading', { name: claimsText.title })).toBeVisible();
  expect(screen.getByText('Surgeon')).toBeVisible();
  expect(screen.getByText(claimsText.reason('The council does not list you.'))).toBeVisible();
  await expect(container).toBeAccessible();
  wire.answer('getPracticeSettings', () =>
    practiceSettings({ profile: { ...profile, claims: [rejected] } }),
  );
  await press(claimsText.withdrawOf.waiting('Surgeon'));
  await waitFor(() => expect(screen.queryByText('Surgeon')).not.toBeInTheDocument());
  expect(lastToast()).toMatchObject({ text: claimsText.withdrawn('Surgeon') });
  expect(asked(wire, 'withdrawClaim').map(({ params }) => params)).toEqual([
    { claimId: 'claim-1' },
  ]);
});

test('a title of a verified page is saved to wait, and is said to', async () => {
  const { profile } = practiceSettings();
  const claim: PracticeClaim = {
    ...{ _id: 'claim-1', kind: 'title', value: 'Orthodontist', state: 'waiting', reason: null },
    time: '2026-11-20T08:00:00Z',
  };
  const { wire } = open(['profile'], {
    changePracticeProfile: () => ({ ...profile, claims: [claim] }),
  });
  const form = await part(profileText.part);
  await retype(
    form.getByRole('textbox', { name: new RegExp(`^${profileText.title}`) }),
    'Orthodontist',
  );
  wire.answer('getPracticeSettings', () =>
    practiceSettings({ profile: { ...profile, claims: [claim] } }),
  );
  await userEvent.click(form.getByRole('button', { name: common.save }));
  expect(await screen.findByRole('heading', { name: claimsText.title })).toBeVisible();
});
