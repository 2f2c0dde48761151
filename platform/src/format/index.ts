/**
 * Formats money, counts, telephone numbers and times for screens in the language of the page,
 * for emails and files in Indian English. Functions over `Intl`, compiled into each user of them.
 */
export { formatFeeUnit, formatMoney, formatRupees } from './money';
export {
  formatCount,
  formatDecimal,
  formatPercent,
  formatRating,
  formatReviews,
  formatShortCount,
} from './number';
export { formatPhone, indianDigits, phoneHref } from './phone';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDuration,
  formatFullDay,
  formatLongDate,
  formatLongDateTime,
  formatLongDay,
  formatMonth,
  formatNearDay,
  formatNearTime,
  formatRelative,
  formatShortDay,
  formatSpan,
  formatTime,
  formatViewerDateTime,
  formatZone,
  formatZonedDateTime,
  viewerZone,
  zoneSuffix,
} from './time';
