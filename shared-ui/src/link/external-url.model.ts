/** Whether an address leaves this site; our own pages are linked by their path. */
export function isExternalUrl(href: string): boolean {
  return /^\s*(https?:)?\/\//i.test(href);
}
