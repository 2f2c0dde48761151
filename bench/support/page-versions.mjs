import { contract } from './contract.mjs';

const { aheadElementId, compositionElementId } = contract();

const LINKED = /(?:href|src)="(\/(?:shell|remotes\/[^/"]+)\/([^/"]+)\/[^"]+)"/g;

/**
 * What a page says of its versions.
 *
 * @returns `lock`; `ahead`, the lock that its content was rendered from, undefined for a page as
 *   released; `version` of its remote; `files` that it links; `isMixed` if any of these is of
 *   another composition
 */
export function versionsIn(html) {
  const { lock, shell, remotes } = jsonOf(html, compositionElementId);
  const ahead = jsonOf(html, aheadElementId)?.lock;
  const versions = new Set([shell.version, ...Object.values(remotes).map((one) => one.version)]);
  const linked = [...html.matchAll(LINKED)];
  const [remote] = Object.values(remotes);
  return {
    ...{ lock, ahead, version: remote?.version },
    files: linked.map(([, file]) => file),
    isMixed:
      (ahead !== undefined && ahead !== lock) ||
      linked.some(([, , version]) => !versions.has(version)),
  };
}

function jsonOf(html, id) {
  const text = new RegExp(`id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
  return text && JSON.parse(text);
}
