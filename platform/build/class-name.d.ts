interface Context {
  resourcePath: string;
}

/**
 * Class name generator for css-loader: `mf_public_shared-ui_card__title`.
 *
 * @param part federation name of the part: `mf_public`
 */
export function classNameIn(
  part: string,
): (context: Context, pattern: string, name: string) => string;

/** `shared-ui_card` of `…/shared-ui/src/card/card.module.css`. Throws outside a package's `src`. */
export function placeOf(file: string): string;
