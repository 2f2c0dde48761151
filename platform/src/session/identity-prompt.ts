/** Asks the person to prove who they are; resolves to whether they did. */
export type IdentityPrompt = () => Promise<boolean>;

let prompt: IdentityPrompt | null = null;
let underWay: Promise<boolean> | null = null;

/**
 * Says what asks: the shell's dialog. Returns what takes it away again.
 *
 * @example useEffect(() => promptIdentityWith(open), []);
 */
export function promptIdentityWith(ask: IdentityPrompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = null;
  };
}

/** Calls that need a proof at the same time share one question. Without a prompt: no. */
export function proveIdentity(): Promise<boolean> {
  if (prompt === null) return Promise.resolve(false);
  underWay ??= prompt().finally(() => {
    underWay = null;
  });
  return underWay;
}
