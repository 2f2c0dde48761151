import { isIP } from 'node:net';

/**
 * The network an address is counted as: one IPv4 address, or the IPv6 /64 that one customer gets as
 * a whole. Some proxies add a port, which differs per connection and is dropped; all invalid
 * addresses are counted together.
 */
export function networkOf(said: string): string {
  const address = withoutPort(said);
  if (isIP(address) === 0) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function withoutPort(said: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(said.trim()) ?? [];
  return bracketed ?? plain ?? said.trim();
}
