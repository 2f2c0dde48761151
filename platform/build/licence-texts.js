const { legalTexts, licenceOf } = require('./bundled-packages');

const LINE = '-'.repeat(80);

/**
 * The licence texts and notices of packages, for people. Packages with the same texts share them.
 *
 * @param {string} part whose release contains the packages
 * @param {{ folder: string, about: object }[]} packages
 * @returns {string}
 */
function licencesText(part, packages) {
  const sections = new Map();
  for (const { folder, about } of packages) {
    const texts = legalTexts(folder)
      .map(({ text }) => text)
      .join(`\n\n`);
    const title = `${about.name} ${about.version} (${licenceOf(about)})`;
    sections.set(texts, [...(sections.get(texts) ?? []), title]);
  }
  const bodies = [...sections].map(
    ([texts, titles]) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${texts}\n`,
  );
  return [introduction(part), ...bodies].join('\n');
}

const introduction = (part) => `Third-party licences of ${part}

The files of this release contain code or fonts of the packages below, under these licences.
`;

module.exports = { licencesText };
