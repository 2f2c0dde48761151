/**
 * In place of the federation runtime's reader of its own manifests: the registry says what a remote
 * is made of, `disableSnapshot` takes the reader's plugins out, and the runtime keeps its class.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {}, removePlugin() {} };
}

/** Nothing is known of a remote beyond what was registered. */
export function getGlobalRemoteInfo() {
  return {};
}
