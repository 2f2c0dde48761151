import { createHash } from 'node:crypto';
import { copyleftText, licenceText, notForSaleText, revenueLimitedText } from './licence-texts';
import type { Seed } from './seeded-build';

/** A release that must be refused: its history, the refusing rule, and the message. */
export interface Breaking {
  name: string;
  sow: (seed: Seed) => void;
  rule: string;
  cause: RegExp;
  fix: RegExp;
}

/** A release that must pass. */
export interface Compatible {
  name: string;
  /** Whether a browser requests a changed file: facts, SBOM and types are read by the gate alone. */
  isSeen?: boolean;
  sow: (seed: Seed) => void;
}

const shared = (name: string, range: string) => (seed: Seed) =>
  seed.facts((facts) => {
    facts.shared[name]!.range = range;
  });
const bundled =
  (name: string, version: string, licence: string, texts = [licenceText('MIT')]) =>
  (seed: Seed) =>
    seed.bundle({ name, version, licence, texts });
const route = (at: string, screen: string) => (seed: Seed) =>
  seed.manifest((manifest) => {
    manifest.routes.push({ path: at, remote: 'mf-seed', screen });
  });
/** Deterministic text, as a comment, that compresses to no less than half. */
const ballast = (bytes: number) => {
  const digest = (nth: number) => createHash('sha512').update(`ballast ${nth}`).digest('hex');
  return `/*${Array.from({ length: bytes / 128 }, (_, nth) => digest(nth)).join('')}*/`;
};

export const breaking: Breaking[] = [
  {
    name: 'another contract',
    sow: (seed) =>
      seed.manifest((manifest) => {
        manifest.contract = 2;
      }),
    rule: 'fit',
    cause: /mf-seed is built for contract 2, the shell for contract 1/,
    fix: /Build both from the same @nukkad\/platform contract/,
  },
  {
    name: 'an SDK that is not live yet',
    sow: shared('@nukkad/platform', '^9.0.0'),
    rule: 'shared',
    cause: /mf-seed wants @nukkad\/platform \^9\.0\.0, the shell provides 0\.1\.0/,
    fix: /release a shell with one in \^9\.0\.0 first/,
  },
  {
    name: 'a React that the page does not have',
    sow: shared('react', '^18.2.0'),
    rule: 'shared',
    cause: /wants react \^18\.2\.0, the shell provides 19/,
    fix: /Build it with react 19/,
  },
  {
    name: 'a shared package that nobody provides',
    sow: (seed) =>
      seed.facts((facts) => {
        facts.shared.luxon = { version: '3.7.0', range: '^3.7.0', singleton: true, own: 'none' };
      }),
    rule: 'shared',
    cause: /expects luxon from the page, and the shell does not provide it/,
    fix: /Bundle luxon instead/,
  },
  {
    name: 'an export of the SDK that the shell lacks',
    sow: (seed) =>
      seed.facts((facts) => {
        facts.sdk!.exports.push('useCamera');
      }),
    rule: 'sdk-names',
    cause:
      /uses "useCamera" of @nukkad\/platform, which the shell's platform 0\.1\.0 does not export/,
    fix: /Do without "useCamera", or release a shell/,
  },
  {
    name: 'a function of the SDK that now answers something else',
    sow: (seed) =>
      seed.sdk(
        'toast/toast.d.ts',
        'function toast(order: ToastOrder): string',
        'function toast(order: ToastOrder): Promise<string>',
      ),
    rule: 'sdk-types',
    cause:
      /built for another "toast" than the shell provides: .*'string' is not assignable to .*'Promise<string>'/,
    fix: /Build mf-seed with the shell's platform 0\.1\.0/,
  },
  {
    name: 'an answer of the API that has lost a field',
    sow: (seed) =>
      seed.sdk(
        'contract/wire.generated.d.ts',
        'social: FooterLink[];',
        'social: FooterLink[]; motto: string;',
      ),
    rule: 'sdk-types',
    cause: /another call "getFooterContent" than the shell provides: Property 'motto' is missing/,
    fix: /keep the old shape of call "getFooterContent"/,
  },
  {
    name: 'a second React in the bundle',
    sow: bundled('react-dom', '19.3.1', 'MIT'),
    rule: 'duplicates',
    cause: /react-dom 19\.3\.1 is bundled, a second copy/,
    fix: /Import it through @nukkad\/platform/,
  },
  {
    name: 'two versions of one package',
    sow: bundled('clsx', '1.2.1', 'MIT'),
    rule: 'duplicates',
    cause: /clsx is bundled in 2 versions: 2\.1\.1 and 1\.2\.1/,
    fix: /agree on one version/,
  },
  {
    name: 'a licence that does not let us ship it',
    sow: bundled('copyleft', '3.0.0', 'GPL-3.0-only', [copyleftText]),
    rule: 'licences',
    cause:
      /copyleft 3\.0\.0 is bundled and its LICENSE is not the text of a licence that lets us ship it: .*its package\.json says GPL-3\.0-only/,
    fix: /use another package or version/,
  },
  {
    name: 'charts that are free for small organisations only',
    sow: bundled('apexcharts', '5.3.0', 'SEE LICENSE IN LICENSE', [revenueLimitedText]),
    rule: 'licences',
    cause:
      /apexcharts 5\.3\.0 is bundled and its LICENSE is not the text .*free of charge for individuals/,
    fix: /The text decides, whatever package\.json says/,
  },
  {
    name: 'a package that says MIT and means something else',
    sow: bundled('apexcharts', '5.0.0', 'MIT', [revenueLimitedText]),
    rule: 'licences',
    cause: /apexcharts 5\.0\.0 is bundled and its LICENSE is not the text .*says MIT/,
    fix: /have the text reviewed \(docs\/security\.md/,
  },
  {
    name: 'MIT with a condition more',
    sow: bundled('almost-mit', '1.0.0', 'MIT', [`${licenceText('MIT')}\n\n${notForSaleText}`]),
    rule: 'licences',
    cause: /almost-mit 1\.0\.0 .*: "granted above does not include the right to sell/,
    fix: /use another package or version/,
  },
  {
    name: 'a package that says MIT and brings the text of another licence',
    sow: bundled('two-minds', '2.0.0', 'MIT', [licenceText('Apache-2.0')]),
    rule: 'licences',
    cause:
      /two-minds 2\.0\.0 is bundled and its text is Apache-2\.0, but its package\.json says MIT/,
    fix: /Ask its authors which one holds/,
  },
  {
    name: 'a package without a licence text',
    sow: bundled('silent', '1.0.0', 'MIT', []),
    rule: 'licences',
    cause: /silent 1\.0\.0 is bundled and has no licence text \(its package\.json says MIT\)/,
    fix: /Bundle a version that has its text/,
  },
  {
    name: 'a licence text that is not shipped with the files',
    sow: (seed) =>
      seed.bundle(
        { name: 'hushed', version: '1.0.0', licence: 'ISC', texts: [licenceText('ISC')] },
        false,
      ),
    rule: 'licences',
    cause: /licenses\.txt does not have the licence text of hushed 1\.0\.0/,
    fix: /build again with the preset/,
  },
  {
    name: 'a path that somebody has',
    sow: route('/doctors', 'welcome'),
    rule: 'fit',
    cause: /mf-seed declares \/doctors, but \/doctors belongs to mf-public/,
    fix: /Choose another path/,
  },
  {
    name: 'a path to a screen that is gone',
    sow: route('/seed-more', 'more'),
    rule: 'fit',
    cause: /\/seed-more asks mf-seed for the screen "more", which it does not have/,
    fix: /Keep exporting what a live path asks for/,
  },
  {
    name: 'styles outside of its layer',
    sow: (seed) => seed.append('css', 'button{all:unset}'),
    rule: 'layers',
    cause: /"button" stands in no cascade layer/,
    fix: /name the sheet \*\.module\.css/,
  },
  {
    name: 'styles in its layer that match anywhere',
    sow: (seed) => seed.append('css', '@layer remotes.mf_seed{header a{color:red}}'),
    rule: 'layers',
    cause: /"header a" has no class of this module/,
    fix: /give each rule a class of its own/,
  },
  {
    name: 'code made out of text',
    sow: (seed) => seed.append('js', 'self.later=()=>new Function("a","return a*2");'),
    rule: 'policy',
    cause: /makes code out of text, which the pages' policy refuses: new Function/,
    fix: /Write the code as code/,
  },
  {
    name: 'a secret in the bundle',
    sow: (seed) => seed.append('js', `self.key="AKIA${'Q'.repeat(16)}";`),
    rule: 'leaks',
    cause: /screen-welcome\.js contains an AWS access key/,
    fix: /revoke it/,
  },
  {
    name: 'a screen that nobody wants to wait for',
    sow: (seed) => seed.append('js', ballast(300_000)),
    rule: 'budgets',
    cause: /KB for the scripts of the screen "welcome", the budget is 110\.0 KB/,
    fix: /Load what is not needed at once with import\(\)/,
  },
  {
    name: 'a screen that throws when it is drawn',
    sow: (seed) => seed.drawing('(()=>{throw new Error("no such seed")})()'),
    rule: 'boot',
    cause:
      /"welcome" of mf-seed at \/seed-welcome could not be shown \(MF-RENDER\): .*no such seed/,
    fix: /Open \/seed-welcome with the build in a browser/,
  },
  {
    name: 'a screen that fails a moment later',
    sow: (seed) => seed.drawing('setTimeout(()=>{throw new Error("late seed")},50)'),
    rule: 'boot',
    cause: /raised an error: .*late seed/,
    fix: /mend what its console says/,
  },
  {
    name: 'a picture from somewhere else',
    sow: (seed) => seed.drawing('(new Image).src="https://pixel.example/seed.png"'),
    rule: 'boot',
    cause: /raised an error: .*Content Security Policy/,
    fix: /mend what its console says/,
  },
  {
    name: 'a screen on which people cannot do what was recorded',
    sow: (seed) => seed.script('"Greet"', '"Salute"'),
    rule: 'boot',
    cause:
      /journey "Somebody is greeted" of mf-seed [0-9a-f]{16} does not play to its end at \/seed-welcome: step 1 finds no button "Greet" in time, so people cannot/,
    fix: /change them in journeys\.json too/,
  },
  {
    name: 'a journey of which a step does nothing',
    sow: (seed) =>
      seed.journeys(({ journeys }) => {
        journeys[0]!.steps.push({ wait: 5 } as never);
      }),
    rule: 'journeys',
    cause: /journeys\.json of mf-seed cannot be replayed: journey 1 has a step 3 that neither sees/,
    fix: /as docs\/adding-a-remote\.md shows/,
  },
  {
    name: 'a journey that begins nowhere',
    sow: (seed) =>
      seed.journeys(({ journeys }) => {
        journeys[0]!.screen = 'goodbye';
      }),
    rule: 'journeys',
    cause: /"Somebody is greeted" begins at the screen "goodbye", which the build does not have/,
    fix: /Name one of its screens/,
  },
];

export const compatible: Compatible[] = [
  { name: 'the build as it is', sow: () => undefined },
  {
    name: 'other words',
    isSeen: true,
    sow: (seed) => seed.script('A seed to judge', 'A seed with other words'),
  },
  { name: 'a path more', isSeen: true, sow: route('/seed-again', 'welcome') },
  {
    name: 'the dashboard of a profession that had none',
    isSeen: true,
    sow: (seed) =>
      seed.manifest((manifest) => {
        manifest.serves.push('gardener');
      }),
  },
  { name: 'an older React of the same line', sow: shared('react', '^19.0.0') },
  { name: 'built before the SDK got a name more', sow: (seed) => seed.sdkWithout('sendFile') },
  {
    name: 'built when a parameter took less',
    sow: (seed) => seed.sdk('toast/toast.model.d.ts', 'undoText?: string;', ''),
  },
  {
    name: 'built before an answer got a field more',
    sow: (seed) => seed.sdk('contract/wire.generated.d.ts', 'social: FooterLink[];', ''),
  },
  {
    name: 'built when a call that it does not use was another',
    sow: (seed) =>
      seed.sdk('contract/calls.generated.d.ts', 'answer: SiteContent;', 'answer: number;'),
  },
  { name: 'a package more', sow: bundled('nanoid', '5.1.0', 'MIT') },
  {
    name: 'a package with a choice of licences',
    sow: bundled('dual', '1.0.0', '(MIT OR GPL-3.0-only)'),
  },
  {
    name: 'a package that leaves its licence to its text',
    sow: bundled('referring', '1.0.0', 'SEE LICENSE IN LICENSE.md'),
  },
  {
    name: 'more code, within the budget',
    isSeen: true,
    sow: (seed) => seed.append('js', ballast(40_000)),
  },
  {
    name: 'more styles in its own layer',
    isSeen: true,
    sow: (seed) =>
      seed.append(
        'css',
        '@layer remotes.mf_seed{.mf_seed_x{color:var(--nk-text);@media (width>40em){padding:0}}@keyframes mf_seed_y{to{opacity:0}}}',
      ),
  },
  {
    name: 'a property set on an element, and a timer',
    isSeen: true,
    sow: (seed) =>
      seed.drawing('setTimeout(()=>{document.body.style.setProperty("--seed","1")},1)'),
  },
];
