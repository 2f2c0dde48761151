import styles from './rest-region.module.css';

let region: HTMLElement | null = null;

/**
 * Where the page says what is not of its content, at the bottom: the connection, and what waits for
 * one. It stands beside the root of React: it comes and goes without rendering the page, also when
 * that has failed.
 */
export function restRegion(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.className = styles.region ?? '';
  document.body.append(region);
  return region;
}
