/** Compiled into its users; stateless. */

/** Option of a call that makes its repetition harmless. */
export interface IdempotencyKey {
  idempotencyKey: string;
}

/**
 * Idempotency keys of a form: equal answers keep their key, so that a retry after a lost connection
 * is not stored twice; changed answers get a new one.
 *
 * @param before answers that were already sent, perhaps by another page, and their key
 * @example
 * const [keyFor] = useState(() => createIdempotencyKeys());
 * api.call('createTicket', { body }, keyFor(body));
 */
export function createIdempotencyKeys(
  before: { answers: unknown; key: string | undefined } | null = null,
): (answers: unknown) => IdempotencyKey {
  let last: { answers: string; key: string } | null = null;
  if (before?.key) last = { answers: JSON.stringify(before.answers), key: before.key };
  return (answers) => {
    const written = JSON.stringify(answers);
    if (last?.answers !== written) last = { answers: written, key: newKey() };
    return { idempotencyKey: last.key };
  };
}

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_all, time, middle, version, clock, node) =>
      `${time}-${middle}-4${version}-${variant}${clock}-${node}`,
  );
}
