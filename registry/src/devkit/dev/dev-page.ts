import {
  type Composition,
  compositionElementId,
  keysElementId,
  type RegistryDocument,
} from '@nukkad/platform/contract';
import { guardedScript } from '../../pages/dev-reload';
import { escapeText, inlineJson, tag } from '../../pages/html';
import { WORKER_MARK } from '../../pages/worker';
import type { Signer } from '../../signing/signer';
import { clientScript } from './client';
import { devChannel } from './developed';

/** URL of the script that notifies a page of new builds. */
export const clientPath = '/dev/slot.js';

const blockOf = (id: string) =>
  new RegExp(`<script(?=[^>]*\\bid="${id}")[^>]*>([\\s\\S]*?)</script>`);

/** The composition embedded in a page; undefined for a document that is no page of the product. */
export function compositionIn(html: string): Composition | undefined {
  const text = blockOf(compositionElementId).exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Composition);
}

/**
 * A live site's page with another composition, signed with a key that only this page trusts, and
 * with the script for new builds.
 */
export function devPage(html: string, composition: Composition, signer: Signer): string {
  const json = { type: 'application/json' };
  const { key, value } = signer.sign('composition', composition);
  const block = { ...json, id: compositionElementId, 'data-key': key, 'data-signature': value };
  const keys = `${tag('script', { ...json, id: keysElementId })}${inlineJson(signer.believed)}</script>`;
  const signed = `${tag('script', block)}${inlineJson(composition)}</script>`;
  const client = guardedScript(clientPath, clientScript);
  return (
    withoutStalePreloads(html, composition)
      // What is being developed is never kept on the device.
      .replace(`${WORKER_MARK}\n`, '')
      .replace(blockOf(keysElementId), '')
      .replace(blockOf(compositionElementId), () => `${keys}\n${signed}`)
      .replace('</body>', () => `${client}\n</body>`)
  );
}

/** `registry.json` of a site in development. */
export function devRegistry(composition: Composition, signer: Signer): RegistryDocument {
  return {
    schema: 1,
    channels: { [devChannel]: composition },
    signatures: { [devChannel]: signer.sign('composition', composition) },
  };
}

// Removes preloads of releases that this page does not run.
function withoutStalePreloads(html: string, { remotes }: Composition): string {
  const bases = Object.values(remotes).map(({ base }) => escapeText(base));
  return html.replace(
    /<link rel="preload"[^>]*href="(\/remotes\/[^"]*)"[^>]*>\n?/g,
    (link, href) => (bases.some((base) => (href as string).startsWith(base)) ? link : ''),
  );
}
