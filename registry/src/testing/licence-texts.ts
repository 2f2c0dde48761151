import { readFileSync } from 'node:fs';

/** A bundled package for tests; each text is one licence file. */
export interface BundledComponent {
  name: string;
  version: string;
  /** What its package.json says. */
  licence?: string;
  texts?: string[];
}

/** An SBOM as the build preset writes it. */
export function sbomOf(components: BundledComponent[]): string {
  return JSON.stringify({ bomFormat: 'CycloneDX', components: components.map(componentOf) });
}

/** A component of such an SBOM. */
export function componentOf({ name, version, licence, texts = [] }: BundledComponent) {
  const [own, group] = name.split('/').reverse();
  const evidence = texts.map((content, index) => ({
    license: { name: `file: LICENSE${index === 0 ? '' : `-${index + 1}`}`, text: { content } },
  }));
  return {
    ...{ type: 'library', group, name: own, version },
    licenses: licence ? [{ expression: licence }] : [],
    evidence: { licenses: evidence },
  };
}

/** The text of a licence as SPDX publishes it, with a holder filled in. */
export function licenceText(id: string): string {
  const file = require.resolve(`spdx-license-list/licenses/${id}.json`);
  const { licenseText } = JSON.parse(readFileSync(file, 'utf8'));
  return licenseText.replace(/<year>.*/i, '2020 A. Author');
}

/** Invented, in the spirit of licences that are free up to a revenue. */
export const revenueLimitedText = `Chart Library License

Copyright (c) 2026 Chart Library Inc.

This software is free of charge for individuals, and for organizations whose annual revenue does not
exceed one million dollars. Every other organization must buy a commercial license for each developer
before it uses the software in production.

You may not distribute the software as a part of a product that lets others make charts.
`;

/** Invented, in the spirit of conditions that are added to a known licence. */
export const notForSaleText =
  'The license granted above does not include the right to sell the software, or a service whose value derives from it.';

/** The beginning of a copyleft licence's title page. */
export const copyleftText = `GNU GENERAL PUBLIC LICENSE
Version 3, 29 June 2007

The licenses for most software are designed to take away your freedom to share and change the works.
`;
