/** Asks the user to re-authenticate; resolves to whether it succeeded. */
export type IdentityPrompt = () => Promise<boolean>;

let prompt: IdentityPrompt | null = null;
let underWay: Promise<boolean> | null = null;

/**
 * Registers the prompt: the shell's dialog. Returns how to remove it.
 *
 * @example useEffect(() => promptIdentityWith(open), []);
 */
export function promptIdentityWith(ask: IdentityPrompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = null;
  };
}

/** Concurrent calls that need re-authentication share one prompt. Without a prompt: false. */
export function proveIdentity(): Promise<boolean> {
  if (prompt === null) return Promise.resolve(false);
  underWay ??= prompt().finally(() => {
    underWay = null;
  });
  return underWay;
}
