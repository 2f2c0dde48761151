import { budget } from './lighthouse.budget.mjs';

/**
 * What keeps a page from 100 in the categories of a report, but for performance, which depends on
 * how busy the machine is.
 */
export function failedAudits({ runtimeError, categories, audits }) {
  if (runtimeError) return [{ rule: runtimeError.code, says: runtimeError.message }];
  const steady = Object.values(categories).filter(({ id }) => id !== 'performance');
  return steady.flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map((reference) => audits[reference.id])
      .filter(isFailed)
      .map((audit) => ({ rule: audit.id, says: `${id}: ${audit.title}. ${detailsOf(audit)}` })),
  );
}

/** An audit without a score does not apply, but where it broke. */
const isFailed = ({ score, scoreDisplayMode }) =>
  scoreDisplayMode === 'error' || (score !== null && score < 1);

const detailsOf = ({ errorMessage, details }) =>
  errorMessage ?? JSON.stringify(details?.items?.slice(0, 3) ?? []).slice(0, 500);

/** Figures above the budget; none of them depends on the machine. */
export function overBudget({ runtimeError, audits }) {
  if (runtimeError) return [];
  return Object.entries(budget).flatMap(([rule, most]) => {
    const { numericValue, displayValue } = audits[rule];
    if (numericValue <= most) return [];
    return [{ rule, says: `${displayValue || numericValue} is more than ${most}.` }];
  });
}

/** Performance and what the budget is about, in one line. */
export function measuredLine({ categories, audits }) {
  const score = Math.round(categories.performance.score * 100);
  const figures = Object.keys(budget).map((rule) => `${rule} ${audits[rule]?.numericValue}`);
  return [`performance ${score}`, ...figures].join(', ');
}
