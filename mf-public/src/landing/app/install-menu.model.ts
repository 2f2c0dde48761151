/** Whose menu installs a page: each calls it something else. */
export type InstallMenu = 'ios' | 'android' | 'safari' | 'firefox' | 'desktop';

/** Told from the browser's own name; iPads that pass for Macs have a touch screen. */
export function installMenuOf(userAgent: string, touchPoints: number): InstallMenu {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Macintosh/.test(userAgent) && /Version\/[\d.]+ Safari/.test(userAgent)) return 'safari';
  return 'desktop';
}
