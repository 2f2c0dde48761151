/**
 * Replaces the federation runtime's reader of its own manifests: the registry describes a remote,
 * and `disableSnapshot` removes the reader's plugins but leaves this class in the bundle.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {}, removePlugin() {} };
}

/** Only registered facts are known about a remote. */
export function getGlobalRemoteInfo() {
  return {};
}
