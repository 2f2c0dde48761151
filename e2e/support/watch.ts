import type { BrowserContext } from '@playwright/test';
import { followRequests } from './in-flight';

/** What a browser says of a document that answers 404: it stands for nothing, and is shown. */
export const unknownPage = /^console: Failed to load resource: .* 404 /;

/**
 * What Firefox says of requests that ended with their page: of a script, whose hash is that of
 * nothing, and of a font, by the number of NS_BINDING_ABORTED.
 */
const CANCELLED =
  /computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”|^downloadable font: .* status=2152398850 /;

/** What Chromium says to the console of a script or style that is not the released one. */
const REFUSED = /^None of the “sha\d+” hashes in the integrity attribute match/;

/** What Firefox says of a script or style that is sent as text or as a page, as what is missing is. */
const NO_SCRIPT = /^The (resource|stylesheet) .* (blocked due to|loaded because its) MIME type/;

/** What Firefox says of a font that did not come. */
const NO_FONT = /^downloadable font: download failed/;

/** What Firefox says of a script or style without any. */
const UNGUARDED = /because it is missing integrity metadata/;

/** Whole: Playwright takes what stands before the first colon, as that of an address, for a name. */
const wordsOf = ({ message, stack }: Error) => stack?.split('\n')[0] || message;

/** Firefox tells as errors what Chromium tells to the console, or to pages as reports. */
function saidOf(error: Error): string {
  const said = wordsOf(error);
  if (REFUSED.test(said)) return `console: Failed to find a valid digest: ${said}`;
  if (NO_SCRIPT.test(said)) return `console: ${said}`;
  if (NO_FONT.test(said)) return `console: Failed to load resource: ${said}`;
  if (UNGUARDED.test(said)) return `integrity: ${said}`;
  return `uncaught: ${error.stack ?? error}`;
}

/** Browser errors, collected while a journey runs. */
export interface Watch {
  /** Also watches another browser context. */
  follow(context: BrowserContext): Promise<void>;
  /** Announces errors that match. Without a pattern: any error. */
  provokes(pattern?: RegExp): void;
  /** How many errors so far match. */
  heard(pattern: RegExp): number;
  /** Errors that were not announced. */
  surprises(): string[];
}

/**
 * Collects console errors, uncaught errors, unhandled rejections, violations of the content
 * security policy and of Trusted Types, and scripts without an integrity hash.
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
        if (CANCELLED.test(wordsOf(error.error()))) return;
        complaints.push(saidOf(error.error()));
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
        // The browser refuses scripts without a hash, so nothing may depend on them.
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
    heard: (pattern) => complaints.filter((line) => pattern.test(line)).length,
    surprises: () => complaints.filter((line) => !provoked.some((pattern) => pattern.test(line))),
  };
}
