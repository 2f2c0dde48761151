/** What the search asks for at the first sign of interest. A chunk of its own. */
export { tellAccount } from './account-searches.data';
export { WhatPanel } from './what-panel.screen';
export { WherePanel } from './where-panel.screen';
