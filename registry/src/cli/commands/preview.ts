import { RegistryError } from '../../core/failure';
import { publicOrigin } from '../../core/places';
import { createPreview, previewLink, readPreviews, revokePreview } from '../../previews/previews';
import type { Answer, Call, Command } from '../command/command';
import { freshDistOf, staleFlag } from '../command/dist';
import { passFiles, uncheckedFlag } from '../command/gate';
import { effortOf, quickFlag } from '../command/packing';
import { nextAfter } from '../command/pending';

const DEFAULT_HOURS = 24;

export const previewCommand: Command = {
  usage: 'preview [part] [id]',
  about: 'A link that shows a build to whoever has it; also: preview list, preview revoke <id>',
  options: [
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ['--hours <n>', `How long it lasts; default ${DEFAULT_HOURS}`],
    ['--for <origin>', 'Where people reach the product; default PUBLIC_URL'],
    quickFlag,
    uncheckedFlag,
    staleFlag,
    ['--why <reason>', 'Why it goes without the gate'],
  ],
  examples: [
    'nukkad preview mf-doctor',
    'nukkad preview mf-doctor --from /builds/mf-doctor/dist --hours 72',
    'nukkad preview list',
    'nukkad preview revoke 5d1f0c9a7be2334a',
  ],
  run: async (call) => {
    const [what, id] = call.args;
    if (what === 'list') return listed(call);
    if (what !== 'revoke') return created(call);
    if (!id) throw new RegistryError('usage', 'Say which: nukkad preview revoke <id>.');
    await revokePreview(call.places, id);
    return { lines: [`${id} is taken back.`], data: { revoked: id } };
  },
};

async function created(call: Call): Promise<Answer> {
  const { dist, notes } = await freshDistOf(call);
  // A preview is a fresh page in the live shell: it is never beside a version before.
  notes.push(...(await passFiles(call, [dist], { withoutEarlier: true })));
  call.phase(`Copying and packing ${dist}`);
  const { preview, pending } = await createPreview(call.places, dist, {
    site: call.text('for') ?? publicOrigin(),
    hours: call.number('hours') ?? DEFAULT_HOURS,
    effort: effortOf(call),
  });
  const link = previewLink(preview);
  const { part, version } = preview.release;
  const waits = pending ? [nextAfter(pending)] : [];
  return {
    lines: [link, `${part} ${version}, until ${preview.expires}`, ...waits],
    data: { link, preview, ...(pending && { pending }) },
    notes,
  };
}

async function listed(call: Call): Promise<Answer> {
  const previews = (await readPreviews(call.places)).map(({ preview }) => preview);
  const links = previews.map(previewLink);
  return {
    lines:
      previews.length === 0
        ? ['There is no preview.']
        : previews.map(({ release, expires }, index) =>
            [release.part, release.version, `until ${expires}`, links[index]].join('  '),
          ),
    data: { previews: previews.map((preview, index) => ({ link: links[index], preview })) },
  };
}
