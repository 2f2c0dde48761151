import { workspaces } from './repository.mjs';

/** The packages that vendor teams install: workspaces that are published, in their order. */
export function sdkPackages(all = workspaces()) {
  return [...all.values()].filter(({ about }) => !about.private);
}
