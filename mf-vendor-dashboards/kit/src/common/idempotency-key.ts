/**
 * Keys under which answers are sent: the same answers keep theirs, so that a repeat after a lost
 * connection is not stored twice; other answers get another. Nothing where a browser makes none.
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

// Browsers make them on safe origins only.
function newKey(): string | undefined {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}
