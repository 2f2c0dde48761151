import { detailsPaths } from '../journeys.mjs';

/**
 * A page that is opened further.
 *
 * @typedef {object} State
 * @property {string} name
 * @property {(firsts: Record<string, object>) => string} address given the first professional of each kind, and newcomers
 * @property {Step[]} steps which open it
 * @property {Find} shows what is there once it is open
 * @property {'wide' | 'narrow'} [width] where it is; default: everywhere
 * @property {'light' | 'dark'} [colorScheme] in which it is judged; default: both
 *
 * @typedef {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} Find
 * @typedef {(page: import('@playwright/test').Page) => Promise<void>} Step
 */

export const find = (role, name, more) => (page) => page.getByRole(role, { name, ...more }).first();
export const press = (role, name) => (page) => find(role, name)(page).click();
export const button = (name) => press('button', name);
export const write = (role, name, words) => (page) => find(role, name)(page).fill(words);
export const hold = (role, name, key) => (page) => find(role, name)(page).press(key);
export const attach = (file) => (page) =>
  page.locator('input[type=file]').first().setInputFiles(file);

export const dialog = (name) => find('dialog', name);
/** Presses a button of what is open over the page. */
export const pressInDialog = (name) => (page) =>
  dialog()(page).getByRole('button', { name, exact: true }).click();
/** A field that says what is wrong with it. */
export const refused = (page) => page.locator('[aria-invalid="true"]').first();
/** Any month that a calendar shows. */
export const month = find('grid', /\b20\d\d\b/);
export const calendar = button(/^Calendar\b/);

/** No picture and no document. */
export const TEXT_FILE = {
  name: 'note.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('a note'),
};

export const at = (address) => () => address;
export const details =
  (profession, more = '') =>
  (firsts) =>
    `${detailsPaths[profession]}?id=${firsts[profession]._id}${more}`;
export const booking = (nth) => (firsts) =>
  `/book?id=${firsts.doctor._id}&at=${firsts.doctor.times[nth]}`;
export const section = (name) => at(`/profile?section=${name}`);

export const state = (name, address, steps, shows, width) => ({
  name,
  address,
  steps,
  shows,
  width,
});

/** Presses what is in the form of this name. */
export const pressInForm = (form, name) => (page) =>
  page.getByRole('form', { name: form }).getByRole('button', { name, exact: true }).click();
