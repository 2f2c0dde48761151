/**
 * What in a stylesheet could reach beyond its part, in words; empty when nothing can.
 *
 * @param kind `guest`: a module stylesheet of a remote or of shared-ui; `host`: one of the shell;
 *   `plain`: tokens and base, which name their layers themselves; `foreign`: a plain sheet in a remote
 */
export function problemsOf(source: string, kind: 'guest' | 'host' | 'plain' | 'foreign'): string[];

/** The sheet inside its cascade layer. */
export function layered(source: string, layer: string): string;
