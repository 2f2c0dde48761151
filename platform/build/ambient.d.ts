declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare namespace jest {
  // The second parameter is @types/jest's; a merged interface must repeat it.
  interface Matchers<R, T> {
    /** No barrier that axe can find without a browser; colours are judged in one. */
    toBeAccessible(): Promise<R>;
  }
}
