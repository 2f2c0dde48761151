/** The panels below the fields: a chunk of its own, loaded at the first interaction. */
export const loadPanels = () => import(/* webpackChunkName: "landing-search" */ './panels/panels');
