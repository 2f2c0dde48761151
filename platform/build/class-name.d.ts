interface Context {
  resourcePath: string;
}

/**
 * What css-loader calls for the name of each class: `mf_public_shared-ui_card__title`.
 *
 * @param part under which name the part is federated: `mf_public`
 */
export function classNameIn(
  part: string,
): (context: Context, pattern: string, name: string) => string;

/** `shared-ui_card` of `…/shared-ui/src/card/card.module.css`. Throws outside a package's `src`. */
export function placeOf(file: string): string;
