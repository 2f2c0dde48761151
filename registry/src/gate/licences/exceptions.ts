/** A package whose texts were read by a person, because they are not those of a known licence alone. */
export interface LicenceException {
  package: string;
  /** `digestOf` its licence texts: other texts, in any version, have to be read again. */
  texts: string;
  /** What it is under, as an SPDX expression. */
  licence: string;
  /** What the texts have beside known licences, and why that may be shipped. */
  reason: string;
}

/** Reviewed texts. Whoever adds one owns `registry/src/gate` (CODEOWNERS) and has read the text. */
export const exceptions: readonly LicenceException[] = [
  {
    package: 'final-form',
    texts: 'ee21787266915d7f5a165e9fca18fd15f1be483462a444371081271f377a8d36',
    licence: 'MIT',
    reason:
      'MIT twice: its own, and that of lodash for one function, with the history of lodash and a waiver for its samples between them.',
  },
  {
    package: 'maplibre-gl',
    texts: '28b57e1be15d2d5afd1ccf1dcd0e612bec57a32983913dd695efc8cb3de76732',
    licence: 'BSD-3-Clause AND MIT',
    reason:
      'BSD-3-Clause three times, of MapLibre, Mapbox (code up to 1.13) and d3-color, and MIT of glfx.js, with a line above each that says whose code follows.',
  },
  {
    package: 'lucide-react',
    texts: '529fbb1f3e94444d577213c807ff149e97938220dc7ff8074ca3f956a7083524',
    licence: 'ISC AND MIT',
    reason:
      'ISC, and MIT for icons that come from Feather, with the list of these icons between them.',
  },
];
