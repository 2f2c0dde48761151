import { apiRule } from './api-contract';
import { budgetsRule } from './budgets';
import { factsRule } from './facts';
import { fitRule } from './fit';
import { journeysRule } from './journeys';
import { layersRule } from './layers';
import { leaksRule } from './leaks';
import { licencesRule } from './licences';
import { duplicatesRule } from './packages';
import { policyRule } from './policy';
import { routeParamsRule } from './route-params';
import type { Rule } from './rule';
import { sdkNamesRule, sdkTypesRule } from './sdk';
import { shareOrderRule } from './share-order';
import { sharedRule } from './shared';
import { skewRule } from './skew';
import { storageRule } from './storage';

/** Every rule that needs no browser, in display order. */
export const rules: readonly Rule[] = [
  factsRule,
  journeysRule,
  fitRule,
  routeParamsRule,
  sharedRule,
  shareOrderRule,
  sdkNamesRule,
  sdkTypesRule,
  skewRule,
  apiRule,
  storageRule,
  duplicatesRule,
  licencesRule,
  layersRule,
  policyRule,
  leaksRule,
  budgetsRule,
];
