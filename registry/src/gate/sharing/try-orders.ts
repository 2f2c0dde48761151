import { ordersOf } from './orders';
import { type Received, registerCopy, type Share, scopeOfShell, takeShare } from './share-scope';

/** A part that receives one thing in one order of arrival, and another in another. */
export interface OrderDependence {
  part: string;
  /** One order and what the part receives in it. */
  first: Trial;
  /** Another order, in which it receives something else. */
  second: Trial;
}

/** An order of arrival with what one part receives in it. */
export interface Trial {
  order: string[];
  /** `together`: all remotes have arrived before any asks. */
  pace: Pace;
  received: Received;
}

/** Result of trying the orders. */
export interface OrderTrials {
  found: OrderDependence[];
  /** Orders that were tried. */
  tried: number;
  /** Seed of the sample; absent when every order was tried. */
  seed?: number;
}

type Pace = 'one-by-one' | 'together';
const PACES: readonly Pace[] = ['one-by-one', 'together'];

/**
 * Resolves one package for the orders in which remotes can arrive in a page.
 *
 * @param shell what the shell says of it; undefined if it does not share it
 * @param remotes what each remote that shares it says
 * @param seed of the sample, when there are too many orders
 * @returns every part whose result depends on the order, with two orders that show it
 */
export function tryOrders(shell: Share | undefined, remotes: Share[], seed: number): OrderTrials {
  // A shell that is not eager asks for its own copy at any time, like a remote.
  const arriving = shell && !shell.eager ? [...remotes, shell] : remotes;
  const groups = alike(arriving);
  const { orders, seed: sampled } = ordersOf(groups, seed);
  const found = groups.flatMap((group) => dependenceIn(shell, orders, group) ?? []);
  return { found, tried: orders.length, ...(sampled !== undefined && { seed: sampled }) };
}

/** The first two orders in which members of a group of equal parts receive different things. */
function dependenceIn(
  shell: Share | undefined,
  orders: Share[][],
  group: Share[],
): OrderDependence | undefined {
  const { part } = group[0]!;
  let first: Trial | undefined;
  for (const pace of PACES) {
    for (const order of orders) {
      const all = receivedIn(shell, order, pace);
      for (const member of group) {
        const trial = {
          order: exchanged(order, part, member.part),
          pace,
          received: all.get(member.part)!,
        };
        first ??= trial;
        if (!isSame(first.received, trial.received)) return { part, first, second: trial };
      }
    }
  }
  return undefined;
}

// In the order in which two equal parts change places, each receives what the other received.
function exchanged(order: Share[], one: string, other: string): string[] {
  const names: Record<string, string> = { [one]: other, [other]: one };
  return order.map(({ part }) => (Object.hasOwn(names, part) ? names[part]! : part));
}

/** What each part receives when the remotes arrive in this order. */
export function receivedIn(
  shell: Share | undefined,
  order: Share[],
  pace: Pace,
): Map<string, Received> {
  let scope = scopeOfShell(shell);
  if (pace === 'together') for (const share of order) scope = registerCopy(scope, share);
  const all = new Map<string, Received>();
  for (const share of order) {
    const [received, after] = takeShare(registerCopy(scope, share), share);
    scope = after;
    all.set(share.part, received);
  }
  return all;
}

// Parts that say the same are interchangeable, which leaves far fewer orders.
function alike(shares: Share[]): Share[][] {
  const groups = new Map<string, Share[]>();
  for (const share of shares) {
    const { part: _, ...said } = share;
    const key = JSON.stringify(Object.entries(said).sort());
    groups.set(key, [...(groups.get(key) ?? []), share]);
  }
  return [...groups.values()];
}

function isSame(a: Received, b: Received): boolean {
  return a.state === b.state && a.version === b.version;
}
