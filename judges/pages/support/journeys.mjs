import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// The journeys' helpers are TypeScript.
register();
const require = createRequire(import.meta.url);

export const { documented, kinds } = require('../../../e2e/support/addresses.ts');
export const { dashboards, sections } = require('../../../e2e/support/dashboard-rooms.ts');
export const { detailsPaths } = require('../../../e2e/support/someone.ts');
export const { followRequests, settled } = require('../../../e2e/support/in-flight.ts');
export const { arriveHydrated } = require('../../../e2e/support/hydrated.ts');
export const { newTeacher } = require('../../../e2e/support/session.ts');
export const { storeSteps, submitTeacher } = require('../../../e2e/support/onboarding.ts');
