import { limits } from '@nukkad/platform/contract';
import { report } from '../common/report';

/** Maximum number of reports per page, in case of an error loop. */
const MOST_REPORTS = 5;

/** Reports uncaught errors and unhandled rejections; from then on, stacks are as long as reports. */
export function reportUncaught(page: Window = window): void {
  // V8 keeps ten frames, which React may fill by itself; other browsers ignore this.
  Object.assign(Error, { stackTraceLimit: limits.stackFrames });
  let reports = 0;
  const onUncaught = (reason: unknown) => {
    if (reports >= MOST_REPORTS) return;
    reports += 1;
    report({ code: 'UNCAUGHT', message: String(reason) }, reason);
  };
  page.addEventListener('error', ({ error, message }) => onUncaught(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
}
