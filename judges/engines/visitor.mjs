import { By, Key } from 'selenium-webdriver';

/** Milliseconds after which a page is taken to hang; a busy machine is slow, not wrong. */
const PATIENCE = 30_000;

/**
 * What somebody at a browser does and sees, in the words of the page. Each waits for what it names, and
 * throws where that does not come.
 *
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {string} origin
 */
export function visitorOf(driver, origin) {
  const until = (what, isSo) =>
    driver.wait(() => isSo().catch(notYet), PATIENCE, missing(what), 100);
  const run = (script, ...values) => driver.executeScript(script, ...values);
  const textOf = (css) => run(TEXT, css);
  /** A page may be drawn again between finding a thing and pressing it. */
  const act = (what, locator, work) =>
    until(what, async () => {
      const element = await firstShown(await driver.findElements(locator));
      if (!element) return false;
      await run('arguments[0].scrollIntoView({ block: "center" })', element);
      await work(element);
      return true;
    });
  /** The driver does not wait for loads, see `webkit-driver.mjs`. */
  const arrive = async (what, leave) => {
    await run('window.isLeft = true');
    await leave();
    await until(`${what}, loaded`, () =>
      run('return !window.isLeft && document.readyState === "complete"'),
    );
  };
  const press = (what, locator) => act(what, locator, (element) => element.click());
  const named = (tag, name) =>
    By.xpath(`//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`);
  return {
    run,
    /** The script gets a callback as its last argument. */
    runLater: (script) => driver.executeAsyncScript(script),
    until,
    open: (path) => arrive(path, () => driver.get(origin + path)),
    reload: () => arrive('the page', () => driver.navigate().refresh()),
    back: () => driver.navigate().back(),
    type: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    at: (path) => until(path, async () => (await driver.getCurrentUrl()).includes(path)),
    headed: (words) => until(words, async () => (await textOf('main h1')).includes(words)),
    says: (words) => until(words, () => run(SAYS, words)),
    has: (css) =>
      until(css, () => run('return document.querySelector(arguments[0]) !== null', css)),
    lacks: (css) =>
      until(`no ${css}`, () => run('return document.querySelector(arguments[0]) === null', css)),
    focused: (words) =>
      until(`the focus on ${words}`, async () => (await run(FOCUSED)).includes(words)),
    follow: (name) => press(name, named('main//a', name)),
    press: (name) => press(name, named('button', name)),
    enter: (label) => press(label, fieldOf(label)),
    choose: (name) => press(name, By.xpath(`//label[${begins(name)}]`)),
    pressAt: (css) => press(css, By.css(css)),
    /** Follows the first link of these, and returns its words. */
    async followFirst(css) {
      await until(css, async () => (await textOf(css)) !== '');
      const name = await textOf(css);
      await press(css, By.css(css));
      return name;
    },
    fill(label, value) {
      return act(label, fieldOf(label), async (field) => {
        await field.clear();
        await field.sendKeys(value);
      });
    },
    async newTab() {
      await driver.switchTo().newWindow('tab');
    },
  };
}

export const { TAB, ENTER, ESCAPE, ARROW_DOWN } = Key;

async function firstShown(elements) {
  for (const element of elements) if (await element.isDisplayed()) return element;
  return undefined;
}

const fieldOf = (label) =>
  By.xpath(
    `//main//input[@id=//label[${begins(label)}]/@for] | //main//label[${begins(label)}]//input`,
  );

const begins = (words) => `starts-with(normalize-space(), "${words}")`;

/** What fails while a page changes is tried again; a browser that crashed never answers. */
function notYet(failure) {
  if (failure.name === 'NoSuchSessionError') throw new Error('the browser crashed');
  return false;
}

const missing = (what) => `${what} was not seen`;

const TEXT = 'return document.querySelector(arguments[0])?.innerText ?? ""';

const SAYS = `return document.body.innerText.includes(arguments[0]) ||
  document.querySelector(\`[aria-label="\${arguments[0]}"]\`) !== null`;

/** What has the focus, by its words, and by its name without any. */
const FOCUSED = `const { activeElement: one } = document;
  return one === document.body ? '' : one.innerText?.trim() || one.getAttribute('aria-label') || ''`;
