/** Parts shared by dashboards. Compiled into each, so that a release affects one team only. */
import * as commonText from './common/common.text';

export { AssignmentCard, type AssignmentView } from './assignments/assignment-card';
export { text as assignmentText } from './assignments/assignment-card.text';
export { CalendarRoom, type CalendarRoomProps } from './calendar/calendar.screen';
export { type CalendarConfig, mondayCalendar, sundayCalendar } from './calendar/schedule/config';
export { ClientsRoom } from './clients/clients.screen';
export {
  type ClientsWords,
  clientsText,
  patientsText,
  studentsText,
} from './clients/list/clients.text';
export { usePracticeZone } from './common/booking/booking.queries';
export { kinds as bookingKindWords } from './common/booking/booking.text';
export {
  BookingDrawer,
  type BookingPlaces,
} from './common/booking/drawer/booking-drawer.container';
export { NoteField } from './common/booking/note-field';
export { OtherTimes } from './common/booking/other-times';
export { CalendarFeed } from './common/calendar-feed/calendar-feed.container';
export { text as conversationText } from './common/conversation/conversation.text';
export { ConversationMessages } from './common/conversation/conversation-messages';
export { WriteForm } from './common/conversation/write-form';
export {
  type Dashboard,
  type DashboardRoom,
  type SearchPlaces,
  useDashboard,
} from './common/dashboard';
export { DecisionButtons } from './common/decisions/decision-buttons';
export {
  type DecisionCalls,
  DecisionCallsContext,
  type Decisions,
  useDecisions,
} from './common/decisions/decisions';
export type { Asked, Decision, Verdict } from './common/decisions/decisions.model';
export { RejectDialog } from './common/decisions/reject-dialog';
export { pageIn, searchWith } from './common/list/page.model';
export { PageLinks } from './common/list/page-links';
export { SearchBox } from './common/list/search-box';
export { MessageLanguage } from './common/message-language/message-language.container';
export { AsyncView } from './common/page/async-view';
export { DetailPage } from './common/page/detail-page';
export { HomeColumns, HomeSkeleton } from './common/page/home-columns';
export { RoomPage } from './common/page/room-page';
export { PhoneMessages } from './common/phone-messages/phone-messages.container';
export { usePracticeStats } from './common/practice-stats.queries';
export { PushNotifications } from './common/push/push.container';
export { RelativeTime, useNow } from './common/relative-time';
export {
  AppointmentsPanel,
  type AppointmentsPanelProps,
} from './common/requests/appointments/appointments-panel.container';
export type { RequestMatter } from './common/requests/requests.model';
export { RequestsCards, type RequestsCardsProps } from './common/requests/requests-cards.container';
export { RequestsTable, type RequestsTableProps } from './common/requests/requests-table.container';
export { apiErrorMessage } from './common/saving/api-error-message';
export { useDraft, useHasDraft, useUserId } from './common/saving/draft';
export { DraftForm } from './common/saving/draft-form';
export { runWithToast } from './common/saving/run-with-toast';
export { submitted } from './common/saving/submit';
export { WaitingAtLogout } from './common/waiting/waiting-at-logout';
export { dayAsked, rangeWords } from './common/week.model';
export { FirstSteps } from './first-steps/first-steps.screen';
export { DashboardFrame, type DashboardFrameProps } from './frame/dashboard-frame';
export { type DashboardDefinition, defineDashboard } from './frame/define-dashboard';
export { Conversations } from './messages/conversations.container';
export { MessagesRoom } from './messages/messages.screen';
export { type ConversationWords, text as messagesText } from './messages/messages.text';
export { PaymentsRoom } from './payments/payments.screen';
export { QuestionsRoom } from './questions/questions.screen';
export { type SettingsPart, SettingsRoom } from './settings/settings.screen';
export { PICTURES, type Upload, useUpload } from './settings/uploads/uploads';
export { GenderChart } from './stats/gender-chart.container';
export { NextVisit } from './stats/next-visit.container';
export { PerformanceChart } from './stats/performance-chart.container';
export { type Stat, StatCards } from './stats/stat-cards.container';
export { monthWords } from './stats/stats.model';
export { commonText };
