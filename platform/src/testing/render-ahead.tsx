import type { ComponentType } from 'react';
import { setApiOrigin } from '../api-client/api';
import { createQueryClient } from '../data/query-client';
import type { ScreenProps } from '../remote/remote-module';
import { type RenderedTree, renderTree } from '../server/render-tree';
import { aheadTree } from './ahead-tree';
import type { ScreenUnderTest } from './render-screen';

/**
 * Renders a screen where there is no browser: everything it reads is fetched first, over the fake
 * wire. For tests in Node's own environment, which the test's first comment names:
 * `@jest-environment node`.
 *
 * @example const { html } = await renderAhead(Screen, { at: '/doctors', wire });
 */
export async function renderAhead(
  Screen: ComponentType<ScreenProps>,
  under: ScreenUnderTest = {},
): Promise<RenderedTree> {
  if (under.wire) globalThis.fetch = under.wire.fetch;
  setApiOrigin('http://localhost');
  const client = createQueryClient();
  const tree = aheadTree(Screen, under);
  const rendered = await renderTree((sink) => tree(client, sink), client);
  client.clear();
  return rendered;
}
