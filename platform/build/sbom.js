const { Contrib, Enums, Models, Serialize, Spec } = require('@cyclonedx/cyclonedx-library');
const { PackageURL } = require('packageurl-js');
const parseExpression = require('spdx-expression-parse');
const { legalTexts, licenceOf } = require('./bundled-packages');

const BUILDER = require('./package.json');

/** Names of texts in the SBOM begin with these; the promote gate reads them. */
const PREFIX = { licence: 'file: ', notice: 'notice: ' };

const licences = new Contrib.License.Factories.LicenseFactory(parseExpression);
const components = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(
  new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory(),
  licences,
);

/**
 * A CycloneDX 1.6 document of what a part's bundles contain. Equal input gives equal bytes: it has
 * neither a time nor a serial number.
 *
 * @param {{ part: string, about: object, packages: { folder: string, about: object,
 *   bundles: string[] }[] }} build `about` is the package.json of the part or package; `bundles` are
 *   the ones that contain the package: `browser`, `server`
 * @returns {string} JSON
 */
function sbomText({ part, about, packages }) {
  const bom = new Models.Bom();
  const subject = new Models.Component(Enums.ComponentType.Application, part, {
    bomRef: part,
    version: about.version,
  });
  bom.metadata.component = subject;
  bom.metadata.tools.components.add(builder());
  for (const one of packages) {
    const component = componentOf(one);
    bom.components.add(component);
    subject.dependencies.add(component.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const serializer = new Serialize.JsonSerializer(factory);
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

function builder() {
  return new Models.Component(Enums.ComponentType.Application, 'build', {
    group: '@nukkad',
    version: BUILDER.version,
  });
}

function componentOf({ folder, about, bundles }) {
  const licence = licenceOf(about);
  const stated = licence === 'none' ? undefined : licence;
  const component = components.makeComponent({ ...about, license: stated, licenses: undefined });
  const purl = purlOf(about);
  component.purl = purl;
  component.bomRef.value = purl;
  for (const one of component.licenses) one.acknowledgement = Enums.LicenseAcknowledgement.Declared;
  // Engines of a package say nothing about a bundle.
  component.properties.clear();
  for (const bundle of bundles) {
    component.properties.add(new Models.Property('nukkad:bundle', bundle));
  }
  component.evidence = evidenceOf(legalTexts(folder));
  return component;
}

function evidenceOf(texts) {
  const evidence = new Models.ComponentEvidence();
  for (const { file, kind, text } of texts) {
    const attachment = new Models.Attachment(text, { contentType: 'text/plain' });
    evidence.licenses.add(new Models.NamedLicense(PREFIX[kind] + file, { text: attachment }));
    for (const line of copyrightLines(text)) evidence.copyright.add(line);
  }
  return evidence;
}

function copyrightLines(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^copyright\b.*\b\d{4}\b/i.test(line));
}

function purlOf({ name, version }) {
  const [own, scope] = name.split('/').reverse();
  return new PackageURL('npm', scope, own, version).toString();
}

module.exports = { sbomText };
