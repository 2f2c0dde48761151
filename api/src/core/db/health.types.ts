import type { LoadPhase } from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** How often it was counted in one minute; `bucket` is that of the measure's histogram, else 0. */
export interface HealthCountTable {
  part: string;
  version: string;
  minute: ColumnType<Date, Date | string, Date | string>;
  kind: string;
  bucket: number;
  n: number;
}

export interface HealthMessageTable {
  id: string;
  part: string;
  version: string;
  seen_at: Moment;
  kind: 'failure' | 'error';
  code: string | null;
  phase: LoadPhase | null;
  path: string;
  message: string;
}

export interface HealthShareTable {
  part: string;
  version: string;
  name: string;
  wanted: string;
  given: string;
  brought_by: string;
  n: number;
  seen_at: Moment;
}

/** Which version somebody met: that of the canary, or the one everybody else runs. */
export type Arm = 'canary' | 'live';

export interface CanaryVisitTable {
  canary: string;
  part: string;
  arm: Arm;
  visit: string;
  is_troubled: boolean;
  seen_at: Moment;
}

export interface CanaryTotalTable {
  canary: string;
  part: string;
  arm: Arm;
  visits: number;
  troubled: number;
}

/** A network in which a page of the canary had trouble; its name is a keyed hash. */
export interface CanaryNetworkTable {
  canary: string;
  part: string;
  network: string;
  seen_at: Moment;
}

export interface CanaryVerdictTable {
  canary: string;
  part: string;
  reason: string;
  decided_at: Generated<Date>;
  claimed_until: ColumnType<Date, Date | string, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface HealthTables {
  health_count: HealthCountTable;
  health_message: HealthMessageTable;
  health_share: HealthShareTable;
  canary_visit: CanaryVisitTable;
  canary_total: CanaryTotalTable;
  canary_network: CanaryNetworkTable;
  canary_verdict: CanaryVerdictTable;
}
