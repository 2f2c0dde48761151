/** What the search asks for at the first sign of interest. A chunk of its own. */
export { tellAccount } from './account-searches.queries';
export { WhatPanel } from './what-panel.container';
export { WherePanel } from './where-panel.container';
