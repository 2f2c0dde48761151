/** In place of remotes that are named when a part is built: the registry names them to the page. */
export function remotes() {
  throw new Error('Remotes are named by the registry, not by a build.');
}
