/** Replaces remotes declared at build time: the registry lists them for the page. */
export function remotes() {
  throw new Error('Remotes are named by the registry, not by a build.');
}
