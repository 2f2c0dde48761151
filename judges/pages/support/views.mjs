/**
 * A window and a colour scheme.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {'wide' | 'narrow'} width
 * @property {'light' | 'dark'} colorScheme
 * @property {{ width: number, height: number }} viewport
 */

const viewports = {
  wide: { width: 1280, height: 900 },
  narrow: { width: 360, height: 780 },
};

/**
 * Every page and every opened state is judged in each.
 *
 * @type {View[]}
 */
export const views = ['light', 'dark'].flatMap((colorScheme) =>
  Object.entries(viewports).map(([width, viewport]) => ({
    name: `${colorScheme}, ${viewport.width} px`,
    ...{ width, colorScheme, viewport },
  })),
);

/** Whether something is there in a view: some states are of one width, some of one colour scheme. */
export const isIn = ({ width, colorScheme }, view) =>
  (width ?? view.width) === view.width && (colorScheme ?? view.colorScheme) === view.colorScheme;
