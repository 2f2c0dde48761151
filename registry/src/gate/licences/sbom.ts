/** A bundled package as the build's SBOM describes it. */
export interface Component {
  name: string;
  version: string;
  /** What its package.json says; empty if nothing. */
  stated: string;
  texts: LegalText[];
}

/** A licence text that lies in a package. */
export interface LegalText {
  file: string;
  text: string;
}

/** File of a release that lists what its bundles contain. */
export const SBOM_FILE = 'sbom.cdx.json';

interface CycloneDx {
  components?: {
    group?: string;
    name: string;
    version?: string;
    licenses?: Choice[];
    evidence?: { licenses?: Choice[] };
  }[];
}

interface Choice {
  expression?: string;
  license?: { id?: string; name?: string; text?: { content: string } };
}

/** The prefix that the build gives to names of licence files; notices have another. */
const LICENCE_FILE = 'file: ';

/**
 * Reads the components of a CycloneDX document, as the build preset writes it.
 *
 * @returns undefined when it is not such a document
 */
export function componentsIn(json: string): Component[] | undefined {
  try {
    const { components = [] } = JSON.parse(json) as CycloneDx;
    return components.map(({ group, name, version = '', licenses = [], evidence }) => ({
      name: group ? `${group}/${name}` : name,
      version,
      stated: licenses.map(statedBy).join(' AND '),
      texts: (evidence?.licenses ?? []).flatMap(textsIn),
    }));
  } catch {
    return undefined;
  }
}

function statedBy({ expression, license }: Choice): string {
  return expression ?? license?.id ?? license?.name ?? '';
}

function textsIn({ license }: Choice): LegalText[] {
  const { name = '', text } = license ?? {};
  if (!text || !name.startsWith(LICENCE_FILE)) return [];
  return [{ file: name.slice(LICENCE_FILE.length), text: text.content }];
}
