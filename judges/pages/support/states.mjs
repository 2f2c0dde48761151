import { freeTimes } from '../../../bench/support/callers.mjs';
import { encoded } from './addresses.mjs';
import { detailsPaths, settled } from './journeys.mjs';

const PAGE_MS = 60_000;

/**
 * A page that is opened further.
 *
 * @typedef {object} State
 * @property {string} name
 * @property {(firsts: Record<string, object>) => string} address given the first professional of each kind
 * @property {Step[]} steps which open it
 * @property {Find} shows what is there once it is open
 * @property {'wide' | 'narrow'} [width] where it is; default: everywhere
 *
 * @typedef {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} Find
 * @typedef {(page: import('@playwright/test').Page) => Promise<void>} Step
 */

const find = (role, name, more) => (page) => page.getByRole(role, { name, ...more }).first();
const press = (role, name) => (page) => find(role, name)(page).click();
const button = (name) => press('button', name);
const write = (role, name, words) => (page) => find(role, name)(page).fill(words);
const hold = (role, name, key) => (page) => find(role, name)(page).press(key);
const attach = (file) => (page) => page.locator('input[type=file]').first().setInputFiles(file);

const dialog = (name) => find('dialog', name);
/** Presses a button of what is open over the page. */
const pressInDialog = (name) => (page) =>
  dialog()(page).getByRole('button', { name, exact: true }).click();
/** A field that says what is wrong with it. */
const refused = (page) => page.locator('[aria-invalid="true"]').first();
/** Any month that a calendar shows. */
const month = find('grid', /\b20\d\d\b/);
const calendar = button(/^Calendar\b/);

/** No picture and no document. */
const TEXT_FILE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') };

/** What surrounds something that opens or says what is wrong. */
const PARTS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], form, main';

const at = (address) => () => address;
const details =
  (profession, more = '') =>
  (firsts) =>
    `${detailsPaths[profession]}?id=${firsts[profession]._id}${more}`;
const booking = (nth) => (firsts) => `/book?id=${firsts.doctor._id}&at=${firsts.doctor.times[nth]}`;
const section = (name) => at(`/profile?section=${name}`);

const state = (name, address, steps, shows, width) => ({ name, address, steps, shows, width });

/** What visitors open. */
const ofVisitors = [
  state('location', at('/'), [button(/^Location: /)], dialog('Choose your location')),
  state(
    'categories',
    at('/'),
    [button('Categories')],
    find('button', 'Categories', { expanded: true }),
    'wide',
  ),
  state('menu', at('/'), [button('Menu')], dialog('Menu'), 'narrow'),
  state(
    'suggestions',
    at('/'),
    [press('combobox', 'What are you looking for?')],
    find('listbox', 'Suggestions'),
  ),
  state(
    'subscription, refused',
    at('/'),
    [button(/^Subscribe Now/), write('textbox', 'Email', 'nobody'), pressInDialog('Subscribe')],
    refused,
  ),
  state('a filter', at('/doctors'), [button('Gender')], find('group', 'Gender'), 'wide'),
  state('filters', at('/doctors'), [button(/^Filters/)], dialog('Filters'), 'narrow'),
  state('order', at('/doctors'), [button('Sort')], dialog('Sort By'), 'narrow'),
  state(
    'toast',
    at('/doctors'),
    [button(/^Add .* to favourites$/)],
    find('region', 'Notifications'),
  ),
  state('request, refused', at('/doctors'), [button('Send request')], refused),
  state('booking', details('doctor'), [button('Book Now')], dialog('Book appointment'), 'narrow'),
  state(
    'a chosen time',
    details('doctor'),
    [button(/^\d+:\d\d [AP]M, .*IST$/)],
    find('button', /IST$/, { pressed: true }),
    'wide',
  ),
  state('checks', details('doctor'), [button(/^Verified/)], dialog('Checked by Nukkad')),
  state(
    'lessons',
    details('teacher', '&tab=fees'),
    [button(/^Buy \d+ lessons$/)],
    dialog(/^Buy \d+ lessons/),
  ),
  // The first view holds its time.
  state('checkout, refused', booking(0), [button('Book Now')], refused, 'wide'),
  state('checkout, refused', booking(1), [button('Book Now')], refused, 'narrow'),
  state(
    'recipients',
    at('/complaints'),
    [write('combobox', /^Officer or office/, 'pa')],
    find('listbox'),
  ),
  state('complaint, refused', at('/complaints'), [button('Send complaint')], refused),
  ...[
    ['/login', 'Login'],
    ['/register', 'Create an Account'],
    ['/forgot-password', 'Send a link'],
    ['/donate', 'Continue to payment'],
  ].map(([address, send]) => state('refused', at(address), [button(send)], refused)),
];

/** What people open in their own dashboard. */
const ofUsers = [
  state('profile menu', at('/'), [button('Profile')], find('menu'), 'wide'),
  state(
    'notifications',
    at('/'),
    [button(/^Notifications/)],
    find('button', /^Notifications/, { expanded: true }),
  ),
  state('menu', at('/'), [button('Menu')], dialog('Menu'), 'narrow'),
  state(
    'sections',
    section('personalInfo'),
    [button(/^Menu: /)],
    find('button', /^Menu: /, { expanded: true }),
    'narrow',
  ),
  state('moving', section('appointments'), [button(/^Reschedule/)], dialog('Choose another time')),
  state(
    'cancelling',
    section('appointments'),
    [button(/^Cancel appointment/)],
    dialog('Cancel this appointment?'),
  ),
  state(
    'review',
    section('appointments'),
    [press('tab', /^Past/), button(/^Write a Review/)],
    dialog(/^Your review of/),
  ),
  state(
    'address, refused',
    section('manageAddresses'),
    [button('+ Add a new Address'), button('Save')],
    refused,
  ),
  state('name', section('personalInfo'), [button('Edit Name')], find('textbox', /name/i)),
  state(
    'messages to a phone',
    section('personalInfo'),
    [button('Messages to your phone')],
    dialog('Messages to your phone'),
  ),
  state(
    'a list of favourites',
    section('favourites'),
    [button(/^List: /), press('menuitem', 'New list…')],
    dialog('New list'),
  ),
  state('ticket, refused', section('support'), [button('Send')], refused),
  state('logout', section('personalInfo'), [button('LOGOUT')], find('alertdialog'), 'wide'),
  state(
    'deletion',
    section('personalInfo'),
    [button('Delete Account')],
    find('alertdialog'),
    'wide',
  ),
  state('a refused file', at('/complaints'), [attach(TEXT_FILE)], (page) =>
    page.getByText(/^note\.txt is not a PDF/).first(),
  ),
];

/** What professionals and operators open in their dashboards. */
const DOCTOR = '/doctor-dashboard';
const ofDoctors = [
  state('menu', at(DOCTOR), [button('More')], find('button', 'More', { expanded: true }), 'narrow'),
  state('search', at(DOCTOR), [write('combobox', 'Search your dashboard', 'an')], find('listbox')),
  state(
    'notifications',
    at(DOCTOR),
    [button(/^Notifications/)],
    find('button', /^Notifications/, { expanded: true }),
  ),
  state('a request', at(DOCTOR), [button(/^Details of the request of/)], dialog(/^Appointment of/)),
  state(
    'rejecting',
    at(DOCTOR),
    [button(/^Reject the request of/)],
    dialog(/^Reject the request of/),
  ),
  state(
    'moving an appointment',
    at(`${DOCTOR}/appointments`),
    [
      button('Later week'),
      hold('button', /\d to \d.*,/, 'm'),
      ...['ArrowDown', 'Enter'].map((key) => (page) => page.keyboard.press(key)),
    ],
    dialog('Move and notify?'),
    'wide',
  ),
  state('export', at(`${DOCTOR}/appointments`), [button('Export')], find('menu')),
  state(
    'own calendar',
    at(`${DOCTOR}/settings`),
    [button('Show in your own calendar')],
    dialog('Show in your own calendar'),
  ),
  state(
    'other calendar',
    at(`${DOCTOR}/settings`),
    [button('Take in a calendar kept elsewhere')],
    dialog('Take in a calendar kept elsewhere'),
  ),
  state(
    'patient, refused',
    at(`${DOCTOR}/patients`),
    [button('+ Add Patient'), button(/^Save/)],
    refused,
  ),
  state(
    'date',
    at(`${DOCTOR}/patients`),
    [button('+ Add Patient'), write('textbox', 'Name', 'A patient'), calendar],
    month,
  ),
  state('actions', at(`${DOCTOR}/patients`), [button(/^Actions for/)], find('menu')),
  state(
    'record',
    at(`${DOCTOR}/patients`),
    [button(/^Actions for/), press('menuitem', 'View')],
    dialog(),
  ),
  state(
    'account for payouts',
    at(`${DOCTOR}/payments`),
    [button(/^(Give an|Change) account$/)],
    dialog('Account for payouts'),
  ),
];

const ofTeachers = [
  state(
    'assignment, refused',
    at('/teacher-dashboard/assignments'),
    [button('Set an assignment'), pressInDialog('Set an assignment')],
    refused,
  ),
  state(
    'date',
    at('/teacher-dashboard/assignments'),
    [button('Set an assignment'), write('textbox', /^Title/, 'Reading'), calendar],
    month,
  ),
];

const ofAdvocates = [
  state(
    'case, refused',
    at('/advocate-dashboard/cases'),
    [button('+ Add case'), button('Save case')],
    refused,
  ),
];

const ofOperators = [
  state(
    'office, refused',
    at('/operator-dashboard/editorial?part=offices'),
    [write('textbox', /^Heading/, ''), button('Save')],
    refused,
  ),
  state(
    'preview',
    at('/operator-dashboard/editorial'),
    [
      press('link', 'New article'),
      write('textbox', /^Title/, 'What to ask'),
      write('textbox', /^Text/, 'Three questions.'),
      button('Preview'),
    ],
    dialog('What to ask'),
  ),
];

const table = [
  [null, ofVisitors],
  ['user', ofUsers],
  ['doctor', ofDoctors],
  ['teacher', ofTeachers],
  ['advocate', ofAdvocates],
  ['operator', ofOperators],
];

/**
 * Opened states of pages, by account.
 *
 * @param {string} origin
 * @returns {Promise<[string | null, (State & { address: string })[]][]>}
 */
export async function openedStates(origin) {
  const firsts = Object.fromEntries(
    await Promise.all(
      Object.keys(detailsPaths).map(async (profession) => [
        profession,
        await firstOf(origin, profession),
      ]),
    ),
  );
  return table.map(([account, states]) => [
    account,
    states.map((one) => ({ ...one, address: one.address(firsts) })),
  ]);
}

/** Opens a page, and waits until it asks for nothing more. */
export async function openPage(page, address) {
  await page.goto(encoded(address));
  await page.locator('h1').first().waitFor({ timeout: PAGE_MS });
  await settled(page);
}

/**
 * Opens a page further, and resolves to the part of it that is judged: a dialog, a form or what the page is
 * about, as the rest is judged when the page is opened; all of it where something else opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {State} state
 */
export async function openState(page, { address, steps, shows }) {
  await openPage(page, address);
  for (const step of steps) await step(page);
  await shows(page).waitFor();
  return shows(page).evaluateHandle((shown, parts) => shown.closest(parts) ?? document, PARTS);
}

async function firstOf(origin, profession) {
  const answer = await fetch(`${origin}/api/vendors?type=${profession}&limit=50`);
  const { vendors } = await answer.json();
  const first = vendors.find(({ nextSlots }) => nextSlots.length > 0) ?? vendors[0];
  // Times of the next hours are over before a long run comes to them.
  const times = profession === 'doctor' ? await freeTimes(origin, first._id, 'appointment') : [];
  return { ...first, times };
}
