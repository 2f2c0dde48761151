import { ApiError } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { practiceSettings } from '@nukkad/platform/testing';
import { emptyException, exceptionOrder, lastOf } from './availability/holidays.model';
import * as hours from './availability/hours.model';
import { storeEntries } from './entries/entries';
import { problemsOfRow, problemsOfRows } from './entries/rows';
import * as offers from './offers/offers.model';
import { askedAmount, rightMeetingUrl, sentAmount, typedAmount } from './part/settings.model';
import { hoursText, policyText, profileText } from './part/settings.text';
import * as profile from './profile/profile.model';

const settings = practiceSettings();
const week = hours.typedWeek(settings.availability);

test('what is stored is what is typed, back and forth', () => {
  const { name: _, img: __, claims: ___, publicPath: ____, ...own } = settings.profile;
  expect(profile.profileOrder(profile.typedProfile(settings.profile))).toEqual(own);
  expect(hours.weekOrder(week)).toEqual(settings.availability);
  expect(offers.serviceOrder(offers.typedService(settings.services[0]!))).toEqual({
    ...{ _id: 'service-1', name: 'Cleaning', minutes: 30, rate: null, otherCharges: 0 },
    ...{ fee: 80_000, currency: 'INR' },
  });
});

test('amounts are typed in rupees and sent in paise', () => {
  expect(typedAmount(123_450)).toBe(1_234.5);
  expect(sentAmount(0.29)).toBe(29);
  expect(askedAmount(null, {})).toBeDefined();
  expect(askedAmount(0, {})).toBeUndefined();
});

test('a link for meetings is an address of the web, or none', () => {
  for (const typed of ['', ' ', 'https://meet.example/room', ' https://meet.example '])
    expect(rightMeetingUrl(typed, {})).toBeUndefined();
  for (const typed of ['meet.example', 'http://meet.example', 'https://a:b@meet.example'])
    expect(rightMeetingUrl(typed, {})).toBe(policyText.meetingUrlWrong);
  const longest = 'https://meet.example/'.padEnd(limits.meetingUrlMaxLength, 'x');
  expect(rightMeetingUrl(longest, {})).toBeUndefined();
  expect(rightMeetingUrl(`${longest}x`, {})).toContain(`${limits.meetingUrlMaxLength}`);
});

test('a fee that is agreed upon is none, and empty lines are no qualifications', () => {
  const typed = profile.typedProfile({ ...settings.profile, fee: null });
  expect(typed.isAgreed).toBe(true);
  expect(profile.profileOrder({ ...typed, qualifications: ' MBBS \n\n MD' })).toMatchObject({
    fee: null,
    qualifications: ['MBBS', 'MD'],
    landmark: null,
  });
});

test.each([
  ['visit', undefined],
  ['per hour', undefined],
  ['Visit', profileText.perWrong],
  ['', profileText.perWrong],
])('a fee per "%s"', (unit, problem) => expect(profile.rightUnit(unit, {})).toBe(problem));

test('closed days are left out, and so is a lunch nobody takes', () => {
  const days = week.days.map((day, index) => ({ ...day, isOpen: index === 6 }));
  expect(hours.weekOrder({ ...week, days, hasLunch: false })).toMatchObject({
    hours: [{ weekday: 7, opens: '09:00', closes: '17:00' }],
    lunch: null,
  });
});

test.each([
  ['17:00', undefined],
  ['09:00', hoursText.endWrong],
  ['25:00', hoursText.timeWrong],
  ['', hoursText.timeWrong],
])('a day from 09:00 to %s', (closes, problem) =>
  expect(hours.rightClosing(0)(closes, { ...week })).toBe(problem),
);

test.each([
  ['14:00', undefined],
  ['13:00', hoursText.endWrong],
  ['18:00', hoursText.lunchWrong],
])('lunch from 13:00 to %s', (to, problem) =>
  expect(hours.rightLunchEnd(to, { ...week })).toBe(problem),
);

test('what is refused of a week stands at the days of the form', () => {
  const days = week.days.map((day, index) => ({ ...day, isOpen: index > 2 }));
  const refused = { 'hours.1.closes': 'too early', lunch: 'outside', timeZone: 'unknown' };
  expect(hours.weekProblems(refused, { ...week, days })).toEqual({
    'days.4.closes': 'too early',
    lunchTo: 'outside',
    timeZone: 'unknown',
  });
  expect(hours.weekProblems('No answer', week)).toBe('No answer');
});

test('what is set is always among the choices', () => {
  expect(hours.slotLengths(50)).toContain(50);
  expect(hours.slotLengths(30)[0]).toBe(15);
  expect(hours.buffers(0)[0]).toBe(0);
  expect(hours.notices(45)).toContain(45);
  expect(hours.zones('Asia/Kolkata')).toContain('Asia/Kolkata');
});

test('only a closed day has no hours', () => {
  const day = { ...emptyException, id: 'day-1', date: '2030-01-07' };
  expect(exceptionOrder(day)).toEqual({
    date: '2030-01-07',
    kind: 'closed',
    hours: null,
    note: null,
  });
  expect(exceptionOrder({ ...day, kind: 'open', note: ' Camp ' })).toMatchObject({
    hours: { from: '09:00', to: '17:00' },
    note: 'Camp',
  });
  expect(lastOf('2030-01-01')).toBe('2030-02-11');
});

test('a fee follows from rate, time and charges, or is for the whole', () => {
  const row = { id: 'row-1', isNew: true };
  const typed = {
    ...offers.emptyService,
    ...row,
    minutes: 45,
    rate: 400,
    otherCharges: 50,
    fee: 700,
  };
  expect(offers.feeOf({ ...typed, pricing: 'hourly' })).toBe(35_000);
  expect(offers.serviceOrder(typed)).toMatchObject({ rate: null, otherCharges: 0, fee: 70_000 });
});

test('a new offer is sent without an id, a stored one with its own', () => {
  const typed = { ...offers.emptyPackage, id: 'package-1' };
  expect(offers.packageOrder({ ...typed, isNew: true })).not.toHaveProperty('_id');
  expect(offers.packageOrder({ ...typed, isNew: false })).toHaveProperty('_id', 'package-1');
});

test('what is refused of a row stands at its fields', () => {
  expect(problemsOfRows({ '2.name': 'Too long' }, 'services')).toEqual({
    'services[2].name': 'Too long',
  });
  expect(problemsOfRow({ date: 'Gone' }, 'added[0]')).toEqual({ 'added[0].date': 'Gone' });
  expect(problemsOfRow('No answer', 'added[0]')).toBe('No answer');
});

describe('entries are stored one after another', () => {
  const typed = { added: ['x', 'y'], removed: ['a', 'b'] };
  const failure = () => Promise.reject(new ApiError('conflict', 'conflict', 409));

  test('and each leaves the form', async () => {
    const called: string[] = [];
    const call = (what: string) => async (one: string) => void called.push(`${what} ${one}`);
    const change = jest.fn();
    const calls = { add: call('add'), remove: call('remove') };
    expect(await storeEntries(typed, change, calls)).toBeUndefined();
    expect(called).toEqual(['remove a', 'remove b', 'add x', 'add y']);
    expect(change.mock.calls.flat()).toEqual([
      ...[{ removed: ['b'] }, { removed: [] }],
      ...[{ added: ['y'] }, { added: [] }],
    ]);
  });

  test('what fails stays, with all that follows it', async () => {
    const change = jest.fn();
    const add = async (one: string) => (one === 'y' ? failure() : undefined);
    const answer = await storeEntries(typed, change, { add, remove: async () => {} });
    expect(answer).toEqual(expect.any(String));
    expect(change).toHaveBeenLastCalledWith({ added: ['y'] });
  });
});

describe('a package that costs more than single lessons', () => {
  const money = (amount: number) => ({ amount, currency: 'INR' as const });
  const hourly = { ...money(55_000), per: 'hour' };
  const five = { lessons: 5, minutes: 50, fee: 2_500, currency: 'INR' as const };
  const single = { ...five, lessons: 1, fee: 480 };
  type Case = [string, Partial<typeof five>, (typeof five)[], typeof hourly | null, object | null];

  test.each<Case>([
    ['by the hour', {}, [], hourly, { singly: money(229_165), more: money(20_835) }],
    ['cheaper by the hour', { fee: 2_000 }, [], hourly, null],
    ['as dear by the hour', { fee: 2_750, minutes: 60 }, [], hourly, null],
    ['of a package of one', {}, [single], hourly, { singly: money(240_000), more: money(10_000) }],
    ['of one of another length', {}, [{ ...single, minutes: 30, fee: 900 }], null, null],
    ['that cost nothing singly', {}, [{ ...single, fee: 0 }], null, null],
    ['by the lesson', {}, [], { ...hourly, per: 'lesson' }, null],
    [
      'by a cheap lesson',
      {},
      [],
      { ...money(40_000), per: 'lesson' },
      { singly: money(200_000), more: money(50_000) },
    ],
    ['by a lesson of another length', { minutes: 30 }, [], { ...money(100), per: 'lesson' }, null],
    ['by the month', {}, [], { ...money(100), per: 'month' }, null],
    ['at a fee agreed upon', {}, [], null, null],
    ['in another currency', {}, [], { ...hourly, currency: 'USD' as 'INR' }, null],
    ['of one lesson', { lessons: 1 }, [single], hourly, null],
    ['with no price yet', { fee: null as never }, [], hourly, null],
  ])('%s', (_what, typed, others, fee, surplus) => {
    expect(offers.surplusOf({ ...five, ...typed }, others, fee)).toEqual(surplus);
  });
});
