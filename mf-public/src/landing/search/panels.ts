/** What the search asks for at the first sign of interest. A chunk of its own. */
export { WhatPanel } from './what-panel.screen';
export { WherePanel } from './where-panel.screen';
