import { accordionExhibit } from '../accordion/accordion.exhibit';
import { alertDialogExhibit } from '../alert-dialog/alert-dialog.exhibit';
import { avatarExhibit } from '../avatar/avatar.exhibit';
import { badgeExhibit } from '../badge/badge.exhibit';
import { evidenceBadgeExhibit } from '../badge/evidence-badge.exhibit';
import { breadcrumbExhibit } from '../breadcrumb/breadcrumb.exhibit';
import { buttonExhibit } from '../button/button.exhibit';
import { calendarExhibit } from '../calendar/calendar.exhibit';
import { cardExhibit } from '../card/card.exhibit';
import { carouselExhibit } from '../carousel/carousel.exhibit';
import { chartExhibit } from '../chart/chart.exhibit';
import { checkboxExhibit } from '../checkbox/checkbox.exhibit';
import { chipExhibit } from '../chip/chip.exhibit';
import { chipGroupExhibit } from '../chip-group/chip-group.exhibit';
import { comboboxExhibit } from '../combobox/combobox.exhibit';
import { containerExhibit } from '../container/container.exhibit';
import { conversationExhibit } from '../conversation/conversation.exhibit';
import { datePickerExhibit } from '../date-picker/date-picker.exhibit';
import { dialogExhibit } from '../dialog/dialog.exhibit';
import { drawerExhibit } from '../drawer/drawer.exhibit';
import { emptyStateExhibit } from '../empty-state/empty-state.exhibit';
import { errorStateExhibit } from '../error-state/error-state.exhibit';
import { feeListExhibit } from '../fee-list/fee-list.exhibit';
import { fileFieldExhibit } from '../file-field/file-field.exhibit';
import { formExhibit } from '../form/form.exhibit';
import { illustrationExhibit } from '../illustration/illustration.exhibit';
import { leaveQuestionExhibit } from '../leave-question/leave-question.exhibit';
import { linkExhibit } from '../link/link.exhibit';
import { menuExhibit } from '../menu/menu.exhibit';
import { monthGridExhibit } from '../month-grid/month-grid.exhibit';
import { motifExhibit } from '../motif/motif.exhibit';
import { multiSelectExhibit } from '../multi-select/multi-select.exhibit';
import { noticeExhibit } from '../notice/notice.exhibit';
import { notificationListExhibit } from '../notification-list/notification-list.exhibit';
import { numberFieldExhibit } from '../number-field/number-field.exhibit';
import { otpFieldExhibit } from '../otp-field/otp-field.exhibit';
import { paginationExhibit } from '../pagination/pagination.exhibit';
import { passwordFieldExhibit } from '../password-field/password-field.exhibit';
import { phoneFieldExhibit } from '../phone-field/phone-field.exhibit';
import { pictureExhibit } from '../picture/picture.exhibit';
import { proseExhibit } from '../prose/prose.exhibit';
import { quoteExhibit } from '../quote/quote.exhibit';
import { radioGroupExhibit } from '../radio-group/radio-group.exhibit';
import { ratingLineExhibit } from '../rating-line/rating-line.exhibit';
import { searchBarExhibit } from '../search-bar/search-bar.exhibit';
import { selectExhibit } from '../select/select.exhibit';
import { skeletonExhibit } from '../skeleton/skeleton.exhibit';
import { slotGridExhibit } from '../slot-grid/slot-grid.exhibit';
import { statCardExhibit } from '../stat-card/stat-card.exhibit';
import { statusPillExhibit } from '../status-pill/status-pill.exhibit';
import { stepperExhibit } from '../stepper/stepper.exhibit';
import { suggestionListExhibit } from '../suggestion-list/suggestion-list.exhibit';
import { switchExhibit } from '../switch/switch.exhibit';
import { tableExhibit } from '../table/table.exhibit';
import { tabsExhibit } from '../tabs/tabs.exhibit';
import { textAreaExhibit } from '../text-area/text-area.exhibit';
import { textFieldExhibit } from '../text-field/text-field.exhibit';
import { toastExhibit } from '../toast/toast.exhibit';
import { tokensExhibit } from '../tokens/tokens.exhibit';
import { tooltipExhibit } from '../tooltip/tooltip.exhibit';
import { weekGridExhibit } from '../week-grid/week-grid.exhibit';
import type { Exhibit } from './exhibit';

/** All exhibits, by name. */
export const exhibits: readonly Exhibit[] = [
  // One line each, in alphabetical order.
  accordionExhibit,
  alertDialogExhibit,
  avatarExhibit,
  badgeExhibit,
  breadcrumbExhibit,
  buttonExhibit,
  calendarExhibit,
  cardExhibit,
  carouselExhibit,
  chartExhibit,
  checkboxExhibit,
  chipExhibit,
  chipGroupExhibit,
  comboboxExhibit,
  containerExhibit,
  conversationExhibit,
  datePickerExhibit,
  dialogExhibit,
  drawerExhibit,
  emptyStateExhibit,
  errorStateExhibit,
  evidenceBadgeExhibit,
  feeListExhibit,
  fileFieldExhibit,
  formExhibit,
  leaveQuestionExhibit,
  linkExhibit,
  illustrationExhibit,
  menuExhibit,
  monthGridExhibit,
  motifExhibit,
  multiSelectExhibit,
  noticeExhibit,
  notificationListExhibit,
  numberFieldExhibit,
  otpFieldExhibit,
  paginationExhibit,
  passwordFieldExhibit,
  phoneFieldExhibit,
  pictureExhibit,
  proseExhibit,
  quoteExhibit,
  radioGroupExhibit,
  ratingLineExhibit,
  searchBarExhibit,
  selectExhibit,
  skeletonExhibit,
  slotGridExhibit,
  statCardExhibit,
  statusPillExhibit,
  stepperExhibit,
  suggestionListExhibit,
  switchExhibit,
  tableExhibit,
  tabsExhibit,
  textAreaExhibit,
  textFieldExhibit,
  toastExhibit,
  tokensExhibit,
  tooltipExhibit,
  weekGridExhibit,
];
