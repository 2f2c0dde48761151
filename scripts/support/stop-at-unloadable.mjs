/** Jest's `--bail` counts failed tests only: a suite that cannot be loaded has none. Ends the run then. */
// biome-ignore lint/style/noDefaultExport: Jest looks for the default export
export default class StopAtUnloadable {
  onTestResult(_test, { testExecError }) {
    // Jest ends the run in the same way.
    if (testExecError) process.exit(1);
  }
}
