import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MAX_LINES = 60;

/** Prints the page of each failed test: on a CI machine only the output survives. */
export default class PageAtFailure implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'interrupted') return;
    const context = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = context && pageSnapshot(readFileSync(context, 'utf8'));
    if (page) console.info(`The page when "${test.title}" failed:\n${page}`);
  }

  // Leaves the terminal to the list reporter.
  printsToStdio(): boolean {
    return false;
  }
}

/**
 * The accessibility snapshot in an error context, which is Markdown: its only YAML block, under
 * "Error details" for a failed expectation, under "Page snapshot" for any other failure.
 */
function pageSnapshot(errorContext: string): string | undefined {
  const [, snapshot] = /^```yaml\n(.*?)^```/ms.exec(errorContext) ?? [];
  return snapshot?.trimEnd().split('\n').slice(0, MAX_LINES).join('\n');
}
