import { ARROW_DOWN, ENTER, ESCAPE, TAB } from './visitor.mjs';

const FIRST_PROFESSIONAL = 'main h3 a';
const HEART = 'main li button[aria-pressed]';
const REMEMBERED = 'main li button[aria-pressed="true"]';

/**
 * What a visitor, a guest, a user and a professional do most: name → the way, which throws where it
 * ends.
 *
 * @type {Record<string, (visitor: ReturnType<import('./visitor.mjs').visitorOf>, product: Asked) => Promise<void>>}
 *
 * @typedef {import('../support/product.mjs').JudgedProduct & { bookAddress: string, password: string }} Asked
 */
export const mainWays = {
  async 'from home to a professional and back'(visitor) {
    await visitor.open('/');
    await visitor.headed('Discover & Search');
    await visitor.follow('Doctor');
    await visitor.headed('Doctor');
    await visitor.follow('Dentist');
    await visitor.headed('Best Dentist in');
    const name = await visitor.followFirst(FIRST_PROFESSIONAL);
    await visitor.headed(name);
    await visitor.back();
    await visitor.headed('Best Dentist in');
  },
  async 'by words, typed at home'(visitor) {
    await visitor.open('/');
    await visitor.enter('What are you looking for?');
    await visitor.type('plumber', ENTER);
    await visitor.at('/engineers?q=plumber');
    await visitor.headed('Results for “plumber”');
    await visitor.followFirst(FIRST_PROFESSIONAL);
    await visitor.at('-detail?id=');
  },
  async 'a list with a filter'(visitor) {
    await visitor.open('/doctors?spec=all');
    await visitor.press('Gender');
    await visitor.choose('Female');
    await visitor.at('gender=female');
    await visitor.type(ESCAPE);
    await visitor.says('Clear all');
    await visitor.reload();
    await visitor.has('[aria-label="Remove Female"]');
    await visitor.pressAt('[aria-label="Remove Female"]');
    await visitor.lacks('[aria-label="Remove Female"]');
  },
  async 'a booking by a guest'(visitor, { bookAddress }) {
    await visitor.open(bookAddress);
    await visitor.headed('Confirm your booking');
    await visitor.says('This time is kept for you for 10 minutes.');
    await visitor.fill('Full name', 'Ravi Shetty');
    await visitor.fill('Phone number', '98450 12345');
    await visitor.fill('City', 'Bengaluru');
    await visitor.press('Book Now');
    await visitor.headed('Waiting for an answer');
  },
  async 'a user signs in, sees appointments, and is known after a new start'(visitor, product) {
    await signIn(visitor, product, 'user');
    await visitor.at('/homepage');
    await visitor.open('/profile?section=appointments');
    await visitor.headed('Appointments');
    await visitor.newTab();
    await visitor.open('/');
    await visitor.says('Profile');
  },
  async 'a professional signs in and sees the dashboard'(visitor, product) {
    await signIn(visitor, product, 'doctor');
    await visitor.at('/doctor-dashboard');
    await visitor.headed('Dashboard');
    await visitor.says('Clinic Consulting');
    await visitor.open('/doctor-dashboard/appointments');
    await visitor.headed('Appointments');
  },
  async 'a date, typed and refused'(visitor, product) {
    await signIn(visitor, product, 'doctor');
    await visitor.at('/doctor-dashboard');
    await visitor.open('/doctor-dashboard/settings');
    await visitor.press('Add a day');
    await visitor.pressAt('[role="spinbutton"][aria-label^="day"]');
    await visitor.type('05012024', TAB, TAB);
    await visitor.says('or later');
    await visitor.press('Calendar');
    await visitor.has('[role="dialog"] [role="grid"]');
  },
  async 'by keyboard alone'(visitor) {
    await visitor.open('/');
    await visitor.headed('Discover & Search');
    await visitor.type(TAB);
    await visitor.focused('Skip to');
    await visitor.until('a ring around what has the focus', () =>
      visitor.run('return getComputedStyle(document.activeElement).outlineStyle !== "none"'),
    );
    await visitor.run(
      '[...document.querySelectorAll("header button")].find((one) => one.innerText.includes("Categories")).focus()',
    );
    await visitor.until('the categories', async () => {
      await visitor.type(ARROW_DOWN);
      return (await visitor.run('return document.activeElement.innerText')).startsWith('Doctor');
    });
    await visitor.type(ENTER);
    await visitor.headed('Doctor');
    await visitor.focused('Doctor');
  },
  async 'dark by choice, also after a new start'(visitor) {
    await visitor.open('/');
    await visitor.choose('Dark');
    await visitor.until('a dark page', () => visitor.run(IS_DARK));
    await visitor.reload();
    await visitor.until('a dark page', () => visitor.run(IS_DARK));
  },
  async 'a favourite, also in another tab and after a new start'(visitor) {
    await visitor.open('/doctors?spec=all');
    await visitor.pressAt(HEART);
    await visitor.has(REMEMBERED);
    await visitor.reload();
    await visitor.has(REMEMBERED);
    await visitor.newTab();
    await visitor.open('/doctors?spec=all');
    await visitor.has(REMEMBERED);
    await visitor.pressAt(REMEMBERED);
    await visitor.lacks(REMEMBERED);
  },
  async 'a list in Hindi'(visitor) {
    await visitor.open('/hi/doctors');
    await visitor.followFirst(FIRST_PROFESSIONAL);
    await visitor.at('/hi/doctor-detail');
  },
  async 'no script that the product did not send'(visitor) {
    await visitor.open('/');
    await visitor.headed('Discover & Search');
    for (const [what, script] of Object.entries(STRANGERS)) {
      await visitor.until(`${what} refused`, async () => !(await visitor.run(script)));
    }
  },
  async 'without a connection'(visitor, product) {
    await visitor.open('/doctors');
    await visitor.headed('Best Dentist in');
    await visitor.until('a kept page', () => visitor.runLater(IS_KEPT));
    await visitor.reload();
    await visitor.headed('Best Dentist in');
    await visitor.until('a kept list', () => visitor.runLater(HAS_LIST));
    await product.stopServer();
    try {
      await visitor.reload();
      await visitor.headed('Best Dentist in');
      await visitor.has(FIRST_PROFESSIONAL);
    } finally {
      await product.startServer();
    }
  },
};

/** For a browser in dark surroundings. */
export const darkWays = {
  async 'dark as the desktop is'(visitor) {
    await visitor.open('/');
    await visitor.headed('Discover & Search');
    await visitor.until('a dark page', () => visitor.run(IS_DARK));
  },
};

async function signIn(visitor, { password }, account) {
  await visitor.open('/login');
  await visitor.fill('Email', `${account}@demo.example`);
  await visitor.fill('Password', password);
  await visitor.press('Login');
}

/** Less than a third of full brightness behind everything. */
const IS_DARK = `const [, r, g, b] = /(\\d+), (\\d+), (\\d+)/.exec(
    getComputedStyle(document.body).backgroundColor) ?? [0, 255, 255, 255];
  return Number(r) + Number(g) + Number(b) < 255`;

/** Whether a page that starts any address is on this device. */
const IS_KEPT = `const done = arguments[0];
  caches.match('/offline.html', { ignoreVary: true }).then((one) => done(one !== undefined), () => done(false));`;

/** Whether answers are on this device. */
const HAS_LIST = `const done = arguments[0];
  caches.open('nukkad-answers').then((kept) => kept.keys()).then((all) => done(all.length > 0), () => done(false));`;

/** Each returns whether it ran. */
const STRANGERS = {
  'a script written into the page': `
    const script = document.createElement('script');
    try { script.textContent = 'window.stranger = true'; document.head.append(script); } catch {}
    return window.stranger === true`,
  'a handler written into the page': `
    try { document.body.setAttribute('onclick', 'window.stranger = true'); document.body.click(); } catch {}
    return window.stranger === true`,
  'text taken for a program': "try { return (0, eval)('true') === true; } catch { return false; }",
};
