/** What hangs below the fields: a chunk of its own, at the first sign of interest. */
export const loadPanels = () => import(/* webpackChunkName: "landing-search" */ './panels');
