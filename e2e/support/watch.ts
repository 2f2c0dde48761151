import type { BrowserContext } from '@playwright/test';
import { followRequests } from './in-flight';

/** Complaints of browsers, collected while a journey runs. */
export interface Watch {
  /** Also watches another context than the journey's own. */
  follow(context: BrowserContext): Promise<void>;
  /** Says that the journey provokes complaints that match. Without a pattern: any of them. */
  provokes(pattern?: RegExp): void;
  /** What nobody provoked. */
  surprises(): string[];
}

/**
 * Collects console errors, uncaught errors, unhandled rejections and violations of the content
 * security policy, Trusted Types included, and of scripts without a digest.
 */
export function createWatch(): Watch {
  const complaints: string[] = [];
  const provoked: RegExp[] = [];
  return {
    async follow(context) {
      followRequests(context);
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        complaints.push(`uncaught: ${error.error().stack ?? error.error()}`);
      });
      await context.exposeBinding('nukkadViolation', (_source, what: string) => {
        complaints.push(`policy: ${what}`);
      });
      await context.exposeBinding('nukkadUnguarded', (_source, what: string) => {
        complaints.push(`integrity: ${what}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { nukkadViolation } = window as unknown as Record<string, (what: string) => void>;
          const { effectiveDirective, blockedURI, sample } = event;
          nukkadViolation?.(`${effectiveDirective} ${blockedURI} ${sample}`);
        });
        // What has no digest: the browser refuses it, and nothing may need that it does.
        const { ReportingObserver: Observer, nukkadUnguarded } = window as unknown as {
          ReportingObserver: new (
            tell: (reports: { body: { blockedURL: string } }[]) => void,
            options: object,
          ) => { observe(): void };
          nukkadUnguarded?: (what: string) => void;
        };
        new Observer(
          (reports) => {
            for (const { body } of reports) nukkadUnguarded?.(body.blockedURL);
          },
          {
            types: ['integrity-violation'],
            buffered: true,
          },
        ).observe();
      });
    },
    provokes(pattern = /^(console|uncaught): /) {
      provoked.push(pattern);
    },
    surprises: () => complaints.filter((line) => !provoked.some((pattern) => pattern.test(line))),
  };
}
