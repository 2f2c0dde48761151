/**
 * A stylesheet with the same rules outside layers and container queries. The validator knows
 * neither and would skip all that stands in them, which is nearly everything.
 */
export const withoutLayers = (css) =>
  css
    .replace(/@layer [^;{}]+;/g, '')
    .replace(/@(?:layer|container) [^;{}]+\{/g, '@media all{')
    .replace(/@container\([^;{}]+\{/g, '@media all{');
