/**
 * A window and a colour scheme.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {'wide' | 'narrow'} width
 * @property {'light' | 'dark'} colorScheme
 * @property {{ width: number, height: number }} viewport
 */

/**
 * Two views that differ in both, in each of which every page and every opened state is judged: colours
 * hardly depend on a width.
 *
 * @type {View[]}
 */
export const views = [
  {
    ...{ name: 'light, 1280 px', width: 'wide' },
    ...{ colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  },
  {
    ...{ name: 'dark, 360 px', width: 'narrow' },
    ...{ colorScheme: 'dark', viewport: { width: 360, height: 780 } },
  },
];

/** Whether something is there in a view: some states are of one width. */
export const isIn = ({ width }, view) => width === undefined || width === view.width;
