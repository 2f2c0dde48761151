/** Joins the truthy class names: `classNames(styles.chip, isSelected && styles.selected)`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
