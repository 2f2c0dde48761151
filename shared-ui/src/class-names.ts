/** Joins the class names that apply: `classNames(styles.chip, isSelected && styles.selected)`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
