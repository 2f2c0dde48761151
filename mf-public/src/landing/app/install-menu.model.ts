/** Browser whose menu installs the app: each labels it differently. */
export type InstallMenu = 'ios' | 'android' | 'safari' | 'firefox' | 'desktop';

/** From the user agent; iPads that claim to be Macs have a touch screen. */
export function installMenuOf(userAgent: string, touchPoints: number): InstallMenu {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Macintosh/.test(userAgent) && /Version\/[\d.]+ Safari/.test(userAgent)) return 'safari';
  return 'desktop';
}
