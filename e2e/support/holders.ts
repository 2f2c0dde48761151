import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type KeySignature, type SignedKind, signedText } from '@nukkad/platform/contract';
import { scratchFolder } from './processes';
import { type Product, quickly } from './product';
import { registryProcess } from './registry-process';

/** Somebody with a release key of their own. */
export interface Holder {
  /** Runs the `nukkad` command on the product's registry with this key. */
  nukkad(...args: string[]): Promise<string>;
  /** What a thief of the key could sign. */
  sign(kind: SignedKind, value: unknown): KeySignature;
  close(): Promise<void>;
}

/** Gives a product a root, two holders of release keys, and demands both of them. */
export async function demandTwoHolders({ nukkad, ...product }: Product): Promise<Holder[]> {
  const folder = scratchFolder();
  const file = (name: string) => path.join(folder, `${name}.pem`);
  await nukkad('keys', 'create', file('root'));
  const holders: Holder[] = [];
  for (const name of ['asha', 'ravi']) {
    const [key = ''] = (await nukkad('keys', 'create', file(name))).split(' ');
    await nukkad('keys', 'delegate', 'release', '--key', file(name), '--root', file('root'));
    holders.push(holderOf(product, file(name), key));
  }
  await nukkad('keys', 'threshold', '2', '--root', file('root'));
  const [first, second] = holders;
  await second!.nukkad('cosign', pendingIn(await first!.nukkad('pages')));
  return holders;
}

/** The id of what a command has left to be cosigned. */
export function pendingIn(said: string): string {
  return /nukkad cosign ([0-9a-f]{16})/.exec(said)?.[1] ?? '';
}

function holderOf(product: Omit<Product, 'nukkad'>, file: string, key: string): Holder {
  const { PATH, HOME, TMPDIR } = process.env;
  const registry = registryProcess({
    ...{ PATH, HOME, TMPDIR, NODE_ENV: 'development', PUBLIC_URL: product.origin },
    ...{ NUKKAD_DATA: product.data, SITE_DIR: product.site, NUKKAD_SIGNING_KEY: file },
  });
  const privateKey = createPrivateKey(readFileSync(file));
  return {
    nukkad: (...args) => registry.run({ args: quickly(args) }),
    sign: (kind, value) => ({
      key,
      value: sign(null, Buffer.from(signedText(kind, value)), privateKey).toString('base64'),
    }),
    close: () => registry.close(),
  };
}
