/** The examples of all components, side by side. */
const STYLEGUIDE = /^\/styleguide,/;

/**
 * Findings that stay as they are, and why; docs/judged.md says it at length.
 *
 * @type {import('./support/verdict.mjs').Acceptance[]}
 */
export const accepted = [
  {
    judge: 'csp',
    rule: 'MISSING_DIRECTIVES',
    where: /^\/registry\.json$/,
    why: 'It is no page, but data that browsers may not take for anything else.',
  },
  {
    judge: 'testssl',
    rule: 'cipher_order',
    why: 'Mozilla’s intermediate profile leaves the choice to browsers: each cipher is as strong, and telephones take the one their processor does fast.',
  },
  {
    judge: 'testssl',
    rule: 'BREACH',
    why: 'A page holds no secret and no session: sessions are bearer tokens, which no other site can have a browser send.',
  },
  {
    judge: 'testssl',
    rule: 'cert_revocation',
    why: 'The certificate is made for the run, by an authority that revokes none.',
  },
  {
    judge: 'wapiti',
    rule: 'HTTP Secure Headers: X-XSS-Protection is not set',
    why: 'Browsers took the filter away, which could itself be made to leak; the content policy takes its place.',
  },
  {
    judge: 'wapiti',
    rule: 'HTTP Secure Headers: Strict-Transport-Security is not set',
    why: 'What is scanned here comes without TLS; with it the header is there, as the Observatory sees.',
  },
  {
    judge: 'spectral',
    rule: 'path-keys-no-trailing-slash',
    where: /^paths \/api\/teacher\/teacherDetail\/$/,
    why: 'The path is the specification’s.',
  },
  {
    judge: 'redocly',
    rule: 'no-path-trailing-slash',
    where: /teacherDetail/,
    why: 'The path is the specification’s.',
  },
  {
    judge: 'redocly',
    rule: 'no-server-example.com',
    why: 'What is judged runs on this machine; the document names PUBLIC_URL.',
  },
  {
    judge: 'redocly',
    rule: 'no-ambiguous-paths',
    where: /\/paths\/~1api~1users~1/,
    why: 'Ids are UUIDs: `getUserById` and `deleteUser`, paths of the specification, are none.',
  },
  {
    judge: 'fuzz',
    rule: 'not-set-up',
    where: /^addPushDevice$/,
    why: 'Notifications on devices need keys, which the judged product has not.',
  },
  {
    judge: 'html',
    rule: 'Attribute “autocorrect” not allowed on element “input” at this point.',
    why: 'It is in the standard since 2024; this version of the checker does not know it.',
  },
  {
    judge: 'html',
    rule: 'Bad value “…” for attribute “autocomplete” on element “input”: The string “webauthn” is not a valid autofill field name.',
    why: 'The standard’s way to offer passkeys; this version of the checker does not know it.',
  },
  ...['tr', 'th', 'td'].map((element) => ({
    judge: 'html',
    rule: `The “role” attribute must not be used on a “${element}” element which has a “table” ancestor with no “role” attribute, or with a “role” attribute whose value is “table”, “grid”, or “treegrid”.`,
    why: 'On a narrow screen rows are laid out as blocks; without roles some browsers drop the table.',
  })),
  {
    judge: 'structured-data',
    rule: 'TS2353',
    where: /^\/(homepage|hi|kn)?$/,
    why: '`query-input` is schema.org’s annotation of an action, which these types leave out.',
  },
  {
    judge: 'barriers-ibm',
    rule: 'label_content_exists/Fail_1, not exposed',
    why: 'Weeks beside the shown one are inert and hidden from assistive technology. The rule does not count hidden text, but judges the hidden label.',
  },
  ...[
    { judge: 'barriers-ibm', rule: 'input_autocomplete_valid/fail_incorrect' },
    { judge: 'barriers-htmlcs', rule: 'Principle1.Guideline1_3.1_3_5.H98' },
  ].map((one) => ({
    ...one,
    where: /^\/(login|forgot-password|teacher-vendor-login),/,
    why: 'By the HTML standard `username` may stand on inputs of e-mails, and `webauthn` after it; neither rule knows that.',
  })),
  ...[
    'aria_landmark_name_unique/fail_label_not_unique',
    'aria_navigation_label_unique/fail_label_not_unique',
    'aria_region_label_unique/fail_label_not_unique',
    'aria_application_label_unique/fail_label_not_unique',
    'aria_form_label_unique/fail_label_not_unique',
    'aria_article_label_unique/fail_label_not_unique',
    'aria_toolbar_label_unique/Fail_1',
    'fieldset_label_valid/Fail_2',
    'input_checkboxes_grouped/fail_notgroupedothernotgrouped',
  ].map((rule) => ({
    judge: 'barriers-ibm',
    rule,
    where: STYLEGUIDE,
    why: 'The page shows each example twice, in light and in dark colours, so their names repeat.',
  })),
  {
    judge: 'barriers-ibm',
    rule: 'aria_content_in_landmark/Fail_1',
    where: /, opened: (recipients|search),/,
    why: 'Choices are drawn over the page, at its end; the field that they belong to is in a landmark.',
  },
  {
    judge: 'barriers-ibm',
    rule: 'input_label_exists/Fail_2',
    where: /, opened: search,/,
    why: 'The list has a name, its own `aria-label`; the rule wants every id of `aria-labelledby` to be there.',
  },
  {
    judge: 'barriers-ibm',
    rule: 'fieldset_label_valid/Fail_2',
    where: /, opened: menu,/,
    why: 'The footer has the same group, but is inert while the menu is open over the page.',
  },
  {
    judge: 'barriers-ibm',
    rule: 'element_tabbable_role_valid/fail_invalid_role',
    where: STYLEGUIDE,
    why: 'A pane that scrolls takes the focus, so that a keyboard can scroll it; element_scrollable_tabbable asks for that.',
  },
  ...['', ', not exposed'].map((exposure) => ({
    judge: 'barriers-htmlcs',
    rule: `Principle1.Guideline1_3.1_3_1.H71.NoLegend${exposure}`,
    why: 'ARIA names the group, which is as sufficient a technique (ARIA17); a group without any name is another finding, H91.Fieldset.Name.',
  })),
  ...['Principle1.Guideline1_3.1_3_1.F68', 'Principle4.Guideline4_1.4_1_2.H91.InputFile.Name'].map(
    (rule) => ({
      judge: 'barriers-htmlcs',
      rule: `${rule}, not exposed`,
      why: 'Inputs of files are not displayed, so nobody meets them; a button with a name opens their dialog.',
    }),
  ),
  {
    judge: 'barriers-htmlcs',
    rule: 'Principle1.Guideline1_3.1_3_5.H98',
    where: STYLEGUIDE,
    why: 'An input without a type is one of text, to which `address-level2` applies; the rule wants the type spelt.',
  },
  {
    judge: 'barriers-htmlcs',
    rule: 'Principle3.Guideline3_2.3_2_2.H32.2',
    where: /^\/(doctors|engineers|officers)\b/,
    why: 'Filters apply as they are chosen. Without script a form with a button takes their place.',
  },
  ...['', ', not exposed'].map((exposure) => ({
    judge: 'barriers-htmlcs',
    rule: `Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID${exposure}`,
    where: STYLEGUIDE,
    why: 'Examples of pages lead nowhere; links of a form’s problems move the focus to the field by script.',
  })),
  ...[
    "CSS: “container-type”: Property “container-type” doesn't exist.",
    "CSS: “size-adjust”: Property “size-adjust” doesn't exist.",
    "CSS: “overflow-clip-margin”: Property “overflow-clip-margin” doesn't exist.",
    "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
    'CSS: Unknown pseudo-element or pseudo-class “…”.',
  ].map((rule) => ({
    judge: 'css',
    rule,
    why: 'It is in a standard; this version of the validator does not know it.',
  })),
  {
    judge: 'css',
    rule: 'CSS: Parse Error.',
    where: /^shell\//,
    why: 'Arguments of `::view-transition-group` and its like, which the validator does not know.',
  },
  {
    judge: 'css',
    rule: 'CSS: “font-size”: Parse Error.',
    where: /^mf-public\//,
    why: 'A unit of a container (`cqi`), which the validator does not know.',
  },
  ...['inline-size', 'max-inline-size'].map((property) => ({
    judge: 'css',
    rule: `CSS: “${property}”: The types are incompatible.`,
    why: 'A length less a multiple of a variable, which the validator takes for a number.',
  })),
  ...[
    'CSS: “padding-block-end”: “…” is not a “padding-block-end” value.',
    'CSS: “padding-block-end”: Parse Error.',
    'CSS: “padding-block”: Parse Error.',
    'CSS: “padding-inline”: Parse Error.',
    'CSS: “inset-block-end”: Parse Error.',
  ].map((rule) => ({
    judge: 'css',
    rule,
    why: 'Values with `env(safe-area-inset-bottom)` and its like, which the validator does not know.',
  })),
  ...[
    'CSS: “background”: “…” is not a “background-color” value.',
    'CSS: “background-color”: “…” is not a “background-color” value.',
    'CSS: “…”: “…” is not a “color” value.',
  ].map((rule) => ({
    judge: 'css',
    rule,
    where: /^shared-ui\//,
    why: 'Colours by `color-mix()`, which the validator does not know.',
  })),
];
