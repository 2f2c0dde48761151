import { report } from '../common/report';

/** A page in a loop of failures tells of the first few only. */
const MOST_REPORTS = 5;

/** Reports what nobody caught: errors in event handlers, rejections without a handler. */
export function reportUncaught(page: Window = window): void {
  let reports = 0;
  const onUncaught = (reason: unknown) => {
    if (reports >= MOST_REPORTS) return;
    reports += 1;
    report({ code: 'UNCAUGHT', message: String(reason) });
  };
  page.addEventListener('error', ({ error, message }) => onUncaught(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
}
