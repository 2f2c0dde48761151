/** Content-addressed releases of the shell and the remotes, channels, rollback and pages. */

export { type Arm, type Evidence, falseAlarms, judgeCanary, type Verdict } from './canary/verdict';
export { STABLE } from './channels/pointer';
export { isRegistryError, RegistryError } from './core/failure';
export { type Places, placesFrom, tilesFrom } from './core/places';
export type { Store } from './core/store';
export { type AuditLog, auditLog } from './operations/log';
export type { ChangeResult } from './operations/move-channel';
export { prune } from './operations/prune';
export { type ReleaseOptions, type ReleaseResult, release } from './operations/release';
export { rewritePages } from './operations/rewrite-pages';
export { rollback } from './operations/rollback';
export {
  type CanaryOptions,
  type PartVersion,
  promote,
  setCanaryShare,
  startCanary,
  stopCanary,
} from './operations/run-canary';
export { status, storedVersions } from './operations/status';
export { canTimestamp, renewTimestamp } from './operations/timestamp';
export { readWithdrawn, withdraw } from './operations/withdraw';
export { findPart, findParts, isBuilt } from './parts/find-part';
export { readRelease } from './parts/read-release';
export { type ReleasedScript, readSourceMap } from './parts/source-maps';
export { contractDigest, readServedApi, recordServedApi } from './served-api/served-api';
export { type BucketSettings, bucketSettings, openBucket } from './store/bucket';
export { openStore } from './store/open-store';
export { s3Store } from './store/s3-store';
export { bringUpToDate } from './sync/lock';
