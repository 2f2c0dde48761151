/**
 * How money, counts, telephone numbers and times are written on screens, in e-mails and in files:
 * English of India. Pure functions over `Intl`, compiled into who uses them.
 */
export { formatMoney, formatRupees } from './money';
export { formatCount, formatDecimal, formatPercent, formatRating, formatReviews } from './number';
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
  formatZone,
  formatZonedDateTime,
  viewerZone,
  zoneSuffix,
} from './time';
