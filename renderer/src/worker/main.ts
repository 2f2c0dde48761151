/** A process that renders the pages of one composition: `worker <site folder>`. */
import { type Composition, type Language, languageOfPath } from '@nukkad/platform/contract';
import { compositionIn, fillPage } from '../pages/fill-page';
import type { Blame, FromWorker, ReleasedPart, RenderOrder, ToWorker } from '../protocol';
import { type LoadedParts, type LoadOptions, loadParts } from './load-parts';
import { readsBy, UnreadError } from './reads';
import { releasedPart } from './released-part';

interface Running {
  composition: Composition;
  parts: LoadedParts;
}

const [site = '.'] = process.argv.slice(2);
const send = (message: FromWorker) => void process.send?.(message);
const reads = readsBy(send);
const running = new Map<Language, Promise<Running>>();

globalThis.fetch = reads.fetch;
// Code of remotes gets what its bundle is given: no other way to Node's modules, no signal to other
// processes, and no other network of newer versions of Node.
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', '_kill']) {
  Reflect.deleteProperty(process, name);
}
for (const name of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

process.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') reads.answered(message.id, message.answer);
  else void render(message.id, message.order);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });

async function render(id: number, order: RenderOrder): Promise<void> {
  let by: ReleasedPart | null = null;
  try {
    const renewed = runningWith(id, order);
    running.set(languageOfPath(order.address), renewed);
    const { composition, parts } = await renewed;
    const { address, origin, place, document, without } = order;
    const remoteOf = (part: string) => {
      by = releasedPart(composition, part) ?? null;
      if (by) send({ kind: 'entered', id, by });
      return without.includes(part) ? undefined : parts.remoteOf(part);
    };
    const { value, reads: digests } = await reads.recorded(id, () =>
      parts.renderAhead({ address, composition, origin, place, remoteOf }),
    );
    const page = value && fillPage(document, { composition, address }, value, parts.styles);
    send({ kind: 'rendered', id, page, by, reads: digests });
  } catch (error) {
    send({ kind: 'failed', id, blame: await blameFor(error, by, order) });
  }
}

/** Documents of one composition carry the releases of different remotes. */
function runningWith(id: number, { address, document, without }: RenderOrder): Promise<Running> {
  const page = compositionIn(document);
  const entered = (by: ReleasedPart) => send({ kind: 'entered', id, by });
  const language = languageOfPath(address);
  const options = { entered, without, language };
  const found = running.get(language);
  if (!found) return start(page, options);
  return found.then(async ({ composition, parts }) => {
    const remotes = { ...page.remotes, ...composition.remotes };
    if (Object.keys(page.remotes).some((part) => !(part in composition.remotes))) {
      tell(await parts.add(page, options));
    }
    // Pages of one lock are written anew when the settings of the site change.
    return { composition: { ...composition, remotes, assets: page.assets }, parts };
  });
}

async function start(composition: Composition, options: LoadOptions): Promise<Running> {
  const parts = await loadParts(site, composition, options);
  tell(parts.broken);
  return { composition, parts };
}

function tell(broken: readonly Blame[]): void {
  for (const blame of broken) send({ kind: 'broken', blame });
}

/** The first frame of the stack in a server bundle names the part; else it is that of the page. */
async function blameFor(
  error: unknown,
  by: ReleasedPart | null,
  { address }: RenderOrder,
): Promise<Blame> {
  const message = String(error);
  if (error instanceof UnreadError) return { cause: 'reads', message };
  const found = await running.get(languageOfPath(address))?.catch(() => undefined);
  if (!found) return { part: 'shell', cause: 'bundle', message };
  const [, part] = /([a-z][a-z0-9-]*)@[\w.+-]+\/server\.js/.exec(stackOf(error)) ?? [];
  const named = part === undefined ? undefined : releasedPart(found.composition, part);
  return { ...(named ?? by), cause: 'threw', message };
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || '';
