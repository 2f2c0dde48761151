/** Whether an address is external; internal pages are linked by path. */
export function isExternalUrl(href: string): boolean {
  return /^\s*(https?:)?\/\//i.test(href);
}
