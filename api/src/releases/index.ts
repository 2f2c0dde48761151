export { registerReleases } from './register';
export { readOwnContract } from './rollout/own-contract';
export { registerRollout } from './rollout/register';
export { namedPages } from './site/named-pages';
export { namedPagesRoutes } from './site/named-pages.routes';
export { registerSite } from './site/site.routes';
export { speculationRulesRoutes } from './site/speculation-rules.routes';
