import type { RemotePreview } from '@nukkad/platform/contract';
import { RegistryError } from '../../failure';
import { readRegistry } from '../../operations/needed';
import { publicOrigin } from '../../places';
import { createPreview, previewLink, readPreviews, revokePreview } from '../../previews/previews';
import type { Answer, Call, Command } from '../command';
import { distOf } from '../dist';

const DEFAULT_HOURS = 24;

export const previewCommand: Command = {
  usage: 'preview [part] [id]',
  about: 'A link that shows a build to whoever has it; also: preview list, preview revoke <id>',
  options: [
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ['--hours <n>', `How long it lasts; default ${DEFAULT_HOURS}`],
    ['--for <origin>', 'Where people reach the product; default PUBLIC_URL'],
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
  const dist = await distOf(call);
  call.phase(`Copying and packing ${dist}`);
  const preview = await createPreview(call.places, dist, {
    site: call.text('for') ?? publicOrigin(),
    hours: call.number('hours') ?? DEFAULT_HOURS,
  });
  const link = await linkTo(call, preview);
  const { part, version } = preview.release;
  return {
    lines: [link, `${part} ${version}, until ${preview.expires}`],
    data: { link, preview },
  };
}

async function listed(call: Call): Promise<Answer> {
  const previews = (await readPreviews(call.places)).map(({ preview }) => preview);
  const links = await Promise.all(previews.map((preview) => linkTo(call, preview)));
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

async function linkTo(call: Call, preview: RemotePreview): Promise<string> {
  const registry = await readRegistry(call.places);
  return previewLink(preview, registry?.channels.stable?.routes ?? []);
}
