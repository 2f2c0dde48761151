import { RegistryError } from '../../core/failure';
import { listKeys, retireKey, rotateKeys } from '../../operations/change-keys';
import {
  changeRoles,
  createKeyFile,
  publicHalfOf,
  type RolesChange,
} from '../../operations/change-roles';
import type { KeyRing, KeyState } from '../../signing/key-ring';
import { readRoles } from '../../signing/role-keys';
import { ROLES, type Role, releaseThresholdOf, type SignedRoles } from '../../signing/roles';
import type { Answer, Call, Command } from '../command/command';

const MEANS: Record<KeyState, string> = {
  current: 'signs',
  next: 'will sign after the next rotation; pages believe it already',
  former: 'signed until the last rotation; pages still believe it',
  retired: 'pages believe it no longer',
};

export const keysCommand: Command = {
  usage: 'keys [action] [what] [id]',
  about: 'The keys that sign what pages believe, and the root that says which may do what',
  options: [
    ['--root <files>', 'PEM files of root keys that sign the change, separated by commas'],
    ['--key <key>', 'delegate: PEM file of the key, or its public half'],
    ['--roots <files>', 'roots: PEM files of all root keys afterwards'],
    ['--threshold <n>', 'roots: so many of them must sign a change; default 1'],
  ],
  examples: [
    'nukkad keys list',
    'nukkad keys rotate',
    'nukkad keys retire 9f2c41d07be85a36',
    'nukkad keys create /media/offline/root.pem',
    'nukkad keys delegate canary --key canary.pem --root /media/offline/root.pem',
    'nukkad keys revoke canary 9f2c41d07be85a36 --root /media/offline/root.pem',
    'nukkad keys threshold 2 --root /media/offline/root.pem',
    'nukkad keys roots --root a.pem --roots a.pem,b.pem,c.pem --threshold 2',
  ],
  run: async (call) => {
    const [action = 'list', what, id] = call.args;
    const { places } = call;
    if (action === 'list') return ringAnswer(await listKeys(places), await readRoles(places));
    if (action === 'rotate') return ringAnswer(await rotateKeys(places), await readRoles(places));
    if (action === 'retire' && what) {
      return ringAnswer(await retireKey(places, what), await readRoles(places));
    }
    if (action === 'create' && what) return created(what);
    const change = await changeFrom(call, action, what, id);
    if (change) return rolesAnswer(await changeRoles(places, change));
    throw new RegistryError(
      'usage',
      'Say keys list, rotate, retire <id>, create <file>, delegate <role>, revoke <role> <id>, threshold <n> or roots.',
    );
  },
};

async function changeFrom(
  call: Call,
  action: string,
  what: string | undefined,
  id: string | undefined,
): Promise<RolesChange | undefined> {
  const signedWith = listOf(call.text('root'));
  const role = ROLES.find((one) => one === what);
  const [key, roots] = [call.text('key'), call.text('roots')];
  const isComplete =
    (action === 'delegate' && role && (key || role === 'release')) ||
    (action === 'revoke' && role && id) ||
    (action === 'threshold' && /^[1-8]$/.test(what ?? '')) ||
    (action === 'roots' && what === undefined && roots);
  if (!isComplete) return undefined;
  if (signedWith.length === 0) throw new RegistryError('usage', 'Say --root: whose key signs it.');
  if (action === 'roots') {
    return { signedWith, roots: listOf(roots), threshold: call.number('threshold') };
  }
  if (action === 'threshold') return { signedWith, releaseThreshold: Number(what) };
  if (action === 'revoke') return { signedWith, revoke: { role: role as Role, id: id as string } };
  const publicKey = key && (await publicHalfOf(key));
  return { signedWith, allow: { role: role as Role, ...(publicKey && { publicKey }) } };
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((one) => one !== '');
}

async function created(file: string): Promise<Answer> {
  const made = await createKeyFile(file);
  return {
    lines: [`${made.id}  ${made.publicKey}`, `Its private half is in ${file}, and nowhere else.`],
    data: { ...made, file },
  };
}

function ringAnswer(ring: KeyRing, signed: SignedRoles | undefined): Answer {
  const keys = ring.keys.map(({ id, state, made }) => `${id}  ${made}  ${MEANS[state]}`);
  return {
    lines: [...keys, ...(signed ? rolesLines(signed) : [])],
    data: { ...ring, ...(signed && { roles: signed.roles }) },
  };
}

function rolesAnswer(signed: SignedRoles): Answer {
  const { roles } = signed;
  const isLater = releaseThresholdOf(signed) > 1;
  return {
    lines: rolesLines(signed),
    data: roles,
    notes: isLater ? [text.pagesLater] : [],
  };
}

const text = {
  pagesLater:
    'Pages trust the former keys until holders have signed them anew: one says nukkad pages, another nukkad cosign.',
};

function rolesLines({ roles }: SignedRoles): string[] {
  const { version, threshold, roots, keys, releaseThreshold } = roles;
  return [
    `roles ${version}: ${threshold} of ${Object.keys(roots).length} root keys change them`,
    ...(releaseThreshold ? [`${releaseThreshold} release keys sign together`] : []),
    ...Object.keys(roots).map((id) => `${id}  root`),
    ...ROLES.flatMap((role) => Object.keys(keys[role]).map((id) => `${id}  ${role}`)),
  ];
}
