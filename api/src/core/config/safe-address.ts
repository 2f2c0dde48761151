/**
 * Whether an address may be called with secrets: without TLS anyone on the network path could read
 * them; loopback has no network path, and is for development alone.
 */
export function isSafeAddress(address: string, production: boolean): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (!production && isLoopback(hostname));
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
