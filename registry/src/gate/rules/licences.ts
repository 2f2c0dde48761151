import { judgeComponent } from '../licences/judge-component';
import { type Component, componentsIn, SBOM_FILE } from '../licences/sbom';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import type { Candidate } from '../subject/subject';
import type { Rule } from './rule';

/** File of a release with the texts for people. */
const TEXTS_FILE = 'licenses.txt';

const BUILD_AGAIN = 'Empty the folder of the build and build again with the preset';

/** Every bundled package may be shipped, and its licence text is shipped with it. */
export const licencesRule: Rule = {
  name: 'licences',
  about: 'every bundled package has a licence text that lets us ship it, and the release has it',
  judge({ candidate }) {
    const { facts } = candidate;
    if (!facts) return notRun('The build has no facts.json, so nobody knows what it bundles');
    const components = componentsIn(contentOf(candidate, SBOM_FILE) ?? '');
    if (!components) return outcomeOf([withoutSbom(candidate)]);
    return outcomeOf([
      ...facts.packages
        .filter((one) => !components.some((other) => isSame(one, other)))
        .map(({ name, version }) => unlisted(`${name} ${version}`)),
      ...components.map(judgeComponent).filter((objection) => objection !== undefined),
      ...withoutTexts(components, contentOf(candidate, TEXTS_FILE) ?? ''),
    ]);
  },
};

function contentOf({ files }: Candidate, name: string): string | undefined {
  return files.find(({ path }) => path === name)?.content.toString('utf8');
}

type Versioned = Pick<Component, 'name' | 'version'>;

function isSame(one: Versioned, other: Versioned): boolean {
  return one.name === other.name && one.version === other.version;
}

function withoutSbom({ manifest }: Candidate): Objection {
  return {
    cause: `${manifest.part} has no readable ${SBOM_FILE}, so nobody can tell under which licences its files are`,
    fix: 'Build it for release with the preset of this platform',
  };
}

function unlisted(named: string): Objection {
  return {
    cause: `facts.json says that ${named} is bundled, and ${SBOM_FILE} does not list it`,
    fix: BUILD_AGAIN,
  };
}

function withoutTexts(components: Component[], shipped: string): Objection[] {
  return components
    .filter(({ texts }) => texts.some(({ text }) => !shipped.includes(text)))
    .map(({ name, version }) => ({
      cause: `${TEXTS_FILE} does not have the licence text of ${name} ${version}, which its authors ask for`,
      fix: BUILD_AGAIN,
    }));
}
