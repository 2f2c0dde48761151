/** The component library: props in, events out, styled from tokens only. */
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export { AlertDialog, type AlertDialogProps } from './alert-dialog/alert-dialog';
export { ConfirmButton, type ConfirmButtonProps } from './alert-dialog/confirm-button';
export { Avatar, type AvatarProps, initialsOf } from './avatar/avatar';
export { Badge, type BadgeProps } from './badge/badge';
export { type Evidence, EvidenceBadge, type EvidenceBadgeProps } from './badge/evidence-badge';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb';
export { Button, type ButtonLook, type ButtonProps, buttonClass } from './button/button';
export { Calendar, type CalendarProps, type DayLimits } from './calendar/calendar';
export { Card, type CardProps, stretchedLinkClass } from './card/card';
export { Carousel, type CarouselProps, type Slide, type SlidesPerView } from './carousel/carousel';
export type { Series, Share } from './chart/chart.model';
export { LineChart, type LineChartProps } from './chart/line-chart';
export { ShareChart, type ShareChartProps } from './chart/share-chart';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { Chip, type ChipParts, type ChipProps } from './chip/chip';
export { ChipRow, type ChipRowProps } from './chip/chip-row';
export { ChipGroup, type ChipGroupProps, type ChipOption } from './chip-group/chip-group';
export { RemovableChips, type RemovableChipsProps } from './chip-group/removable-chips';
export { classNames } from './class-names';
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxSection,
} from './combobox/combobox';
export { Container, type ContainerProps } from './container/container';
export { ConversationCard, type ConversationCardProps } from './conversation/conversation-card';
export { type Message, MessageList, type MessageListProps } from './conversation/message-list';
export { MessagePane, type MessagePaneProps } from './conversation/message-pane';
export { DatePicker, type DatePickerProps } from './date-picker/date-picker';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Drawer, type DrawerProps } from './drawer/drawer';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './error-state/error-state';
export { failureWords } from './error-state/failure.text';
export { FailurePanel, type FailurePanelProps } from './error-state/failure-panel';
export { LazyPart, type LazyPartProps } from './error-state/lazy-part';
export { StaleNotice, type StaleNoticeProps } from './error-state/stale-notice';
export { type Fee, FeeList, type FeeListProps } from './fee-list/fee-list';
export { FileField, type FileFieldProps } from './file-field/file-field';
export type { PickedFile } from './file-field/file-row';
export { type UploadedFile, useFileUpload } from './file-field/use-file-upload';
export { Form, type FormProps } from './form/form';
export type { FieldProblems, SubmitAnswer } from './form/form.model';
export { NeedsScript } from './form/needs-script';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button';
export {
  all,
  email,
  maxLength,
  minLength,
  pattern,
  required,
  type Validator,
} from './form/validators.model';
export { sameAnswers } from './form/values/same-answers';
export { FormDatePicker, type FormDatePickerProps } from './form-fields/form-date-picker';
export {
  type FieldLink,
  FormField,
  type FormFieldProps,
  useClearing,
  useFormChange,
  useFormValue,
} from './form-fields/form-field';
export {
  FormCheckbox,
  type FormCheckboxProps,
  FormNumberField,
  type FormNumberFieldProps,
  FormPasswordField,
  type FormPasswordFieldProps,
  FormPhoneField,
  type FormPhoneFieldProps,
  FormRadioGroup,
  type FormRadioGroupProps,
  FormSelect,
  type FormSelectProps,
  FormSwitch,
  type FormSwitchProps,
  FormTextArea,
  type FormTextAreaProps,
  FormTextField,
  type FormTextFieldProps,
} from './form-fields/form-fields';
export {
  FormList,
  type FormListProps,
  FormWithLists,
  type ListLink,
} from './form-fields/form-list';
export {
  FormLookup,
  type FormLookupProps,
  nothingPicked,
  type Picked,
} from './form-fields/form-lookup';
export { FormOtpField, type FormOtpFieldProps } from './form-fields/form-otp-field';
export {
  FormCombobox,
  type FormComboboxProps,
  FormMultiSelect,
  type FormMultiSelectProps,
} from './form-fields/form-pickers';
export * from './icons/icons';
export * from './illustration/illustration';
export { LeaveQuestion, type LeaveQuestionProps } from './leave-question/leave-question';
export { useLeaveGuard } from './leave-question/use-leave-guard';
export { type LinkLook, linkClass, TextLink, type TextLinkProps } from './link/link';
export { Menu, type MenuChoice, type MenuProps } from './menu/menu';
export { type MonthEntry, MonthGrid, type MonthGridProps } from './month-grid/month-grid';
export { JaaliMotif } from './motif/jaali-motif';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select';
export { Notice, type NoticeProps } from './notice/notice';
export {
  type BellNotifications,
  NotificationBell,
  type NotificationBellProps,
} from './notification-list/notification-bell';
export type {
  NotificationEntries,
  NotificationEntry,
  NotificationLink,
} from './notification-list/notification-list';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { OtpField, type OtpFieldProps } from './otp-field/otp-field';
export { type PageLink, Pagination, type PaginationProps } from './pagination/pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field';
export { Picture, type PictureProps, type PictureSource } from './picture/picture';
export { Prose, type ProseBlock, type ProseProps } from './prose/prose';
export { Quote, type QuoteProps } from './quote/quote';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { RatingLine, type RatingLineProps } from './rating-line/rating-line';
export { SearchBar, type SearchBarProps, type SearchQuestion } from './search-bar/search-bar';
export { Select, type SelectOption, type SelectProps } from './select/select';
export {
  RevealTogether,
  type RevealTogetherProps,
  useRevealHold,
} from './skeleton/reveal-together';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { type Slot, SlotGrid, type SlotGridProps, type SlotGroup } from './slot-grid/slot-grid';
export { StatCard, type StatCardProps, type StatDelta } from './stat-card/stat-card';
export { StatusPill, type StatusPillProps } from './status-pill/status-pill';
export { type Step, Stepper, type StepperProps, type StepState } from './stepper/stepper';
export {
  type ListContext,
  ListOption,
  type ListOptionProps,
} from './suggestion-list/list-option';
export { type ListKeys, useListKeys } from './suggestion-list/use-list-keys';
export { Switch, type SwitchProps } from './switch/switch';
export {
  byDayMonthYear,
  byText,
  type Compare,
  nextSorting,
  type Sorting,
  sortRows,
} from './table/sort.model';
export { type Column, Table, type TableProps } from './table/table';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { type ToastItem, ToastRegion, type ToastRegionProps } from './toast/toast';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { type Disclosure, useDisclosure } from './use-disclosure';
export {
  type AllDayEntry,
  type WeekEntry,
  WeekGrid,
  type WeekGridProps,
  type WeekShade,
} from './week-grid/week-grid';
