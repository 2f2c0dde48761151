/** The search's chunk, loaded at the first interaction. */
export { tellAccount } from './account-searches.queries';
export { WhatPanel } from './what-panel.container';
export { WherePanel } from './where-panel.container';
