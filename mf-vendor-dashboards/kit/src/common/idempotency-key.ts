/**
 * Idempotency keys of a form: equal answers keep their key, so that a retry after a lost connection
 * is not stored twice; changed answers get a new one. No key where the browser cannot make one.
 *
 * @example const [keyFor] = useState(createIdempotencyKeys);
 */
export function createIdempotencyKeys(): (answers: unknown) => { idempotencyKey?: string } {
  let last: { answers: string; key: string | undefined } | null = null;
  return (answers) => {
    const written = JSON.stringify(answers);
    if (last?.answers !== written) last = { answers: written, key: newKey() };
    return last.key === undefined ? {} : { idempotencyKey: last.key };
  };
}

// `crypto.randomUUID` exists in secure contexts only.
function newKey(): string | undefined {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}
