import { useRef } from 'react';

/**
 * Idempotency key by content, so that pressing again after a lost answer does not order twice: an
 * equal order keeps its key, a changed one gets another.
 */
export function useKeyOf(): (order: object) => string {
  const last = useRef({ words: '', key: '' });
  return (order) => {
    const words = JSON.stringify(order);
    if (words !== last.current.words) last.current = { words, key: newKey() };
    return last.current.key;
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
