/**
 * Keys under which answers are sent: the same answers keep theirs, so that a repeat after a lost
 * connection is not stored twice; other answers get another. Undefined where a browser makes none.
 *
 * @param before answers that were sent already, perhaps from another page, and their key
 * @example const [keyFor] = useState(() => createIdempotencyKeys());
 */
export function createIdempotencyKeys(
  before: { answers: unknown; key: string | undefined } | null = null,
): (answers: unknown) => string | undefined {
  let last = before && { answers: JSON.stringify(before.answers), key: before.key };
  return (answers) => {
    const written = JSON.stringify(answers);
    if (last?.answers !== written) last = { answers: written, key: newKey() };
    return last.key;
  };
}

// Browsers offer `randomUUID` in secure contexts only.
function newKey(): string | undefined {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}
