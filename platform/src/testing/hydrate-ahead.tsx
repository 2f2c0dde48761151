import { setImmediate } from 'node:timers';
import { act } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type AheadReads, readsOf, seedReads } from '../ahead/ahead';
import { createQueryClient } from '../data/query-client';
import type { ScreenProps } from '../remote/remote-module';
import { renderTree } from '../server/render-tree';
import { aheadTree, leaveContexts } from './ahead-tree';
import { eventLoopTurns } from './event-loop-turns';
import type { Wire } from './fake-wire';
import type { ScreenUnderTest } from './render-screen';

/** What hydration is tested with. */
export interface HydrationUnderTest extends ScreenUnderTest {
  wire: Wire;
  /** Runs between rendering and hydration: fills this browser's storage. */
  arrive?: () => void;
}

/** A screen rendered ahead of the visit, then hydrated in jsdom. */
export interface HydratedAhead {
  html: string;
  /** Rounds of reads of its rendering. */
  rounds: number;
  /** Text of the HTML, and of the page once hydrated. */
  before: string;
  after: string;
  /** Calls of `console.error`. */
  warnings: string[];
  /** Errors from which React recovered by rendering again. */
  recovered: string[];
  /** Requests after hydration: `getVendor {"params":{"id":"1"}}`. */
  requests: string[];
  /** Those of them that the rendering had answered. */
  repeated: string[];
  container: HTMLElement;
  unmount(): void;
}

/**
 * Renders a screen ahead of the visit, and hydrates it in a browser that has the answers, under
 * StrictMode. A test expects no warning, no error and no repeated request.
 *
 * @example
 * const page = await hydrateAhead(Screen, { at: '/doctors', wire });
 * expect(page).toMatchObject({ warnings: [], recovered: [], repeated: [] });
 */
export async function hydrateAhead(
  Screen: ComponentType<ScreenProps>,
  { wire, arrive, ...under }: HydrationUnderTest,
): Promise<HydratedAhead> {
  globalThis.fetch = wire.fetch;
  // React's renderer is for Node; jsdom has no such function.
  globalThis.setImmediate ??= setImmediate;
  const tree = aheadTree(Screen, under);
  const server = createQueryClient();
  const { html, rounds } = await renderTree((sink) => tree(server, sink), server);
  await leaveContexts();
  const reads: AheadReads = JSON.parse(JSON.stringify(readsOf(server)));
  server.clear();
  const answered = wire.calls.map(requestText);

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const before = container.textContent;
  const said = watchConsole();
  const recovered: string[] = [];
  arrive?.();
  const client = createQueryClient();
  seedReads(client, reads);
  const root = await act(async () =>
    hydrateRoot(container, <StrictMode>{tree(client)}</StrictMode>, {
      onRecoverableError: (error) => void recovered.push(String(error)),
    }),
  );
  await eventLoopTurns();
  said.stop();
  const requests = wire.calls.slice(answered.length).map(requestText);
  return {
    ...{ html, rounds, before, after: container.textContent, warnings: said.warnings, recovered },
    ...{ requests, container },
    repeated: requests.filter((request) => answered.includes(request)),
    unmount() {
      act(() => root.unmount());
      client.clear();
      container.remove();
    },
  };
}

function requestText({ name, request: { params, query } }: Wire['calls'][number]): string {
  return `${name} ${JSON.stringify({ params, query })}`;
}

function watchConsole(): { warnings: string[]; stop: () => void } {
  const warnings: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    const warning = words.map(String).join(' ');
    // The test renders in the same process, one after the other.
    if (!warning.startsWith('Detected multiple renderers')) warnings.push(warning);
  };
  return {
    warnings,
    stop: () => {
      console.error = error;
    },
  };
}
