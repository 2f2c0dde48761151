import { report } from '../common/report';

/** Maximum number of reports per page, in case of an error loop. */
const MOST_REPORTS = 5;

/** Reports uncaught errors and unhandled rejections. */
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
