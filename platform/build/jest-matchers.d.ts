declare namespace jest {
  // The second parameter is @types/jest's; a merged interface must repeat it.
  interface Matchers<R, T> {
    /**
     * Checks everything axe can judge without a browser; colour contrast is checked in a real one.
     */
    toBeAccessible(): Promise<R>;
    /**
     * Compares what a screen reader said with `<name>.spoken.txt` beside the test; `-u` stores it.
     */
    toMatchTranscript(name: string): R;
  }
}
