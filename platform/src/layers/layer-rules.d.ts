/**
 * Describes the rules of a stylesheet that could affect other parts; empty when there are none.
 *
 * @param kind `guest`: a module stylesheet of a remote or of shared-ui; `host`: one of the shell;
 *   `plain`: tokens and base, which name their layers themselves; `foreign`: a plain sheet in a
 *   remote
 */
export function problemsOf(source: string, kind: 'guest' | 'host' | 'plain' | 'foreign'): string[];

/** Wraps the sheet in its cascade layer. */
export function layered(source: string, layer: string): string;
