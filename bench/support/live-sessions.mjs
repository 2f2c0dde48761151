const PATIENCE_MS = 30_000;
/** Pages look for a new composition once in five minutes. */
const SIX_MINUTES = '06:00';
const ASKS_WITHIN_MS = 500;

const someone = () => `live-${Date.now()}-${Math.floor(Math.random() * 1e9)}@example.in`;
const password = () => `pass-${Math.random().toString(36).slice(2)}1`;

const contact = () => ({
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: someone(),
  'Phone number': '98450 12345',
  Message: 'Where is my refund?',
});

/** Forms of three parts: where they stand, what is typed, how they are sent, how one knows. */
const FORMS = {
  help: {
    address: '/',
    region: 'Need Help',
    answers: contact,
    send: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
    isSent: (page) =>
      page
        .getByText(/Ticket NK-T-\d+/)
        .first()
        .waitFor(),
  },
  listing: {
    address: '/list-yourself',
    answers: () => ({
      'Full Name': 'Asha Rao',
      Email: someone(),
      'Phone number': '98450 12345',
      Password: password(),
    }),
    async send(page) {
      await page.getByRole('radio', { name: 'Teacher' }).check({ force: true });
      await page.getByRole('checkbox').check({ force: true });
      await page.getByRole('button', { name: 'Get Started' }).click();
    },
    isSent: (page) => page.waitForURL(/\/enter-otp$/),
  },
  ticket: {
    address: '/profile?section=support',
    isSignedIn: true,
    answers: () => ({ 'Your message': `My address is wrong, ${someone()}.` }),
    send: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
    isSent: (page) => page.getByRole('heading', { name: /^Ticket NK-T-/ }).waitFor(),
  },
};

/**
 * Somebody who fills in a form while parts are deployed: a field, or a few more words, after each.
 *
 * @param browser Playwright's
 * @param {{ form: keyof typeof FORMS, stored: object }} what `stored`: what the browser of a user keeps
 * @returns `typeOn` lets the page see the deploy, checks what was typed and types more; `end` sends
 *   the form and resolves to { typed, lost, isSent, errors }
 */
export async function beginSession(browser, origin, { form, stored }) {
  const { address, region, answers, send, isSent, isSignedIn } = FORMS[form];
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const errors = [];
  page.on('pageerror', (error) => errors.push(`${form}: ${error}`));
  if (isSignedIn) await page.addInitScript(keep, stored);
  await page.clock.install();
  await page.goto(origin + address);
  if (region) await reach(page, region);
  const within = region
    ? page.getByRole('region', { name: region, exact: true })
    : page.getByRole('main');
  const field = (name) =>
    within.getByLabel(name, { exact: true }).and(page.locator('input, textarea'));
  await field(Object.keys(answers())[0]).waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const typed = new Map();
  const lost = [];
  const rest = Object.entries(answers());
  const check = async () => {
    if (!(await page.evaluate(() => window.isSameDocument === true))) {
      lost.push(`${form}: the page was loaded anew`);
    }
    for (const [name, value] of typed) {
      const now = await field(name).inputValue();
      if (now !== value) lost.push(`${form}, ${name}: "${now}" instead of "${value}"`);
    }
  };
  const type = async ([name, value]) => {
    await field(name).fill(value);
    typed.set(name, value);
  };
  return {
    form,
    async typeOn() {
      await seeDeploy(page);
      await check();
      const next = rest.shift();
      if (next) await type(next);
    },
    async end() {
      for (const left of rest.splice(0)) await type(left);
      await check();
      const sent = await sending(page, within, { send, isSent });
      await context.close();
      return { typed: typed.size, lost, isSent: sent, errors };
    },
  };
}

async function sending(page, within, { send, isSent }) {
  try {
    await send(within);
    await isSent(page);
    return true;
  } catch (error) {
    console.error(String(error).slice(0, 300));
    return false;
  }
}

/**
 * As the shell does it by itself some minutes later, or when somebody comes back to the tab. A page
 * that knows of a newer composition asks no more.
 */
async function seeDeploy(page) {
  await page.clock.fastForward(SIX_MINUTES);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(ASKS_WITHIN_MS);
}

/** Scrolls until a section that comes late stands. */
async function reach(page, name) {
  const wanted = page.getByRole('region', { name, exact: true });
  for (let step = 0; step < 200 && !(await wanted.isVisible()); step += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await page.waitForTimeout(50);
  }
}

/** Runs in the page: a session that was begun before. */
function keep(entries) {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
