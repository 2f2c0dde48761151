// Made of the definitions by `node scripts/contract.mjs --keep`.

/** A person as the API knows them. `vendorType`, `vendorId` are null for an ordinary user. */
export interface Account {
  _id: string;
  fullName: string;
  email: string;
  role: Role;
  /** Id of a user type */
  vendorType: string | null;
  vendorId: string | null;
  vendorDetails: { fullName: string; phoneNumber: string } | null;
  listing: ListingState | null;
}

/** A topic that an operator has added to a profession. */
export interface AddedTopic {
  topicId: string;
  topic: SearchTopic;
}

/** A place of somebody's. At most one is the default. */
export interface Address {
  _id: string;
  /** What the person calls it: "Home". */
  label: string;
  name: string;
  line: string;
  city: string;
  pin: string;
  mobile: string;
  isDefault: boolean;
}

/** An address to store. `isDefault` takes the default from the address that had it. */
export interface AddressOrder {
  label: string;
  name: string;
  line: string;
  city: string;
  pin: string;
  mobile: string;
  isDefault: boolean;
}

/** Names an account by its email address. */
export interface Addressed {
  email: string;
}

/** A public question and its answer. */
export interface AnsweredQuestion {
  _id: string;
  question: string;
  time: string;
  /** Null while nobody has answered */
  answer: string | null;
  answeredBy: { _id: string; vendorName: string; profession: string } | null;
  /** What others have answered, the first one first. */
  others: PublicAnswer[];
}

/** `routedTo`: how many professionals are asked. */
export interface AppointmentRequestAnswer {
  reference: string;
  /** How many professionals are asked */
  routedTo: number;
}

/** The appointment form beside a listing, and what it stood beside. */
export interface AppointmentRequestOrder {
  name: string;
  phone: string;
  city: string;
  /** It was asked beside */
  profession?: string;
  /** Slug of a sub-category of the profession */
  spec?: string;
}

/** A published article with its whole text. */
export interface Article {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  published: string;
  /** It takes to read */
  minutes: number;
  picture: Picture | null;
  body: Block[];
}

/** Something a teacher has set one student to do. */
export interface Assignment {
  _id: string;
  title: string;
  text: string;
  /** `yyyy-MM-dd` */
  dueOn: string;
  maxMarks: number;
  student: { clientId: string; name: string; img: string };
  teacher: { vendorId: string; name: string };
  state: AssignmentState;
  isOverdue: boolean;
  submission: { text: string | null; file: HandedFile | null; at: string } | null;
  grade: { marks: number; remark: string | null; at: string } | null;
}

/** One assignment for each of the students, at most `limits.assignmentStudents`. */
export interface AssignmentOrder {
  title: string;
  text: string;
  dueOn: string;
  maxMarks: number;
  clientIds: string[];
}

/** Where an assignment stands with one student. */
export type AssignmentState = 'set' | 'submitted' | 'graded';

/** One page of the audit log, newest entry first. */
export interface AuditAnswer {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  entries: AuditEntry[];
}

/** What an operator did. Written with it, and never changed. */
export interface AuditEntry {
  _id: string;
  time: string;
  /** The operator's name. */
  by: string;
  /** A decision, or what was changed of the site: `post-published`. */
  action: string;
  /** A queue, or what of the site it was. */
  subject: string;
  subjectId: string;
  title: string;
  reason: string | null;
}

/** Lengths in minutes, multiples of `limits.slotCellMinutes`. */
export interface Availability {
  timeZone: string;
  hours: WeekdayHours[];
  lunch: { from: string; to: string } | null;
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  horizonDays: number;
}

/** One slide of the home page's banner. */
export interface BannerSlide {
  _id: string;
  title: string;
  text: string;
  /** What its Subscribe Now button subscribes to. */
  topic: string;
  profession: string;
  picture: Picture;
}

/** A piece of an article; there is no markup in its text */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string; level?: 3; runs?: TextRun[] }
  | { kind: 'list'; items: string[]; isOrdered?: true; start?: number; itemRuns?: TextRun[][] }
  | { kind: 'picture'; picture: Picture };

/** One start time of a professional, free or taken. */
export interface BookableSlot {
  /** ISO instant. */
  start: string;
  /** On a clock of 24 hours in the answer's zone: `14:30`. */
  time: string;
  /** Why it cannot be chosen; null when it can. */
  taken: 'closed' | 'lunch' | 'past' | 'booked' | null;
}

/** The professional of a booking, as far as a client needs. */
export interface BookedVendor {
  _id: string;
  vendorName: string;
  title: string;
  img: string;
  profession: string;
  address: string;
  locality: { name: string; city: string; lat: number; lng: number };
}

/** A booking as its client sees it. */
export interface Booking {
  _id: string;
  /** What to name when asking after it: `NK-B-000123`. */
  reference: string;
  vendor: BookedVendor;
  client: { name: string; phone: string; city: string; email: string | null };
  kind: BookingKind;
  status: BookingStatus;
  start: string;
  end: string;
  /** IANA zone of the professional. */
  timeZone: string;
  service: string | null;
  reason: string | null;
  address: { line: string; city: string; pin: string } | null;
  fee: Money | null;
  payment: BookingPayment;
  policy: BookingPolicy;
  /** What the reader may do now. */
  may: { cancel: boolean; move: boolean; review: boolean; rebook: boolean };
  /** Why the professional declined or cancelled, or the client cancelled. */
  cause: string | null;
  /** When an unanswered request ends by itself; null otherwise. */
  answerBy: string | null;
  /** Where it is held by video: of a confirmed booking that is not over; null otherwise. */
  joinUrl: string | null;
  series: { _id: string; position: number; of: number } | null;
  review: { _id: string; stars: number } | null;
  history: BookingEvent[];
  createdAt: string;
}

/** One change of a booking, oldest first. */
export interface BookingEvent {
  at: string;
  from: BookingStatus | null;
  to: BookingStatus;
  by: 'client' | 'vendor' | 'operator' | 'system';
  note: string | null;
  /** The start from then on. */
  start: string;
}

/** What somebody is booked for; which a profession offers is in `bookingKinds`. */
export type BookingKind = 'appointment' | 'consultation' | 'trial' | 'lesson' | 'hire';

/**
 * What making a booking answers. `key`: lets a guest see and change it, sent as `Booking-Key`;
 * null for somebody who is signed in. `payment`: what is to be paid before it counts.
 */
export interface BookingMade {
  booking: Booking;
  key: string | null;
  payment: PaymentToMake | null;
}

/** Makes a booking of a hold. `otp`: for a guest who gave an e-mail, what was sent there. */
export interface BookingOrder {
  holdId: string;
  /** Who comes; left out: the person who is signed in. */
  client?: { name: string; phone: string; city: string; email?: string };
  otp?: string;
  /** What it is about, for the professional. */
  reason?: string;
  /** Needed for a hire. */
  address?: PostalAddress;
  /** Of a business that the invoice is for. */
  gstin?: string;
  /** As registered; with `gstin` and `businessAddress`. */
  businessName?: string;
  /** As registered; with `gstin` and `businessName`. */
  businessAddress?: string;
  payingBy: PayingBy;
  /** So many weekly lessons altogether, this one included. */
  weeks?: number;
  /** Of those, instants that are left out because they are taken. */
  skip?: string[];
}

/** Where the money of a booking is. */
export interface BookingPayment {
  payingBy: PayingBy;
  state:
    | 'none'
    | 'due'
    | 'waiting'
    | 'paid'
    | 'refunding'
    | 'refunded'
    | 'part-refunded'
    | 'failed';
  amount: Money | null;
  refunded: Money | null;
  /** Of the payment to be made or made; null for other ways of paying. */
  paymentId: string | null;
}

/** Until how many hours before the start a client may do what. */
export interface BookingPolicy {
  cancelHours: number;
  moveHours: number;
}

/**
 * Where a booking stands. `held` is a time kept for somebody who is still deciding; `requested`
 * waits for the professional. Both, and `confirmed`, occupy their time.
 */
export type BookingStatus =
  | 'held'
  | 'requested'
  | 'confirmed'
  | 'completed'
  | 'cancelled-by-client'
  | 'cancelled-by-vendor'
  | 'declined'
  | 'expired'
  | 'no-show';

/** One part of the client's bookings. */
export interface BookingsAnswer {
  bookings: Booking[];
  total: number;
  /** Cursor of what comes after; null at the end. */
  next: string | null;
}

/** A time at which a connected calendar has something; what, is not kept. */
export interface BusyTime {
  start: string;
  end: string;
}

/**
 * Why a calendar elsewhere could not be read. `gone`: the server says that there is none;
 * `address-lost`: the address cannot be decrypted here any more.
 */
export type CalendarFailure =
  | 'unreachable'
  | 'refused'
  | 'gone'
  | 'not-public'
  | 'not-a-calendar'
  | 'too-large'
  | 'too-complex'
  | 'address-lost';

/** A secret address at which a calendar is read. */
export interface CalendarFeed {
  _id: string;
  /** `mine`: bookings as a client; `practice`: those of the caller’s practice */
  scope: 'mine' | 'practice';
  /** Of a practice: entries name the client, and the address of a visit to them */
  namesClients: boolean;
  /** To subscribe to in a calendar program. Whoever has it reads the calendar. */
  address: string;
  createdAt: string;
  /** When it was last read, to the hour. */
  readAt: string | null;
}

/** A calendar to subscribe to. Without `namesClients` it names nobody. */
export interface CalendarFeedOrder {
  /** `mine`: bookings as a client; `practice`: those of the caller’s practice */
  scope: 'mine' | 'practice';
  /** Of a practice: entries name the client, and the address of a visit to them */
  namesClients?: boolean;
}

/** A campaign as a card shows it. */
export interface Campaign {
  _id: string;
  slug: string;
  kind: 'cause' | 'startup';
  title: string;
  category: string;
  description: string;
  raised: Money;
  goal: Money;
  donors: number;
  /** Whole days left; 0 on the last day and after */
  days: number;
  organiser: string;
  picture: Picture | null;
}

/** A campaign with its whole text and its organiser's updates. */
export interface CampaignDetails {
  _id: string;
  slug: string;
  kind: 'cause' | 'startup';
  title: string;
  category: string;
  description: string;
  raised: Money;
  goal: Money;
  donors: number;
  /** Whole days left; 0 on the last day and after */
  days: number;
  organiser: string;
  picture: Picture | null;
  /** `stopped`: it takes nothing any more, and what it had is given back. */
  state: 'running' | 'ended' | 'stopped';
  /** Why it takes nothing any more */
  stopReason: string | null;
  body: Block[];
  updates: { time: string; text: string }[];
}

/** A campaign as its organiser writes it; what is missing is empty. */
export interface CampaignDraft {
  kind: CampaignKind;
  title: string;
  category: string;
  description: string;
  /** Markdown. */
  body: string;
  /** Whole rupees */
  goal: number | null;
  /** Last day, `yyyy-MM-dd` in India; empty while there is none. */
  endsOn: string;
  /** A file of one's own. */
  pictureId: string | null;
}

/** `cause` asks for donations, `startup` looks for investors. */
export type CampaignKind = 'cause' | 'startup';

/** Visits that tried a version while the canary ran, and of how many something went wrong. */
export interface CanaryArm {
  visits: number;
  troubled: number;
}

/** How one part of the canary that runs compares with what everybody else runs. */
export interface CanaryPart {
  part: string;
  version: string;
  liveVersion: string;
  canary: CanaryArm;
  live: CanaryArm;
  verdict: 'go-on' | 'healthy' | 'take-back';
}

/** `scope`: this one lesson of a series, or it and those after it. */
export interface CancelOrder {
  reason?: string;
  scope?: 'this' | 'following';
}

/** Accepting a case request makes a case of it. */
export interface CaseAccepted {
  bookingId: string;
  caseId: string;
}

/** The kind of case an advocate is asked about. */
export type CaseCategory = 'Family' | 'Divorce' | 'Criminal' | 'Civil' | 'Property' | 'Business';

/** Metadata of a file of a legal case. `type` is its media type, `bytes` its size. */
export interface CaseDocument {
  _id: string;
  /** Fetched from `fileAddress`. */
  fileId: string;
  name: string;
  type: string;
  bytes: number;
  addedAt: string;
}

/** Names of facts; their words are the desk's. */
export type CaseFact =
  | 'number'
  | 'kind'
  | 'office'
  | 'department'
  | 'professional'
  | 'profession'
  | 'email'
  | 'phone'
  | 'goal'
  | 'raised'
  | 'ends'
  | 'stars'
  | 'reports'
  | 'status'
  | 'level'
  | 'amount';

/** Fields of a legal case to open or to change. */
export interface CaseOrder {
  title: string;
  category: CaseCategory;
  clientId: string;
  opponent?: string | null;
  court?: string | null;
  stage?: string | null;
  outcome?: CaseOutcome | null;
  note?: string | null;
}

/** How a case ended; null while it goes on. */
export type CaseOutcome = 'won' | 'lost' | 'settled' | 'withdrawn';

/** Something that was said: as it was sent, as others read it, and what was answered. */
export interface CaseText {
  kind: 'sent' | 'published' | 'reply' | 'report' | 'contest';
  by: string | null;
  text: string;
  time: string;
}

/** One page of the advocate's legal cases. */
export interface CasesAnswer {
  cases: LegalCase[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** Search, filter, order and page of a list of legal cases. */
export interface CasesQuery {
  q?: string;
  /** `open` or how it ended. */
  outcome?: 'won' | 'lost' | 'settled' | 'withdrawn' | 'open';
  sort?: CasesSort;
  direction?: Direction;
  page?: number;
}

/** Column that orders a list of legal cases. */
export type CasesSort = 'number' | 'title' | 'client' | 'stage' | 'next' | 'opened';

/** A node of the category tree. `parent` is null for a top-level category. */
export interface Category {
  _id: string;
  categoryName: string;
  backgroundColor: string;
  parent: string | null;
  /** Position among its siblings, ascending. */
  order: number;
  /** Live vendors in the category, its sub-categories included. */
  count: number;
  /** Slug of the name, unique among siblings: `dentist`, `govt-officer`. */
  slug: string;
  /** Path of the picture, URL-encoded; null where none is drawn. */
  image: string | null;
  /**
   * The same subject as a scene in modern formats, without a ground; null where none is drawn.
   */
  picture: Picture | null;
  /** Slug of the profession that serves this category: `doctor`, `ca`. */
  profession: string;
}

/** Days are `yyyy-MM-dd`; empty while nothing is typed. */
export interface CertificateDraft {
  /** A UUID the browser makes: storing it again replaces it. */
  id: string;
  subject: string;
  certificate: string;
  /** The registration or membership number; professions that have one. */
  number: string;
  description: string;
  issuedBy: string;
  from: string;
  to: string;
  file: { _id: string; name: string; type: string; bytes: number } | null;
}

/**
 * How a payment is made: on a page of the provider; by a transfer over UPI, which an operator
 * confirms; `refused`: the provider does not take it; `closed`: what it is for cannot be had any
 * more.
 */
export type CheckoutStep =
  | { kind: 'redirect'; url: string }
  | {
      kind: 'upi';
      /** Opens an app: `upi://pay?…` by the specification of NPCI. */
      link: string;
      /** Virtual payment address, `name@bank`. */
      payee: string;
      name: string;
      reference: string;
      qr: QrCode;
    }
  | { kind: 'refused' }
  | { kind: 'closed' };

/** What operators check of a verified page before it is shown. */
export type ClaimKind = 'title' | 'qualification';

/** A client as the professional keeps them. */
export interface Client {
  _id: string;
  /** Counted per professional: `P-000123`. */
  number: string;
  name: string;
  phone: string | null;
  email: string | null;
  img: string;
  gender: Gender | null;
  /** `yyyy-MM-dd` */
  born: string | null;
  heightCm: number | null;
  weightKg: number | null;
  /** What they come for: a disease, a subject, a kind of case. */
  concern: string | null;
  status: ClientStatus;
  note: string | null;
  /** `yyyy-MM-dd` */
  registeredOn: string;
  /** Instant of the last visit that took place, and of the next that is confirmed. */
  lastVisit: string | null;
  nextVisit: string | null;
  /** Visits that took place. */
  visits: number;
  /** Of lessons paid for in advance: how many were bought, and how many are left. */
  lessonsBought: number;
  lessonsLeft: number;
  isArchived: boolean;
  /** Can be written to here. */
  hasAccount: boolean;
}

/** Books a client of one's own; it is confirmed at once and paid at the visit. */
export interface ClientBookingOrder {
  /** Of the professional's record; else the name and telephone number of somebody new. */
  clientId?: string;
  client?: { name: string; phone: string };
  kind: BookingKind;
  start: string;
  service?: string;
  hours?: number;
  about?: string;
}

/** A client of the practice with their latest bookings. */
export interface ClientDetails {
  _id: string;
  /** Counted per professional: `P-000123`. */
  number: string;
  name: string;
  phone: string | null;
  email: string | null;
  img: string;
  gender: Gender | null;
  /** `yyyy-MM-dd` */
  born: string | null;
  heightCm: number | null;
  weightKg: number | null;
  /** What they come for: a disease, a subject, a kind of case. */
  concern: string | null;
  status: ClientStatus;
  note: string | null;
  /** `yyyy-MM-dd` */
  registeredOn: string;
  /** Instant of the last visit that took place, and of the next that is confirmed. */
  lastVisit: string | null;
  nextVisit: string | null;
  /** Visits that took place. */
  visits: number;
  /** Of lessons paid for in advance: how many were bought, and how many are left. */
  lessonsBought: number;
  lessonsLeft: number;
  isArchived: boolean;
  /** Can be written to here. */
  hasAccount: boolean;
  /** The latest first, as many as `limits.clientBookings`. */
  bookings: PracticeBooking[];
}

/** A failure seen in somebody's browser. */
export interface ClientErrorReport {
  code: string;
  message: string;
  path: string;
  remote?: string;
  version?: string;
  release?: string;
  /** A frame a line, as pathnames of released files; the rest is dropped. */
  stack?: string;
}

/** A failure that a page reported. */
export interface ClientErrorSeen {
  _id: string;
  time: string;
  code: string;
  message: string;
  path: string;
  remote: string | null;
  version: string | null;
  /** Composition of the page. */
  release: string | null;
  hasStack: boolean;
}

/** An invitation that links a client to an account; its link works until `until`. */
export interface ClientInvitation {
  clientId: string;
  email: string;
  /** Instants. */
  sentAt: string;
  until: string;
}

/** The address or number that the professional's record has; one of the two. */
export interface ClientLinkOrder {
  vendorId: string;
  email?: string;
  phone?: string;
}

/** Somebody who says that a record of the professional's is theirs. */
export interface ClientLinkRequest {
  _id: string;
  /** Of their account; they chose it themselves. */
  name: string;
  email: string | null;
  phone: string | null;
  /** Instant. */
  time: string;
  /** Records with that address or number. */
  records: { _id: string; number: string; name: string }[];
}

/** What is left out stays, or is empty of a new client. */
export interface ClientOrder {
  name: string;
  phone?: string | null;
  email?: string | null;
  gender?: Gender | null;
  born?: string | null;
  heightCm?: number | null;
  weightKg?: number | null;
  concern?: string | null;
  status?: ClientStatus;
  note?: string | null;
}

/** How the client was, by the professional; neither sees the other's before both are out. */
export interface ClientReviewOrder {
  stars: number;
  text: string;
}

/**
 * Where a professional stands with a client: "In-Treatment", "Recovered" in a doctor's words.
 */
export type ClientStatus = 'active' | 'done' | 'paused';

/** One page of the practice's clients. */
export interface ClientsAnswer {
  clients: Client[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** `q` is looked for in names and numbers. */
export interface ClientsQuery {
  q?: string;
  status?: ClientStatus;
  isArchived?: boolean;
  sort?: ClientsSort;
  direction?: Direction;
  page?: number;
}

/** Column that orders a list of clients. */
export type ClientsSort = 'number' | 'name' | 'date' | 'gender' | 'concern' | 'status';

/** `09:30` to `13:00`, by the clocks of the professional's zone. */
export interface ClockSpan {
  from: string;
  to: string;
}

/** `retryAfter`: whole seconds until another code can be asked for. */
export interface CodeSent {
  message: string;
  /** Seconds */
  retryAfter: number;
}

/** A complaint as everybody may read it: redacted text only. */
export interface Complaint {
  _id: string;
  /** What the complainant was given: `NK-C-000123`. */
  number: string;
  /** As chips say it: `Service-related`; lists are narrowed by its slug. */
  kind: string;
  recipient: ComplaintRecipient | null;
  text: string;
  time: string;
  status: ComplaintStatus;
  /** 1: the desk, 2: the head of the office, 3: Nukkad's own people. */
  level: number;
  /** How many others said "me too". */
  alike: number;
  answer: { time: string; text: string } | null;
}

/** A complaint as it is followed. `text` is null until it is published. */
export interface ComplaintDetails {
  _id: string;
  /** What the complainant was given: `NK-C-000123`. */
  number: string;
  /** As chips say it: `Service-related`; lists are narrowed by its slug. */
  kind: string;
  recipient: ComplaintRecipient | null;
  text: string | null;
  time: string;
  status: ComplaintStatus;
  /** 1: the desk, 2: the head of the office, 3: Nukkad's own people. */
  level: number;
  /** How many others said "me too". */
  alike: number;
  answer: { time: string; text: string } | null;
  /** By when the next step has to be taken; null where nobody is waited for. */
  dueAt: string | null;
  isMine: boolean;
  /** What its complainant sent; null for everybody else. */
  sent: { text: string; isAnonymous: boolean; files: HandedFile[] } | null;
  events: ComplaintEvent[];
}

/** What happened to a complaint. `text`: a reason or an answer, for whom it is meant. */
export interface ComplaintEvent {
  kind:
    | 'received'
    | 'published'
    | 'rejected'
    | 'in-progress'
    | 'escalated'
    | 'answered'
    | 'closed'
    | 'taken-down';
  time: string;
  /** Which it came to; of `escalated` only. */
  level: number | null;
  text: string | null;
  /**
   * Of `escalated`: its complainant says that the answer does not settle it; else the answer was
   * late.
   */
  isContested?: boolean;
}

/** `key`: lets somebody without an account come back to it. Null for everybody else. */
export interface ComplaintMade {
  number: string;
  key: string | null;
}

/** A complaint about an officer, or about a department of an office. */
export interface ComplaintOrder {
  /** Slug of a sub-category of officers */
  kind: string;
  /** One of both. */
  officerId?: string;
  office?: { office: string; department: string };
  text: string;
  /** Nobody but operators learns who it was. */
  isAnonymous: boolean;
  /** Files sent before with `uploadFile`. */
  fileIds?: string[];
  /** Of whoever has no account: where news go. */
  from?: { name: string; email: string };
}

/** Whom a complaint is about: an officer, or a department of a government office. */
export type ComplaintRecipient =
  | { kind: 'officer'; officerId: string; name: string; about: string }
  | { kind: 'office'; office: string; department: string; name: string; about: string };

/**
 * How a complaint stands. Before somebody has read it, it is `received` and not published; it
 * can be published and still `received`, which is what the office has not looked at.
 */
export type ComplaintStatus = 'received' | 'in-progress' | 'answered' | 'closed' | 'rejected';

/** Whether somebody says "me too", and how many others do. */
export interface ComplaintSupport {
  alike: number;
  isMine: boolean;
}

/** One page of published complaints. */
export interface ComplaintsAnswer {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  complaints: Complaint[];
}

/** A calendar elsewhere whose busy times cannot be booked here. */
export interface ConnectedCalendar {
  _id: string;
  /** Of its address: `calendar.google.com`. */
  host: string;
  /** Four characters of its address, to tell it by. */
  ending: string;
  createdAt: string;
  /** When it was last read. */
  readAt: string | null;
  /** Times that cannot be booked because of it. */
  busyTimes: number;
  /** Events whose times could not be read. */
  skippedEvents: number;
  /** Of the last attempt; null when it succeeded. */
  failure: CalendarFailure | null;
  failingSince: string | null;
  /** While it fails: until when the times of its last reading stay. */
  keptUntil: string | null;
  /** Null: it is not read any more, unless it is asked for. */
  nextReadAt: string | null;
}

/** A calendar in iCalendar format (ICS) that is kept elsewhere. */
export interface ConnectedCalendarOrder {
  /** Secret: whoever has it reads the calendar. It is never sent back. */
  address: string;
}

/** Calendars that a practice has connected. */
export interface ConnectedCalendars {
  /** False where this installation reads no calendars. */
  isOffered: boolean;
  calendars: ConnectedCalendar[];
}

/** A telephone number somebody asked to see. */
export interface ContactReveal {
  phone: string;
}

/** A document an operator looks at. */
export interface Credential {
  _id: string;
  kind: CredentialKind;
  /** "Mathematics, Advanced", "BSc, BITS" */
  title: string;
  number: string | null;
  issuedBy: string;
  /** Days; `to` is null for what does not end. */
  from: string;
  to: string | null;
  file: HandedFile | null;
  state: 'waiting' | 'approved' | 'rejected';
  /** Why it was rejected. */
  reason: string | null;
  decidedAt: string | null;
}

/** An operator's decision on a certificate or an education. */
export interface CredentialDecision {
  state: 'approved' | 'rejected';
  /** Needed to reject. */
  reason?: string;
}

/** A certificate (step 3 of the onboarding) or an education (step 4). */
export type CredentialKind = 'certificate' | 'education';

/**
 * A document that is handed in alone, before listing or after; its `id` is made by the sender.
 */
export type CredentialOrder =
  | {
      /** A UUID the browser makes: storing it again replaces it. */
      id: string;
      subject: string;
      certificate: string;
      /** The registration or membership number; professions that have one. */
      number: string;
      description: string;
      issuedBy: string;
      from: string;
      to: string;
      file: { _id: string; name: string; type: string; bytes: number } | null;
      kind: 'certificate';
    }
  | {
      id: string;
      institution: string;
      qualification: string;
      specializations: string[];
      from: string;
      to: string;
      file: { _id: string; name: string; type: string; bytes: number } | null;
      kind: 'education';
    };

/** Lessons somebody has paid for and not had yet, with one professional. */
export interface Credits {
  vendor: BookedVendor;
  lessons: number;
  minutes: number;
  /** Paid for lessons not had yet: what a refund would be. */
  worth: Money;
}

/** A hearing as the weekly panel shows it. */
export interface DatedHearing {
  _id: string;
  caseId: string;
  at: string;
  court: string | null;
  /** What came of it, or is to be done. */
  note: string | null;
  title: string;
  category: CaseCategory;
  client: { name: string; img: string };
  opponent: string | null;
  /** The one before this. */
  lastHearing: string | null;
}

/** One weekday, Monday is 1; its times count while it is on. */
export interface DayDraft {
  weekday: number;
  isOn: boolean;
  /** `09:00` */
  from: string;
  to: string;
}

/**
 * A day that is not as its weekday: closed, all day where no hours are said, or open as well.
 */
export interface DayExceptionOrder {
  date: string;
  kind: 'closed' | 'open';
  hours: { from: string; to: string } | null;
  note: string | null;
}

/** Part of the day by which start times are grouped. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** What operators can do to a case. Each is told to whom it concerns. */
export type Decision =
  | 'publish'
  | 'reject'
  | 'stop'
  | 'keep'
  | 'take-down'
  | 'answer'
  | 'close'
  | 'reopen'
  | 'grant'
  | 'revoke'
  | 'approve'
  | 'confirm';

/** Each is decided by itself: what fails does not hold up the others. */
export interface DecisionAnswer {
  settled: string[];
  failed: { _id: string; code: ProblemCode; message: string }[];
}

/** `needs`: what has to come with it. `text` is what others will read, `reason` why. */
export interface DecisionOffer {
  decision: Decision;
  needs: ('text' | 'reason')[];
}

/** One decision about one or many. */
export interface DecisionOrder {
  ids: string[];
  decision: Decision;
  reason?: string;
  text?: string;
}

/** What deleting the account would come to now, one amount for each currency. */
export interface DeletionTerms {
  /** Bookings to come that would be cancelled. */
  cancelled: number;
  /** Goes back to the person: bookings cancelled in time, lessons not had. */
  refund: Money[];
  /** Stays with professionals: it is too late to cancel without cost. */
  kept: Money[];
}

/** A department; without `_id` a new one. */
export interface DepartmentText {
  _id?: string;
  name: string;
  about: string;
  address: string;
  phone: string;
}

/** The content of a department's page, as its officers write it. */
export interface DeskOrder {
  about: string;
  address: string;
  phone: string;
  workingHours: WeekdayHours[];
  services: {
    name: string;
    days: number;
    fee: { amount: number; currency: 'INR' | 'USD' } | null;
  }[];
  documents: string[];
}

/** Step 1 of the onboarding, as typed. */
export interface DetailsDraft {
  title: string;
  gender: string;
  /** With their country code, `+91…`. */
  mobileNumber: string[];
  whatsAppNumber: string;
  isWhatsAppSame: boolean;
  landlineNumber: string;
  city: string;
  location: string;
  /** What somebody works in: a teacher's subjects, a doctor's specialities. */
  subject: string[];
  /** Teachers only. */
  syllabusTaught: string[];
}

/** Ascending or descending. */
export type Direction = 'asc' | 'desc';

/** A donation, for whoever gave it; its receipt, as soon as it is paid. */
export interface Donation {
  _id: string;
  number: string;
  campaign: { slug: string; title: string; organiser: string };
  amount: Money;
  name: string;
  email: string;
  message: string | null;
  isAnonymous: boolean;
  state: DonationState;
  time: string;
  paidAt: string | null;
  /** Why it was given back; null while it was not. */
  refundReason: string | null;
  isTest: boolean;
  /** Null where nothing is to be paid any more. */
  payment: PaymentToMake | null;
}

/** A donation that has just begun. */
export interface DonationMade {
  donation: Donation;
  /** By which a guest comes back to it */
  key: string | null;
}

/**
 * What somebody gives to a campaign. A guest says who they are; who has an account need not.
 */
export interface DonationOrder {
  /** Hundredths of the campaign's currency. */
  amount: number;
  name?: string;
  email?: string;
  /** A word for the organiser. */
  message?: string;
  /** The organiser is not told who it was. */
  isAnonymous: boolean;
}

/** Where the money is: `refunding` is on its way back, `refunded` has arrived. */
export type DonationState = 'waiting' | 'failed' | 'paid' | 'refunding' | 'refunded';

/** An onboarding draft to store. An older `revision` is refused with `draft-changed`. */
export interface DraftOrder {
  /** The one the draft was begun from. */
  revision: number;
  draft: OnboardingDraft;
}

/** One movement of money, the latest first. */
export interface EarningEntry {
  _id: string;
  at: string;
  kind: EarningKind;
  /** Positive towards the professional. */
  amount: Money;
  /** Who paid; null of a payout. */
  name: string | null;
  bookingId: string | null;
  /** `NK-B-000123`, or the number of a package or payout. */
  reference: string;
  /** Has an invoice to print. */
  hasInvoice: boolean;
  /** A refund of what has an invoice. */
  hasCreditNote: boolean;
}

/**
 * `paid` by somebody, online or at the visit; `earned`: what was paid online is the
 * professional's, as the visit is over; `refunded` to who paid; `paid-out` to the professional;
 * `payout-returned`: their bank did not take it.
 */
export type EarningKind = 'earned' | 'paid' | 'refunded' | 'paid-out' | 'payout-returned';

/** `balance` is what a payout would pay; of each currency one. */
export interface Earnings {
  balance: Money[];
  /** Of bookings to come, or of lessons not had yet: not the professional's yet. */
  held: Money[];
  /** Paid out in the last thirty days. */
  paidOut: Money[];
  entries: EarningEntry[];
  next: string | null;
}

/** What can be chosen while writing. */
export interface EditorialChoices {
  /** Of articles. */
  pictures: NamedPicture[];
  /** Of the banner. */
  scenes: NamedPicture[];
  /** Of articles until now. */
  topics: string[];
  /** What letters can be asked for. */
  letters: string[];
  professions: { slug: string; name: string }[];
}

/** An education of step 4, as typed. Days are `yyyy-MM-dd`; empty while nothing is typed. */
export interface EducationDraft {
  id: string;
  institution: string;
  qualification: string;
  specializations: string[];
  from: string;
  to: string;
  file: { _id: string; name: string; type: string; bytes: number } | null;
}

/** The code that confirms a new email address. */
export interface EmailConfirmation {
  /** The four digits, joined */
  otp: string;
}

/** Something that was done for somebody, told with consent. */
export interface Engagement {
  _id: string;
  img: string;
  name: string;
  service: string;
  about: string;
  date: string;
  stars: number;
  rating: number;
  vendor: { _id: string; profession: string };
  /** True where the people in it are invented. */
  isSample: boolean;
}

/** A part threw after it had been drawn. */
export interface ErrorFact {
  kind: 'error';
  part: string;
  version: string;
  message: string;
}

/** The stack of a client error, across parts. */
export interface ErrorTrace {
  frames: TraceFrame[];
  /**
   * The first frame in code of a remote, past shell and shared code; null where no remote is in
   * it.
   */
  blamed: number | null;
}

/** Options in the order to show them; those without anybody stay, with a count of 0. */
export interface Facet {
  name: FacetName;
  options: FacetOption[];
}

/**
 * What a list can be narrowed by. Each is also the name of the parameter that narrows it, in the
 * API and in the browser's address; values of one facet are joined by commas and mean "any of".
 */
export type FacetName =
  | 'gender'
  | 'lang'
  | 'fee'
  | 'exp'
  | 'rating'
  | 'level'
  | 'court'
  | 'avail'
  | 'city'
  | 'state';

/** One option of a facet. */
export interface FacetOption {
  /** What stands in the address: `female`, `500-1000`, `kannada`, `now`. */
  value: string;
  label: string;
  /** How many the list would hold with this option instead of the facet's others. */
  count: number;
  /** False: counted on a sample, and scaled. */
  isExact: boolean;
  isSelected: boolean;
}

/** A job that has failed. What it is about is not told: it may name people. */
export interface FailedJob {
  _id: string;
  kind: string;
  state: 'failing' | 'dead';
  attempts: number;
  created: string;
  /** When it is tried again; null for a dead one. */
  nextAttempt: string | null;
  /** The kind of failure and the place in the code. */
  failure: string;
}

/** A screen could not be shown; `phase` says how far it came. */
export interface FailureFact {
  kind: 'failure';
  part: string;
  version: string;
  screen: string;
  phase: LoadPhase;
  /** `MF-LOAD`, `MF-CHUNK`, … as the person saw it. */
  code: string;
  message: string;
  /** What the page did about it by itself; `none` where the person saw the card. */
  recovered: 'retry' | 'origin' | 'previous' | 'none';
}

/**
 * Asked for by key: `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`),
 * which has its profession's where it has none of its own.
 */
export interface Faq {
  _id: string;
  question: string;
  answer: string;
}

/** The questions of one key, at a glance. */
export interface FaqKey {
  key: string;
  questions: number;
}

/** All questions of one key; they replace the current ones. */
export interface FaqOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  faqs: FaqText[];
}

/** The questions of one key in their order. */
export interface FaqSheet {
  key: string;
  revision: number;
  faqs: FaqText[];
}

/** A question; without `_id` a new one. */
export interface FaqText {
  _id?: string;
  question: string;
  answer: string;
}

/** A professional somebody likes. `list`: the name of the person's own list it is on. */
export interface Favourite {
  vendor: Vendor;
  list: string | null;
  since: string;
}

/** The account's favourites. */
export interface FavouritesAnswer {
  favourites: Favourite[];
  /** Names of lists, in order of the alphabet. */
  lists: string[];
}

/**
 * A number of the last thirty days, and of the thirty before; null where nothing is known of
 * them.
 */
export interface Figure {
  value: number;
  before: number | null;
}

/** A link that opens a private file without a token until `expiresAt`. */
export interface FileLink {
  url: string;
  expiresAt: string;
}

/** Links of the footer, by column. */
export interface FooterContent {
  quickLinks: FooterLink[];
  popularCategories: FooterLink[];
  popularCities: FooterLink[];
  social: FooterLink[];
}

/** A link of the footer: its text and its URL. */
export interface FooterLink {
  label: string;
  href: string;
}

/** All links of the footer; they replace the current ones. */
export interface FooterOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  footer: {
    quickLinks: FooterLink[];
    popularCategories: FooterLink[];
    popularCities: FooterLink[];
    social: FooterLink[];
  };
}

/** Gender as an account or a client states it. */
export type Gender = 'Male' | 'Female';

/** A neighbourhood or a whole city in which somebody can look for professionals. */
export interface GeoPlace {
  _id: string;
  kind: 'locality' | 'city';
  /** `HSR Layout`; of a city its own name. */
  name: string;
  /** Address form of the name: `hsr-layout`. */
  slug: string;
  city: string;
  citySlug: string;
  state: string;
  /** Null of a city: it has many. */
  pin: string | null;
  /** What people mean by the name, in degrees; null of a city. */
  point: { lat: number; lng: number } | null;
  /** Whether anybody can be listed there: false of a city without known neighbourhoods. */
  isServed: boolean;
}

/** A state somebody is listed in. */
export interface GeoState {
  slug: string;
  name: string;
  cities: number;
  vendors: number;
}

/** A state with its cities. */
export interface GeoStateDetails {
  slug: string;
  name: string;
  cities: number;
  vendors: number;
  /** Cities, those with most people first, and how many of which profession each has. */
  places: {
    slug: string;
    name: string;
    vendors: number;
    professions: { slug: string; vendors: number }[];
  }[];
}

/** What a visitor of a department needs to know. */
export interface GovDepartment {
  slug: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  workingHours: WeekdayHours[];
  officers: { _id: string; vendorName: string; title: string; img: string }[];
  services: { name: string; days: number; fee: Money | null }[];
  documents: string[];
}

/** A group of government departments; the five are names of departments. */
export interface GovOffice {
  _id: string;
  slug: string;
  heading: string;
  about: string;
  detail1: string;
  detail2: string;
  detail3: string;
  detail4: string;
  detail5: string;
}

/** A government office with its departments. */
export interface GovOfficeDetails {
  _id: string;
  slug: string;
  heading: string;
  about: string;
  detail1: string;
  detail2: string;
  detail3: string;
  detail4: string;
  detail5: string;
  departments: GovDepartment[];
}

/** Marks and remark for a submission; `marks` is at most those of the assignment. */
export interface GradeOrder {
  marks: number;
  remark?: string | null;
}

/** A file somebody handed in or gave out; fetched from `fileAddress`. */
export interface HandedFile {
  _id: string;
  name: string;
  type: string;
  bytes: number;
}

/** One event or measurement of a release, reported by a page. */
export type HealthFact = MountFact | FailureFact | ErrorFact | LoadFact | VitalFact | ShareFact;

/** What one page saw since its last report. */
export interface HealthReport {
  /** Random, of this view of a page; it names nobody. */
  visit: string;
  /** Composition of the page, canary included. */
  lock: string;
  /** Id of the canary the visitor belongs to. */
  canary?: string;
  path: string;
  /** Of this view of a page; without one a report says nothing about a canary. */
  ticket?: string;
  facts: HealthFact[];
}

/** A hearing of a legal case; `at` is an ISO instant. */
export interface Hearing {
  _id: string;
  caseId: string;
  at: string;
  court: string | null;
  /** What came of it, or is to be done. */
  note: string | null;
}

/** A hearing to add or to change; `at` is an ISO instant. */
export interface HearingOrder {
  at: string;
  court?: string | null;
  note?: string | null;
}

/** A time that nobody else can take until `expiresAt`. */
export interface Hold {
  _id: string;
  /**
   * Without it a guest's hold is neither booked nor given back: sent as `Booking-Key`. Null for
   * somebody who is signed in, whose session says that it is theirs.
   */
  key: string | null;
  vendor: BookedVendor;
  kind: BookingKind;
  /** ISO instants. */
  start: string;
  end: string;
  timeZone: string;
  expiresAt: string;
  service: string | null;
  /** Null where it is agreed upon at the visit. */
  fee: Money | null;
  /** Ways of paying that are open to whoever asked, the usual one first. */
  payingBy: PayingBy[];
  policy: BookingPolicy;
  /** The professional is asked first; otherwise a booking is confirmed at once. */
  isAskedFirst: boolean;
  /** Until when a booking that has to be accepted is answered, if it is made of this hold. */
  answerBy: string;
}

/** Asks to keep a time. `service`: id of one of the vendor's; `hours`: of a hire. */
export interface HoldOrder {
  vendorId: string;
  kind: BookingKind;
  /** ISO instant, one of those `getSlots` answers as free. */
  start: string;
  service?: string;
  hours?: number;
  /** Id of a place on the waitlist that has been offered this time. */
  offer?: string;
}

/** The password, asked for again before a sensitive change. */
export interface IdentityConfirmation {
  password: string;
}

/** Confirms that the interest was sent. */
export interface InterestAnswer {
  state: 'sent';
}

/** An investor's interest in the campaign of a startup. */
export interface InterestOrder {
  name: string;
  email: string;
  phone: string;
  range: InvestmentRange;
  message: string;
}

/** What somebody who may invest thinks of, as a name for a range of rupees. */
export type InvestmentRange = 'up-to-1-lakh' | '1-to-5-lakh' | '5-to-25-lakh' | 'above-25-lakh';

/** What somebody was charged, to be printed. */
export interface Invoice {
  /** `NK-I-000123` */
  number: string;
  at: string;
  from: { name: string; address: string };
  to: {
    name: string;
    city: string | null;
    /** Of a client who wants it for a business. */
    gstin: string | null;
    /** As registered under the GSTIN; null: not stated. */
    business: { name: string; address: string } | null;
  };
  lines: { what: string; amount: Money }[];
  total: Money;
  /** The recipient pays the GST. */
  isReverseCharge: boolean;
  /** No money has moved: it came from the test provider. */
  isTest: boolean;
}

/** Jobs of one kind that are not done yet. */
export interface JobKindSummary {
  kind: string;
  /** Not under way: those that are due, and those that are due later. */
  waiting: number;
  underWay: number;
  /** Of those that wait: how many have failed and are tried again. */
  failing: number;
  /** Given up: nothing happens until an operator retries them. */
  dead: number;
  /** When the oldest one came that is not dead. */
  oldest: string | null;
}

/** The work of the API that nobody waits for; the oldest failed jobs first. */
export interface JobsAnswer {
  kinds: JobKindSummary[];
  failed: FailedJob[];
  tasks: PeriodicTaskState[];
}

/** A case of an advocate. */
export interface LegalCase {
  _id: string;
  /** Counted per advocate: `C-000123`. */
  number: string;
  title: string;
  category: CaseCategory;
  client: { _id: string; name: string; img: string };
  /** V/S */
  opponent: string | null;
  court: string | null;
  /** Where it stands, in the advocate's words: "Evidence". */
  stage: string | null;
  outcome: CaseOutcome | null;
  note: string | null;
  /** `yyyy-MM-dd` */
  openedOn: string;
  closedOn: string | null;
  /** Instants. */
  lastHearing: string | null;
  nextHearing: string | null;
}

/** A legal case with its hearings and documents. */
export interface LegalCaseDetails {
  _id: string;
  /** Counted per advocate: `C-000123`. */
  number: string;
  title: string;
  category: CaseCategory;
  client: { _id: string; name: string; img: string };
  /** V/S */
  opponent: string | null;
  court: string | null;
  /** Where it stands, in the advocate's words: "Evidence". */
  stage: string | null;
  outcome: CaseOutcome | null;
  note: string | null;
  /** `yyyy-MM-dd` */
  openedOn: string;
  closedOn: string | null;
  /** Instants. */
  lastHearing: string | null;
  nextHearing: string | null;
  /** Oldest first. */
  hearings: Hearing[];
  documents: CaseDocument[];
}

/**
 * `version` is what somebody agrees to, in English; `publishedAt` is a day; `translatedInto`:
 * this is a translation.
 */
export interface LegalDocument {
  name: LegalDocumentName;
  title: string;
  version: string;
  publishedAt: string;
  body: Block[];
  translatedInto?: TranslationLanguage;
}

/** The terms and conditions, or the privacy policy. */
export type LegalDocumentName = 'terms' | 'privacy';

/** Lessons sold together and paid in advance. */
export interface LessonPackage {
  _id: string;
  name: string;
  lessons: number;
  /** Of one lesson. */
  minutes: number;
  fee: Money;
  /** What so many single lessons cost; null where that is no more. */
  instead: Money | null;
}

/** The key of a letter; it stands behind the `#` of the letter's link. */
export interface LetterKey {
  key: string;
}

/** An appointment of a linked record. */
export interface LinkedAppointment {
  _id: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Instants. */
  start: string;
  end: string;
  service: string | null;
}

/** A credit note of a refund. */
export interface ListedCreditNote {
  /** `CN/26-27/000001` */
  number: string;
  /** Number of the invoice it refers to. */
  invoice: string;
  at: string;
  amount: Money;
}

/**
 * `pending`: the address has to be confirmed first; said to every visitor, whatever is stored.
 */
export interface ListingAlertAnswer {
  state: 'pending' | 'confirmed';
}

/** Who to tell once when the first of a topic is listed in the city of a place. */
export interface ListingAlertOrder {
  profession: string;
  /** Slug of a speciality of the profession */
  spec?: string;
  /** Slug of the locality or city that was searched */
  loc?: string;
  /** Of visitors; an account has its own */
  email?: string;
}

/** How an alert stands, told to whoever has the key of its email. */
export interface ListingAlertStanding {
  state: 'confirmed' | 'ended';
  /** Null where the alert is gone already. */
  topic: string | null;
  city: string | null;
}

/** How far a professional's page is: not begun to be public before `live`. */
export type ListingState = 'draft' | 'review' | 'live' | 'suspended';

/** How long a phase took, in milliseconds, and what came over the wire, in bytes. */
export interface LoadFact {
  kind: 'load';
  part: string;
  version: string;
  phase: LoadPhase;
  ms: number;
  bytes: number;
}

/**
 * Where loading a remote stands: its container, the files of its screen, its first drawing.
 */
export type LoadPhase = 'entry' | 'screen' | 'render';

/** Slugs of the states that are shown first, in their order. */
export interface LocationsOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  first: string[];
}

/** Email address and password to log in with. */
export interface LoginOrder {
  email: string;
  password: string;
}

/** An article as operators write it. */
export interface Manuscript {
  _id: string;
  slug: string;
  title: string;
  topic: string;
  state: ManuscriptState;
  /** When it came or comes out; null of a draft. */
  published: string | null;
  changed: string;
  revision: number;
  summary: string;
  body: string;
  picture: string | null;
  letter: string | null;
  /** It has been out: its address is known to others and stays. */
  isAddressKept: boolean;
}

/** An article as operators list it. */
export interface ManuscriptEntry {
  _id: string;
  slug: string;
  title: string;
  topic: string;
  state: ManuscriptState;
  /** When it came or comes out; null of a draft. */
  published: string | null;
  changed: string;
  revision: number;
}

/** An article to store. `body` is Markdown. */
export interface ManuscriptOrder {
  /** The end of its address. It stays once the article has been out. */
  slug: string;
  title: string;
  summary: string;
  topic: string;
  body: string;
  /** The name of a drawing of the site; null for none. */
  picture: string | null;
  /** Whose subscribers are told when it comes out; null for nobody's. */
  letter: string | null;
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
}

/** Published before its day: out from then on. */
export type ManuscriptState = 'draft' | 'scheduled' | 'published';

/** What an operator writes of an article. `body` is Markdown. */
export interface ManuscriptText {
  /** The end of its address. It stays once the article has been out. */
  slug: string;
  title: string;
  summary: string;
  topic: string;
  body: string;
  /** The name of a drawing of the site; null for none. */
  picture: string | null;
  /** Whose subscribers are told when it comes out; null for nobody's. */
  letter: string | null;
}

/** One page of the operators' list of articles. */
export interface ManuscriptsAnswer {
  manuscripts: ManuscriptEntry[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** The professionals of a list within a part of the earth. */
export interface MapAnswer {
  /** Professionals in the part that is shown. */
  total: number;
  /** False: estimated from a sample. */
  isTotalExact: boolean;
  /** Everybody; nobody where there are more than fit, who are in `groups`. */
  points: MapPoint[];
  /** In place of points. */
  groups: MapGroup[];
  /** Neighbourhoods of the part that is shown, the nearest to its middle first. */
  places: MapPlace[];
  /** Address of the PMTiles file beneath; null where the operator gives none. */
  tiles: string | null;
}

/** Professionals near each other, at the middle of all of them. */
export interface MapGroup {
  /** Degrees, 3 decimals. */
  lat: number;
  lng: number;
  /** Scaled from a sample where `isTotalExact` is false. */
  count: number;
}

/** A neighbourhood on a map. */
export interface MapPlace {
  name: string;
  /** Degrees, 3 decimals. */
  lat: number;
  lng: number;
}

/** A professional on a map, about where the neighbourhood is. */
export interface MapPoint {
  _id: string;
  vendorName: string;
  title: string;
  /** Slug of the profession: `doctor`, `ca`. */
  profession: string;
  /** Degrees, 3 decimals. */
  lat: number;
  lng: number;
}

/** The language of e-mails, notifications, messages and calendar files. */
export type MessageLanguage = 'en-IN' | 'hi' | 'kn';

/**
 * Words that found nobody, as operators see them: how often, and nothing of who typed them.
 */
export interface MissedSearch {
  words: string;
  /** The longer ago, the less a search counts. */
  weight: number;
  /** `yyyy-MM-dd` in India. */
  lastDay: string;
}

/** amount counts hundredths: 50000 is ₹500 */
export interface Money {
  amount: number;
  currency: 'INR' | 'USD';
}

/** A professional many look at. `Consultations` is spelt as documented. */
export interface MostViewedVendor {
  _id: string;
  img: string;
  name: string;
  speciality: string;
  qualification: string;
  Consultations: number;
  experience: number;
  profession: string;
  /**
   * How often the page was opened in the last 30 days; null of whoever only fills the row up.
   */
  views: number | null;
  isSample: boolean;
}

/** A screen was drawn. */
export interface MountFact {
  kind: 'mount';
  part: string;
  version: string;
  screen: string;
}

/** New start of a booking, an ISO instant. */
export interface MoveOrder {
  start: string;
  note?: string;
}

/** A drawing by its name. */
export interface NamedPicture {
  name: string;
  picture: Picture;
}

/** The neighbourhood closest to a point, and how far its middle is, in kilometres. */
export interface NearestPlace {
  place: GeoPlace;
  km: number;
}

/** Something a person should know of. */
export interface Notification {
  _id: string;
  /** What it is about; screens choose a picture by it. */
  kind:
    | 'booking'
    | 'message'
    | 'review'
    | 'payment'
    | 'waitlist'
    | 'support'
    | 'complaint'
    | 'campaign'
    | 'question'
    | 'release';
  title: string;
  text: string;
  time: string;
  isRead: boolean;
  /** Where it is shown in full, a path of the site. */
  link: string;
}

/** Notifications, newest first. `next` is the cursor of older ones; null at the end. */
export interface NotificationsAnswer {
  notifications: Notification[];
  unread: number;
  next: string | null;
}

/** An office that may have a page. */
export interface OfficeAtAGlance {
  slug: string;
  name: string;
  departments: number;
}

/**
 * A complaint as the office sees it: what is published, and who it was unless they hid it.
 */
export interface OfficeComplaint {
  _id: string;
  /** What the complainant was given: `NK-C-000123`. */
  number: string;
  /** As chips say it: `Service-related`; lists are narrowed by its slug. */
  kind: string;
  recipient: ComplaintRecipient | null;
  text: string;
  time: string;
  status: ComplaintStatus;
  /** 1: the desk, 2: the head of the office, 3: Nukkad's own people. */
  level: number;
  /** How many others said "me too". */
  alike: number;
  answer: { time: string; text: string } | null;
  from: string | null;
  dueAt: string | null;
}

/** One page of the complaints that an office answers. */
export interface OfficeComplaintsAnswer {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  complaints: OfficeComplaint[];
}

/** The departments of all government offices on a map. */
export interface OfficeMapAnswer {
  departments: PlacedDepartment[];
  /** Departments without a known PIN code in their address. */
  unplaced: number;
  /** Neighbourhoods of the part that is shown, the nearest to its middle first. */
  places: MapPlace[];
  /** Address of the PMTiles file beneath; null where the operator gives none. */
  tiles: string | null;
}

/** An office and all its departments. Hours, services and documents stay as they are. */
export interface OfficeOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  heading: string;
  about: string;
  departments: DepartmentText[];
}

/** An office and its departments, to be changed. */
export interface OfficeSheet {
  slug: string;
  /** Of everything below */
  revision: number;
  heading: string;
  about: string;
  departments: DepartmentText[];
}

/** A professional's onboarding: what is typed, what is stored, and its history. */
export interface Onboarding {
  vendorId: string;
  /** `teacher`; what is asked is in `onboardingOutlineOf`. */
  profession: string;
  state: OnboardingState;
  /**
   * Counts every draft that was kept; whoever sends an older one is told with `draft-changed`.
   */
  revision: number;
  /** As it was typed last, complete or not. */
  draft: OnboardingDraft;
  /** Steps that are stored and complete, whatever was typed since. */
  stored: OnboardingStep[];
  credentials: Credential[];
  /** Oldest first. */
  history: OnboardingEvent[];
}

/** What was typed, as it was typed: nothing in it is judged until a step is stored. */
export interface OnboardingDraft {
  details: DetailsDraft;
  description: { text: string };
  /** `none`: "I don't have …" is ticked. */
  certificates: { none: boolean; items: CertificateDraft[] };
  education: { none: boolean; items: EducationDraft[] };
  availability: { days: DayDraft[] };
  other: OtherDraft;
}

/** An entry in the history of an onboarding. */
export interface OnboardingEvent {
  what: 'begun' | 'submitted' | 'approved' | 'returned';
  /** ISO instant. */
  at: string;
  /** What the operator wrote to it. */
  note: string | null;
}

/**
 * Where somebody stands: `draft` and `changes-needed` can be edited and submitted, `submitted`
 * waits for an operator, `approved` is listed with the verified badge.
 */
export type OnboardingState = 'draft' | 'submitted' | 'changes-needed' | 'approved';

/** A step of the onboarding, the same for every profession. */
export type OnboardingStep =
  | 'details'
  | 'description'
  | 'certificates'
  | 'education'
  | 'availability'
  | 'other';

/** A published question, as a professional of its profession sees it. */
export interface OpenQuestion {
  _id: string;
  question: string;
  /** Slug of the speciality it was asked beside. */
  spec: string | null;
  time: string;
  /** How many have answered */
  answers: number;
  /** What this professional has answered; it can be changed until `editableUntil`. */
  mine: { text: string; time: string; editableUntil: string } | null;
}

/**
 * Those they have not answered come first. `canAnswer`: only who is verified and listed can.
 */
export interface OpenQuestionsAnswer {
  questions: OpenQuestion[];
  /** Only who is verified and listed can */
  canAnswer: boolean;
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/**
 * Step 5 of a teacher, two lists side by side: `days[0]` from `times[0].open` to
 * `times[0].close`. Nothing of it is answered.
 */
export interface OpeningTimes {
  /** `monday`, in any case. */
  days: string[];
  /**
   * `{ open: '09:00', close: '17:00' }`; `{ from, to }` is what was sent before it, and is taken.
   */
  times: ({ open: string; close: string } | { from: string; to: string })[];
}

/** Step 6 of the onboarding, as typed. */
export interface OtherDraft {
  /** `tutionCategory` of teachers; professions without one leave it empty. */
  category: string;
  /** Whole years, as typed. */
  experience: string;
  /** Rupees, as typed. */
  price: string;
}

/** A campaign of one's own in a list. */
export interface OwnCampaign {
  _id: string;
  kind: CampaignKind;
  title: string;
  state: OwnCampaignState;
  /** Null before it is published. */
  slug: string | null;
  raised: Money | null;
  goal: Money | null;
  updatedAt: string;
}

/** All that an organiser has to do with a campaign. */
export interface OwnCampaignDetails {
  _id: string;
  kind: CampaignKind;
  title: string;
  state: OwnCampaignState;
  /** Null before it is published. */
  slug: string | null;
  raised: Money | null;
  goal: Money | null;
  updatedAt: string;
  draft: CampaignDraft;
  /** The body as others will read it. */
  preview: Block[];
  /** Counts up with every change: a draft is written over by nobody who has not seen it. */
  revision: number;
  /** Why it was returned or stopped. */
  reason: string | null;
  updates: { time: string; text: string }[];
  /** The newest ones. */
  donations: ReceivedDonation[];
  interests: ReceivedInterest[];
}

/** `draft` and `returned` can be written; `submitted` waits for an operator. */
export type OwnCampaignState = 'draft' | 'submitted' | 'returned' | 'running' | 'ended' | 'stopped';

/** A client's own link, or request for one. */
export interface OwnClientLink {
  _id: string;
  vendor: { _id: string; vendorName: string; title: string; img: string; profession: string };
  state: 'requested' | 'linked' | 'ended';
  /** Instant of the last change of `state`. */
  since: string;
  endedBy: 'client' | 'professional' | 'system' | null;
  /** Null unless linked. */
  shared: SharedByRecord | null;
}

/** A complaint of one's own at a glance, published or not. */
export interface OwnComplaint {
  _id: string;
  number: string;
  kind: string;
  recipient: ComplaintRecipient | null;
  /** As it was sent. */
  text: string;
  time: string;
  status: ComplaintStatus;
  isPublished: boolean;
  dueAt: string | null;
}

/** A department’s public desk, with the other departments of its officer. */
export interface OwnDesk {
  office: { slug: string; heading: string };
  department: GovDepartment;
  complaints: { open: number; answered: number };
  /** The department */
  _id: string;
  /** All that the officer keeps */
  departments: {
    _id: string;
    name: string;
    /** Heading of its office */
    office: string;
  }[];
}

/** A review as its writer sees it. */
export interface OwnReview {
  _id: string;
  vendor: BookedVendor;
  bookingId: string;
  stars: number;
  recommends: boolean;
  text: string;
  reviewer: string;
  visitedFor: string | null;
  time: string;
  /** When everybody can read it */
  publishedAt: string;
  isPublished: boolean;
  /** Until when it can be changed. */
  editableUntil: string;
  reply: { time: string; text: string } | null;
  /** Its writer allows it to be told as a story, from four stars on. */
  mayBeStory: boolean;
  /** Slug of the story it is told as */
  story: string | null;
}

/** Order of the account's own reviews. */
export type OwnReviewSort = 'newest' | 'oldest' | 'rating';

/** Reviews that the account has written; `total` counts all of them. */
export interface OwnReviewsAnswer {
  reviews: OwnReview[];
  total: number;
}

/** A package of lessons to store, a new one without `_id`. `fee` counts hundredths. */
export interface PackageChange {
  _id?: string;
  name: string;
  lessons: number;
  minutes: number;
  fee: number;
  currency: 'INR' | 'USD';
}

/** Buying lessons in advance. */
export interface PackageOrder {
  payingBy: 'online';
  /** Of a business that the invoice is for. */
  gstin?: string;
  /** As registered; with `gstin` and `businessAddress`. */
  businessName?: string;
  /** As registered; with `gstin` and `businessName`. */
  businessAddress?: string;
}

/** A package that was just bought, and the payment to make for it. */
export interface PackagePurchase {
  _id: string;
  payment: PaymentToMake;
}

/** A paid place of a listing: an advertisement and the time it runs. */
export interface PaidPlace {
  _id: string;
  revision: number;
  title: string;
  text: string;
  action: string;
  from: string;
  until: string | null;
  vendor: { _id: string; vendorName: string; profession: string; img: string };
  /** `hidden`: it would run, but whose it is cannot be found at present. */
  state: 'coming' | 'running' | 'over' | 'hidden';
}

/** A paid place to store. `until`: null for no end. */
export interface PaidPlaceOrder {
  vendorId: string;
  title: string;
  text: string;
  /** What the card's link says. */
  action: string;
  from: string;
  until: string | null;
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
}

/** A paid place of a listing. `until`: null for no end. */
export interface PaidPlaceText {
  vendorId: string;
  title: string;
  text: string;
  /** What the card's link says. */
  action: string;
  from: string;
  until: string | null;
}

/** One part: every version that the registry has, the live one first. */
export interface PartReleases {
  part: string;
  hours: number;
  canary: RunningCanary | null;
  releases: ReleaseHealth[];
  /** The newest first. */
  messages: ReleaseMessage[];
  shares: ReleaseShare[];
}

/** A passkey as its owner sees it. */
export interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  /** Null until somebody signed in with it. */
  lastUsedAt: string | null;
  /** A copy of it is kept by the password manager, so that other devices have it as well. */
  isSynced: boolean;
}

/** What the browser signed; the binary parts are base64url. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
}

/** What the browser made; the binary parts are base64url. */
export interface PasskeyAttestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** For navigator.credentials.create */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  attestation: 'none';
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
}

/**
 * `enrolment`: of an operator's first passkey, what the enrolment link carries behind the `#`.
 */
export interface PasskeyCreationOrder {
  enrolment?: string;
}

/** Without a name it gets one that counts. */
export interface PasskeyOrder {
  enrolment?: string;
  credential: PasskeyAttestation;
  name?: string;
}

/** A key that a browser is told of; ids are base64url. */
export interface PasskeyReference {
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** A new name for a passkey. */
export interface PasskeyRename {
  name: string;
}

/** For navigator.credentials.get */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
}

/** A passkey's signed challenge, to sign in with. */
export interface PasskeySignIn {
  credential: PasskeyAssertion;
}

/**
 * `email`: of the account whose password it is. `passkeysRemoved`: names of those that do not
 * open it any more; `passkeysKept`: of those that still do, because an operator needs one.
 */
export interface PasswordChanged {
  message: string;
  email: string;
  passkeysRemoved: string[];
  passkeysKept: string[];
}

/** `token`: what the link carries behind its #. */
export interface PasswordResetOrder {
  /** What the link carries behind its # */
  token: string;
  password: string;
}

/** How a booking is paid for. `credit`: a lesson of a package bought before. */
export type PayingBy = 'at-visit' | 'online' | 'credit' | 'free';

/** A payment. Exactly one of the three ids says what it is for. */
export interface Payment {
  _id: string;
  state: 'waiting' | 'paid' | 'failed' | 'part-refunded' | 'refunded';
  amount: Money;
  refunded: Money;
  provider: string;
  isTest: boolean;
  /** What it is for. */
  bookingId: string | null;
  packageId: string | null;
  donationId: string | null;
  /** Null until the provider has the order, once it is paid, and of test payments. */
  checkout: CheckoutStep | null;
  /** Null while its payer has reported none. */
  transfer: TransferReport | null;
}

/** A payment somebody has still to make. `isTest`: no money moves. */
export interface PaymentToMake {
  _id: string;
  amount: Money;
  provider: string;
  isTest: boolean;
  /** Outcomes the test provider can be asked for; empty for a real one. */
  outcomes: TestOutcome[];
}

/** An amount paid out to the professional. */
export interface Payout {
  _id: string;
  amount: Money;
  at: string;
  isTest: boolean;
}

/** Where payouts go; its number is never shown again. */
export interface PayoutAccount {
  _id: string;
  kind: 'bank' | 'vpa';
  /** What is shown of it: `HDFC0000123 ••••4321`. */
  mask: string;
  state: PayoutAccountState;
  /** Why it was refused. */
  problem: string | null;
  /** Payouts go there from then on, if it is verified. */
  usableAt: string;
}

/** Where payouts are to go. */
export type PayoutAccountOrder =
  | {
      kind: 'bank';
      /** As the bank has it. */
      holder: string;
      /** Eleven characters, the fifth a zero. */
      ifsc: string;
      /** Account number. */
      number: string;
    }
  | {
      kind: 'vpa';
      /** As the bank has it. */
      holder: string;
      /** Virtual payment address. */
      vpa: string;
    };

/** `checking` by the provider of payouts, `review`: an operator looks at it. */
export type PayoutAccountState = 'checking' | 'review' | 'verified' | 'refused';

/** `returned`: the bank did not take it, or gave it back; it is owed again. */
export type PayoutState = 'waiting' | 'sent' | 'paid' | 'returned';

/** `transfer`: no provider is set up, so that operators check and pay by hand. */
export type PayoutWay = 'provider' | 'transfer' | 'test';

/** Where payouts go, what is owed, and what was paid. */
export interface Payouts {
  account: PayoutAccount | null;
  /** Owed and not paid out yet. */
  due: Money[];
  /** Less is not paid out. */
  minimum: Money;
  payouts: SentPayout[];
  way: PayoutWay;
}

/** Three series, one value for each beginning; all empty when nothing was ever held. */
export interface Performance {
  span: PerformanceSpan;
  /** First days, `yyyy-MM-dd`, of what is counted, oldest first. */
  from: string[];
  hours: number[];
  students: number[];
  classes: number[];
}

/** `weeks`: the last twelve; `month`: the months of this year; `years`: the last five. */
export type PerformanceSpan = 'weeks' | 'month' | 'years';

/** What one of all processes does again and again. */
export interface PeriodicTaskState {
  name: string;
  /** Seconds from one run to the next. */
  interval: number;
  lastRun: string | null;
  nextRun: string;
  /** How many runs have failed since the last one that went well. */
  failures: number;
  failure: string | null;
}

/** Everything the product keeps about somebody, for them to take along. */
export interface PersonalExport {
  exportedAt: string;
  account: { _id: string; fullName: string; email: string; role: Role };
  [name: string]: unknown;
}

/**
 * What is left out stays, also of `consents`; whatever was withdrawn is not sent any more.
 */
export interface PhoneChanges {
  /** What is tried first; the others follow. `email`: nothing is sent to the number */
  first: 'whatsapp' | 'sms' | 'email';
  language?: MessageLanguage;
  /** Hour in India from which only what is urgent is sent */
  quietFrom: number;
  /** Hour in India until which it is; the same as `quietFrom` for never */
  quietUntil: number;
  consents: {
    channel: 'whatsapp' | 'sms';
    /**
     * `bookings`: confirmed, moved, cancelled; `reminders`; `waitlist`: a time that became free
     */
    kind: 'bookings' | 'reminders' | 'waitlist';
    isGiven: boolean;
  }[];
}

/** State of the channels to telephones. */
export interface PhoneChannels {
  channels: {
    channel: 'whatsapp' | 'sms';
    state: 'on' | 'trial' | 'off';
    provider: string | null;
    /** Settings without which it is off */
    missing: string[];
    /** Texts without a registered id, which it does not send: `code/hi` */
    unregistered: string[];
  }[];
  /** Paise */
  spentToday: number;
  /** Paise */
  dailyCap: number;
  /** Messages of the last 24 hours */
  outcomes: { channel: string; state: string; count: number }[];
}

/** The mobile number to which a code is sent. */
export interface PhoneCodeOrder {
  phone: string;
}

/** The code that came by SMS. */
export interface PhoneProof {
  otp: string;
}

/** What is sent to the caller’s mobile number, and how. */
export interface PhoneSettings {
  channels: {
    channel: 'whatsapp' | 'sms';
    /** `trial`: messages are shown to developers; `off`: not set up here */
    state: 'on' | 'trial' | 'off';
  }[];
  /** The number that was proved, in E.164 */
  number: string | null;
  provedAt: string | null;
  /** What is tried first; the others follow. `email`: nothing is sent to the number */
  first: 'whatsapp' | 'sms' | 'email';
  language: MessageLanguage;
  /** Hour in India from which only what is urgent is sent */
  quietFrom: number;
  /** Hour in India until which it is; the same as `quietFrom` for never */
  quietUntil: number;
  consents: {
    channel: 'whatsapp' | 'sms';
    /**
     * `bookings`: confirmed, moved, cancelled; `reminders`; `waitlist`: a time that became free
     */
    kind: 'bookings' | 'reminders' | 'waitlist';
    isGiven: boolean;
    /** When it was last given or withdrawn */
    at: string | null;
    /** What somebody agrees to; kept with the consent */
    wording: string;
  }[];
}

/** A picture in several formats and widths. */
export interface Picture {
  /** Path of the smallest, in the format that more browsers know. */
  src: string;
  /** Best format first; `srcset` as a `source` element takes it. */
  sources: { type: string; srcset: string }[];
  /** Pixels of `src`. */
  width: number;
  height: number;
  /** What is to be seen. */
  alt: string;
}

/** Where a PIN code is. */
export interface PinPlace {
  pin: string;
  city: string;
  state: string;
  localities: string[];
}

/** A department about where the neighbourhoods of its PIN code are. */
export interface PlacedDepartment {
  /** Slug of its office. */
  office: string;
  /** Name of its office. */
  heading: string;
  slug: string;
  name: string;
  address: string;
  city: string;
  /** Degrees, 3 decimals. */
  lat: number;
  lng: number;
}

/** A work of a portfolio. */
export interface PortfolioWork {
  _id: string;
  title: string;
  about: string;
  year: number;
  picture: Picture;
}

/** An article as a card shows it. */
export interface Post {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  published: string;
  /** It takes to read */
  minutes: number;
  picture: Picture | null;
}

/** Where somebody who was hired is to come. */
export interface PostalAddress {
  line: string;
  city: string;
  pin: string;
}

/** A booking as the professional sees it in lists and in the calendar. */
export interface PracticeBooking {
  _id: string;
  /** `NK-B-000123` */
  reference: string;
  /** Of the professional's own record of the client; null of a time that is only held. */
  clientId: string | null;
  name: string;
  phone: string | null;
  img: string;
  kind: BookingKind;
  status: BookingStatus;
  /** ISO instants. */
  start: string;
  end: string;
  /** The service, else what the client wrote it is about. */
  about: string | null;
  /** The kind of case it seems to be about; null where the professional is no advocate. */
  caseCategory: CaseCategory | null;
  fee: Money | null;
  payingBy: PayingBy | null;
  isPaid: boolean;
  /** When an unanswered request ends by itself; null otherwise. */
  answerBy: string | null;
  /** Where it is held by video: of a confirmed booking that is not over; null otherwise. */
  joinUrl: string | null;
  seriesId: string | null;
  /**
   * Made with an account, or an email that a code proved; else name and number are only typed.
   */
  isClientProved: boolean;
  /** Of a request that is one of many: what they have in common. It takes up no time yet. */
  burst: { _id: string; of: 'network' | 'email' } | null;
  cause: string | null;
  /** What the professional may do now. */
  may: { answer: boolean; move: boolean; cancel: boolean; finish: boolean; review: boolean };
}

/** One page of the practice's bookings. */
export interface PracticeBookingsAnswer {
  bookings: PracticeBooking[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/**
 * `shown`: `all` where left out. `q` is looked for in names, references and what it is about.
 */
export interface PracticeBookingsQuery {
  shown?: PracticeBookingsShown;
  q?: string;
  sort?: PracticeBookingsSort;
  direction?: Direction;
  page?: number;
  /** Bookings of a page: 1 to 25, which is the default. */
  limit?: number;
}

/**
 * `requests` wait for an answer. `past` are over, `cancelled` did not take place. `all` leaves
 * out only what was never more than held.
 */
export type PracticeBookingsShown = 'requests' | 'upcoming' | 'past' | 'cancelled' | 'all';

/** `clock` sorts by the time of day, whatever the day; `category` by the kind of case. */
export type PracticeBookingsSort = 'time' | 'clock' | 'name' | 'about' | 'category' | 'status';

/** What is on from one day to another; held times are left out. */
export interface PracticeCalendar {
  timeZone: string;
  /** Lengths in minutes. */
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  days: PracticeDay[];
  bookings: PracticeBooking[];
  exceptions: PracticeException[];
  /** In order, apart from each other; left out where there is none. */
  busyElsewhere?: BusyTime[];
}

/** A line that is not on the page: the page goes on saying what was checked before. */
export interface PracticeClaim {
  _id: string;
  kind: ClaimKind;
  value: string;
  state: 'waiting' | 'rejected';
  /** Why it was rejected. */
  reason: string | null;
  /** Instant. */
  time: string;
}

/** What waits in a professional's practice. */
export interface PracticeClientLinks {
  requests: ClientLinkRequest[];
  invitations: ClientInvitation[];
}

/** When somebody is there on one day, exceptions counted in. */
export interface PracticeDay {
  /** `yyyy-MM-dd` in the professional's zone. */
  date: string;
  open: ClockSpan[];
  lunch: ClockSpan | null;
}

/** A day on which the usual week does not apply. `hours`: null when closed all day. */
export interface PracticeException {
  _id: string;
  date: string;
  kind: 'closed' | 'open';
  hours: ClockSpan | null;
  note: string | null;
}

/**
 * Until how many hours before the start clients may do what; whether each is asked for first.
 */
export interface PracticePolicy {
  isAskedFirst: boolean;
  cancelHours: number;
  moveHours: number;
  /** Where clients are met by video, an https address; null where nobody is. */
  meetingUrl: string | null;
}

/** Without `meetingUrl` the address stays. */
export interface PracticePolicyOrder {
  isAskedFirst: boolean;
  cancelHours: number;
  moveHours: number;
  /** Where clients are met by video, an https address; null where nobody is. */
  meetingUrl?: string | null;
}

/** The public profile, as the professional edits it. */
export interface PracticeProfile {
  name: string;
  title: string;
  about: string;
  languages: string[];
  qualifications: string[];
  /** Where clients come to. */
  address: string;
  landmark: string | null;
  parking: string | null;
  /** What lists show; null where it is agreed upon. */
  fee: { amount: number; currency: 'INR' | 'USD'; per: string } | null;
  img: string;
  /** Where everyone sees it, on this site; null until it is listed. */
  publicPath: string | null;
  /** Of a verified professional: what waits to be checked, and what was not approved. */
  claims: PracticeClaim[];
}

/** What is left out stays. */
export interface PracticeProfileOrder {
  title?: string;
  about?: string;
  languages?: string[];
  qualifications?: string[];
  address?: string;
  landmark?: string | null;
  parking?: string | null;
  fee?: { amount: number; currency: 'INR' | 'USD'; per: string } | null;
}

/** What a professional finds among their own. */
export interface PracticeSearchAnswer {
  clients: { _id: string; number: string; name: string }[];
  bookings: {
    _id: string;
    name: string;
    start: string;
    status: BookingStatus;
    about: string | null;
  }[];
  threads: { _id: string; name: string; text: string }[];
}

/** Everything a professional can change about their practice. */
export interface PracticeSettings {
  profile: PracticeProfile;
  availability: Availability;
  policy: PracticePolicy;
  services: Service[];
  packages: LessonPackage[];
  portfolio: PortfolioWork[];
  kinds: ('appointment' | 'consultation' | 'trial' | 'lesson' | 'hire')[];
}

/** The numbers of a practice; every one is counted when it is asked for. */
export interface PracticeStats {
  /**
   * Everybody in the professional's records, archived ones left out; before: thirty days ago.
   */
  clients: Figure;
  /** Bookings that took place, or were to: completed, confirmed, missed. */
  bookings: Figure;
  /** Visits that took place, of ninety days, and of the ninety before. */
  consulted: Figure;
  /** Of what took place, with one decimal. */
  hours: Figure;
  /** Different clients of what took place. */
  students: Figure;
  /** Weekly series of which a lesson took place. */
  classes: Figure;
  /** Confirmed bookings of the coming seven days. */
  comingWeek: number;
  requests: number;
  unreadMessages: number;
  rating: Rating | null;
  /** Of the records with a date of birth or a gender: whoever is under 18 is a child. */
  people: { male: number; female: number; child: number };
  cases: { total: number; won: number; lost: number; open: number };
}

/** How a text will be read. */
export interface Preview {
  body: Block[];
  minutes: number;
}

/** RFC 9457; clients match on code */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  code: ProblemCode;
  requestId: string;
  /** Field name → what is wrong with it; only with status 422. */
  errors?: Record<string, string>;
  /** Other times, soonest first; only with `slot-taken`. */
  alternatives?: string[];
}

/** What clients match on; words may change, codes do not. */
export type ProblemCode =
  | 'bad-request'
  | 'booking-state'
  | 'campaign-over'
  | 'category-unknown'
  | 'conflict'
  | 'draft-changed'
  | 'email-taken'
  | 'email-unverified'
  | 'reauthentication-required'
  | 'forbidden'
  | 'hold-expired'
  | 'internal'
  | 'link-invalid'
  | 'login-failed'
  | 'method-not-allowed'
  | 'not-found'
  | 'onboarding-incomplete'
  | 'otp-invalid'
  | 'page-out-of-range'
  | 'payload-too-large'
  | 'passkey-invalid'
  | 'passkey-required'
  | 'place-unknown'
  | 'registration-unknown'
  | 'slot-taken'
  | 'too-late'
  | 'too-many-requests'
  | 'trial-used'
  | 'unauthenticated'
  | 'unavailable'
  | 'unsupported-media-type'
  | 'uri-too-long'
  | 'validation'
  | 'vendor-unknown';

/** `vendorId` is missing when the account exists but is not verified. */
export interface ProfessionalRegistrationAnswer {
  message: string;
  vendorId?: string;
  /** As in `RegistrationAnswer`. */
  retryAfter?: number;
}

/** `vendorType` is the id of a user type; `mobileNumber` is a list that holds the phone. */
export interface ProfessionalRegistrationOrder {
  vendorName: string;
  email: string;
  mobileNumber: string[];
  password: string;
  /** Id of a user type */
  vendorType: string;
}

/** A paid place in a listing, labelled as such. */
export interface Promotion {
  _id: string;
  title: string;
  text: string;
  /** What the card's link says. */
  action: string;
  vendor: { _id: string; vendorName: string; profession: string; img: string };
}

/**
 * `answer`: null while nobody has answered. `answeredBy`: null of who is no longer listed.
 */
export interface PublicAnswer {
  /** Null while nobody has answered */
  answer: string | null;
  answeredBy: { _id: string; vendorName: string; profession: string } | null;
}

/** The public desk of a government office, as its officers keep it. */
export interface PublicDesk {
  office: { slug: string; heading: string };
  department: GovDepartment;
  complaints: { open: number; answered: number };
}

/** `happyCustomers` is never below the documented 500. */
export interface PublicStats {
  happyCustomers: number;
}

/** `at`: when it comes out; left out, at once. */
export interface PublicationOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  at?: string;
}

/** A package that somebody has paid for. Its invoice is a file. */
export interface PurchasedPackage {
  _id: string;
  /** `NK-L-000123` */
  reference: string;
  at: string;
  vendor: BookedVendor;
  name: string;
  lessons: number;
  minutes: number;
  /** Of `lessons`, those that can still be booked. */
  left: number;
  price: Money;
  /** Null: nothing was given back, so it has no credit notes. */
  refunded: Money | null;
  /** Whether a part of `refunded` has not arrived yet. */
  isRefunding: boolean;
}

/** What is pushed to all of the caller’s devices, and when. */
export interface PushChanges {
  /** Kinds of notifications that are not pushed */
  muted: (
    | 'booking'
    | 'message'
    | 'review'
    | 'payment'
    | 'waitlist'
    | 'support'
    | 'complaint'
    | 'campaign'
    | 'question'
    | 'release'
  )[];
  /** Hour in India from which nothing is pushed */
  quietFrom: number;
  /** Hour in India until which it is; the same as `quietFrom` for never */
  quietUntil: number;
}

/** A subscription as the browser gave it. */
export interface PushDeviceOrder {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Device of the caller that is this browser and had another address before */
  replaces?: string;
}

/** Devices of the caller that show notifications while no page is open. */
export interface PushState {
  /** Key to subscribe with (VAPID); null where nothing is pushed */
  publicKey: string | null;
  /** What somebody agrees to; kept with the device */
  wording: string;
  /** Kinds of notifications that are not pushed */
  muted: (
    | 'booking'
    | 'message'
    | 'review'
    | 'payment'
    | 'waitlist'
    | 'support'
    | 'complaint'
    | 'campaign'
    | 'question'
    | 'release'
  )[];
  /** Hour in India from which nothing is pushed */
  quietFrom: number;
  /** Hour in India until which it is; the same as `quietFrom` for never */
  quietUntil: number;
  devices: {
    _id: string;
    /** Browser and system, in words; null where unknown */
    device: string | null;
    /** It was allowed in the session that asks */
    isOfSession: boolean;
    /** Last characters of its address, by which a browser knows itself */
    endpointEnd: string;
    since: string;
    lastSentAt: string | null;
  }[];
}

/** The dark modules as an SVG path, in a square of `size` units that has its margin. */
export interface QrCode {
  size: number;
  path: string;
}

/** Confirms a question, with its reference. */
export interface QuestionAnswer {
  reference: string;
  question: string;
}

/** A free question; `email` is where an answer is told, if anywhere. */
export interface QuestionOrder {
  question: string;
  /** It was asked beside */
  profession?: string;
  /** Slug of a sub-category of the profession */
  spec?: string;
  /** Where an answer is told */
  email?: string;
}

/** One page of an operators' queue. */
export interface QueueAnswer {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  entries: QueueEntry[];
}

/** A case as an operator decides it. */
export interface QueueCase {
  _id: string;
  title: string;
  /** The beginning of what was said. */
  excerpt: string;
  /** Who sent it, as far as operators may know. */
  from: string | null;
  time: string;
  state: QueueState;
  /** By when it has to be decided, where there is such a time. */
  dueAt: string | null;
  texts: CaseText[];
  facts: { fact: CaseFact; value: string }[];
  /** Private files: `linkFile` opens them. */
  files: { _id: string; name: string }[];
  /** What a `text` begins as: what was sent, to be redacted. */
  draft: string;
  offers: DecisionOffer[];
  history: AuditEntry[];
}

/** An entry that waits for an operator. */
export interface QueueEntry {
  _id: string;
  title: string;
  /** The beginning of what was said. */
  excerpt: string;
  /** Who sent it, as far as operators may know. */
  from: string | null;
  time: string;
  state: QueueState;
  /** By when it has to be decided, where there is such a time. */
  dueAt: string | null;
}

/** What waits for operators, by kind. Verifications are decided document by document. */
export type QueueName =
  | 'verifications'
  | 'complaints'
  | 'campaigns'
  | 'questions'
  | 'reviews'
  | 'stories'
  | 'tickets'
  | 'offices'
  | 'claims'
  | 'payments';

/**
 * `waiting`: for an operator; `settled`: nothing is asked of them, but it can still be found.
 */
export type QueueState = 'waiting' | 'settled';

/** One kind at a glance; `oldest` is when the one that waits longest came. */
export interface QueueSummary {
  queue: QueueName;
  waiting: number;
  oldest: string | null;
}

/** A professional in the order of a search, with the parts of the points. */
export interface RankedPlace {
  vendorId: string;
  name: string;
  title: string;
  profession: string;
  /** What the list is sorted by, in thousandths of a star. */
  points: number;
  parts: {
    text: {
      /** Thousandths of a star. */
      points: number;
      /** Null where the words name a person or workplace. */
      topic: string | null;
    };
    distance: {
      /** Thousandths of a star. */
      points: number;
      /** To the locality; null for a whole city. */
      km: number | null;
    };
    rating: {
      /** Thousandths of a star. */
      points: number;
      /** Null while reviews are few. */
      average: number | null;
      reviews: number;
    };
    response: {
      /** Thousandths of a star. */
      points: number;
      minutes: number | null;
    };
    availability: {
      /** Thousandths of a star. */
      points: number;
      /** Weekdays with working hours. */
      days: number;
    };
    completeness: {
      /** Thousandths of a star. */
      points: number;
      missing: RankingDetail[];
    };
  };
}

/** A detail of a page that counts as complete. */
export type RankingDetail = 'about' | 'qualifications' | 'languages' | 'fields' | 'landmark';

/** Mean of the reviews, one decimal, and how many there are. */
export interface Rating {
  average: number;
  count: number;
}

/** The reason that a rejection or a report needs. */
export interface Reasoned {
  reason: string;
}

/** What the organiser sees of what was given. */
export interface ReceivedDonation {
  number: string;
  /** Null of somebody who gave without being named. */
  name: string | null;
  amount: Money;
  message: string | null;
  time: string;
  state: DonationState;
}

/** An investor's interest, as the organiser of the campaign sees it. */
export interface ReceivedInterest {
  _id: string;
  time: string;
  name: string;
  email: string;
  phone: string;
  range: InvestmentRange;
  message: string;
}

/** What is in none of the lists is typed: cities and all after them take free text. */
export interface ReferenceItem {
  _id: string;
  name: string;
}

/** Lists people choose from. Localities are asked for with `of`, the name of their city. */
export type ReferenceList =
  | 'titles'
  | 'genders'
  | 'cities'
  | 'localities'
  | 'subjects'
  | 'syllabus'
  | 'certificate-levels'
  | 'institutions'
  | 'qualifications'
  | 'specializations'
  | 'tuition-categories'
  | 'registration-bodies';

/** No user: it exists and is not verified */
export interface RegistrationAnswer {
  message: string;
  user?: { token: string; _id: string };
  /** Whole seconds until another code can be asked for, where the account existed. */
  retryAfter?: number;
}

/** `phone` is empty at sign-up: a person adds it in their profile. */
export interface RegistrationOrder {
  fullName: string;
  email: string;
  phone: string;
  password: string;
}

/** How one release did in the last `ReleasesAnswer.hours`. */
export interface ReleaseHealth {
  part: string;
  version: string;
  /** Whether everybody runs it, a share of the visitors, nobody any more, or nobody may. */
  standing: 'live' | 'canary' | 'stored' | 'withdrawn';
  /** Team that answers for the part as everybody runs it; null where that names none. */
  owner: string | null;
  mounts: number;
  failures: number;
  errors: number;
  /** Three quarters of what was measured are at most this; null where nothing was. */
  p75: {
    'load-entry': number | null;
    'load-screen': number | null;
    'load-render': number | null;
    'bytes-entry': number | null;
    'bytes-screen': number | null;
    'bytes-render': number | null;
    LCP: number | null;
    INP: number | null;
    CLS: number | null;
  };
}

/** What a page said of a failure, cleaned of what could tell whose page it was. */
export interface ReleaseMessage {
  _id: string;
  part: string;
  version: string;
  time: string;
  kind: 'failure' | 'error';
  code: string | null;
  phase: LoadPhase | null;
  path: string;
  message: string;
}

/** A line of the registry's log. */
export interface ReleaseMove {
  part: string;
  version: string;
  time: string;
  channel: string;
  serial: number;
  previous: string | null;
  /** `release`, `rollback`, `canary`, `promote`, `withdraw`, … */
  action: string;
  by: string | null;
  reason: string | null;
}

/** Which copy of a package a release was given, and how often. */
export interface ReleaseShare {
  part: string;
  version: string;
  name: string;
  wanted: string;
  given: string;
  from: string;
  times: number;
}

/** Every part with what is run of it. */
export interface ReleasesAnswer {
  /** How far back it is counted. */
  hours: number;
  canary: RunningCanary | null;
  releases: ReleaseHealth[];
}

/** How a person was found to be by somebody who was there. */
export interface Review {
  _id: string;
  name: string;
  img: string;
  time: string;
  text: string;
  stars: number;
  recommends: boolean;
  visitedFor: string | null;
  reply: { time: string; text: string } | null;
}

/** How it was. `mayBeStory`: may be shown on the landing page as well. */
export interface ReviewOrder {
  stars: number;
  recommends: boolean;
  text: string;
  /** May be shown on the landing page as well */
  mayBeStory?: boolean;
}

/** Order of public reviews: newest, best or worst first. */
export type ReviewSort = 'recent' | 'high' | 'low';

/** Public reviews of a professional, with their distribution. */
export interface ReviewsAnswer {
  rating: Rating | null;
  /** Five entries, five stars first. */
  histogram: { stars: number; count: number }[];
  total: number;
  reviews: Review[];
  /** Cursor of what comes after; null at the end. */
  next: string | null;
}

/**
 * Rises with every change. A change names the one it began with, so that nobody's is lost.
 */
export interface Revised {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
}

/** Who somebody is to the product. A visitor has no account and so no role. */
export type Role = 'user' | 'vendor' | 'operator';

/** The version that everybody shall run again. */
export interface RollBackOrder {
  reason: string;
  version: string;
}

/** A running canary and the releases it tries. */
export interface RunningCanary {
  id: string;
  /** Hundredths of a percent of the visitors. */
  share: number;
  parts: CanaryPart[];
}

/** An assignment of the demonstration. */
export interface SampleAssignment {
  text: string;
  maxMarks: number;
  title: string;
  dueInDays: number;
  /** Null while nothing is handed in. */
  submission: { text: string; hoursAgo: number } | null;
}

/** A case of the demonstration. */
export interface SampleCase {
  category: CaseCategory;
  court: string | null;
  /** Where it stands, in the advocate's words: "Evidence". */
  stage: string | null;
  outcome: CaseOutcome | null;
  title: string;
  opponent: string;
  openedDaysAgo: number;
  closedDaysAgo: number | null;
  lastHearingDaysAgo: number;
  nextHearingInDays: number | null;
}

/** An invented client of the demonstration. */
export interface SampleClient {
  gender: Gender | null;
  heightCm: number | null;
  weightKg: number | null;
  /** What they come for: a disease, a subject, a kind of case. */
  concern: string | null;
  status: ClientStatus;
  /** Visits that took place. */
  visits: number;
  /** Of lessons paid for in advance: how many were bought, and how many are left. */
  lessonsBought: number;
  lessonsLeft: number;
  name: string;
  /** Whole years. */
  age: number;
  registeredDaysAgo: number;
  lastVisitDaysAgo: number;
  /** The last one they wrote; null of clients without an account. */
  message: { text: string; hoursAgo: number; isUnread: boolean } | null;
  legalCase: SampleCase | null;
  assignment: SampleAssignment | null;
}

/** A complaint to the office of the demonstration. */
export interface SampleComplaint {
  /** As chips say it: `Service-related`; lists are narrowed by its slug. */
  kind: string;
  text: string;
  status: ComplaintStatus;
  /** 1: the desk, 2: the head of the office, 3: Nukkad's own people. */
  level: number;
  /** How many others said "me too". */
  alike: number;
  daysAgo: number;
  dueInDays: number | null;
  answer: { text: string; daysAgo: number } | null;
}

/** A document that the practice of the demonstration has handed in. */
export interface SampleDocument {
  kind: CredentialKind;
  /** "Mathematics, Advanced", "BSc, BITS" */
  title: string;
  number: string | null;
  issuedBy: string;
  file: HandedFile | null;
  state: 'waiting' | 'approved' | 'rejected';
  fromDaysAgo: number;
  toDaysAgo: number;
}

/**
 * What a demonstration of a dashboard shows: an invented practice. Days and hours count from
 * now, amounts in hundredths.
 */
export interface SamplePractice {
  vendor: BookedVendor;
  settings: PracticeSettings;
  clients: SampleClient[];
  visits: SampleVisits;
  /** Numbers that nothing else yields; `performance` repeats over longer spans. */
  figures: {
    rating: Rating;
    /** Weekly series of which a lesson took place. */
    classes: Figure;
    performance: { hours: number[]; students: number[]; classes: number[] };
  };
  questions: SampleQuestion[];
  office: PublicDesk;
  complaints: SampleComplaint[];
  documents: SampleDocument[];
}

/** A question that the demonstration shows. */
export interface SampleQuestion {
  question: string;
  /** How many have answered */
  answers: number;
  daysAgo: number;
}

/** When the clients of the demonstration come, and what a visit costs. */
export interface SampleVisits {
  /** Start times of a day, in the time zone of the settings. */
  times: string[];
  minutes: number;
  weeksBack: number;
  weeksAhead: number;
  /** How many of the last ones are not answered yet. */
  requests: number;
  fee: Money;
  caseCategories: CaseCategory[];
}

/** What a search across all professions found. */
export interface SearchAnswer {
  vendors: Vendor[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  /** False: `total` is where counting stopped ("5,000+"); there are at least as many. */
  isTotalExact: boolean;
  /** Cursor of what comes after this page; null at the end. */
  next: string | null;
  facets: Facet[];
  /** The place distances are measured from and headings name; null when none was asked for. */
  place: GeoPlace | null;
  /** What was looked for instead of a misspelt term; null where the term was understood. */
  corrected: string | null;
  /**
   * What the term was understood as; null where it names nothing the directory divides into.
   */
  meant: SearchTopic | null;
  /** Filters that stood in the term and hold here, unless one was chosen for the same. */
  understood: UnderstoodFilter[];
  /** What may be meant instead, the likeliest first. */
  others: SearchTopic[];
  /** How many are found in each profession, most first, whichever `type` narrows the list. */
  professions: { profession: string; label: string; count: number }[];
}

/** Why the first of a search stand where they do, for operators. */
export interface SearchExplanation {
  meant: SearchTopic | null;
  place: GeoPlace | null;
  places: RankedPlace[];
}

/** A profession, or a speciality of it, that a term names. */
export interface SearchTopic {
  profession: string;
  spec: string | null;
  label: string;
}

/** A word that an operator has given a topic. */
export interface SearchWord {
  topicId: string;
  topic: SearchTopic;
  words: string;
}

/** A word by which the search is to find a topic. */
export interface SearchWordOrder {
  topicId: string;
  words: string;
}

/**
 * What operators see of searches: what found nobody, the most first, and words and topics they
 * have added.
 */
export interface SearchWordsAnswer {
  missed: MissedSearch[];
  added: SearchWord[];
  topics: AddedTopic[];
}

/** A payout, and what became of it. */
export interface SentPayout {
  _id: string;
  /** `NK-P-000123` */
  reference: string;
  amount: Money;
  at: string;
  state: PayoutState;
  /** The account, masked; null of older payouts. */
  to: string | null;
  /** By which the bank names the transfer. */
  bankReference: string | null;
  problem: string | null;
  isTest: boolean;
}

/** `fee` is always rate × minutes ÷ 60 + other charges, where there is a rate. */
export interface Service {
  _id: string;
  name: string;
  minutes: number;
  /** Per hour; null where the fee is for the whole. */
  rate: Money | null;
  otherCharges: Money;
  fee: Money;
}

/** With its `_id` it replaces that one; those left out of the list are removed. */
export interface ServiceOrder {
  _id?: string;
  name: string;
  minutes: number;
  /** Per hour; null where `fee` is for the whole. In paise. */
  rate: number | null;
  otherCharges: number;
  fee: number;
  currency: 'INR' | 'USD';
}

/** Which copy of a shared package a part was given. */
export interface ShareFact {
  kind: 'share';
  part: string;
  version: string;
  name: string;
  wanted: string;
  given: string;
  /** Part that brought the copy. */
  from: string;
}

/** What a linked record shares with its client; a professional's notes are never among it. */
export interface SharedByRecord {
  /** The newest. */
  appointments: LinkedAppointment[];
  /** How many. */
  assignments: number;
  /** Files of those assignments. */
  documents: number;
}

/** Whether this installation lets people in through a provider. */
export interface SignInOption {
  provider: SignInProvider;
  isAvailable: boolean;
}

/** An identity provider to sign in with. */
export type SignInProvider = 'google' | 'facebook' | 'apple';

/** A session that has just begun. The token is good for `sessionHours`. */
export interface SignedIn {
  _id: string;
  fullName: string;
  email: string;
  role: Role;
  /** Id of a user type */
  vendorType: string | null;
  vendorId: string | null;
  vendorDetails: { fullName: string; phoneNumber: string } | null;
  listing: ListingState | null;
  token: string;
}

/** Contact data of the house, set per installation. */
export interface SiteContent {
  name: string;
  address: string;
  phone: string;
  email: string;
  copyright: string;
  /** Where somebody looks who has not said where. */
  place: GeoPlace;
}

/** Name and contact of the site; they replace the current ones. */
export interface SiteOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  site: SiteText;
}

/** Everything of the site that operators edit, each part with its revision. */
export interface SiteSettings {
  site: {
    revision: number;
    site: {
      name: string;
      address: string;
      phone: string;
      email: string;
      copyright: string;
      place: { name: string; city: string };
    };
  };
  /** As it was written: `popularCities` is empty while the largest are shown. */
  footer: { revision: number; footer: FooterContent };
  locations: { revision: number; first: string[]; states: { slug: string; name: string }[] };
}

/** What an installation says of itself; the place by its name. */
export interface SiteText {
  name: string;
  address: string;
  phone: string;
  email: string;
  copyright: string;
  place: { name: string; city: string };
}

/** A slide of the banner; without `_id` a new one. `picture` names a scene. */
export interface SlideText {
  _id?: string;
  title: string;
  text: string;
  topic: string;
  profession: string;
  picture: string;
}

/** The slides of the banner in their order. */
export interface SlidesSheet {
  revision: number;
  slides: SlideText[];
}

/** The times of one vendor, day by day. */
export interface SlotsAnswer {
  /** IANA zone the days and labels are in: `Asia/Kolkata`. */
  timeZone: string;
  days: {
    /** `yyyy-MM-dd` in `timeZone`. */
    date: string;
    free: number;
    /** Always the three parts, in the order of the day. */
    groups: { part: DayPart; slots: BookableSlot[] }[];
  }[];
}

/** How a list can be ordered. */
export type SortName =
  | 'relevance'
  | 'soonest'
  | 'distance'
  | 'rating'
  | 'popular'
  | 'fee-low'
  | 'fee-high'
  | 'experience';

/** A month of a professional, in India; one part a currency. */
export interface Statement {
  month: string;
  parts: StatementPart[];
  /** Issued in the month. */
  creditNotes: ListedCreditNote[];
}

/** One currency of a statement. */
export interface StatementPart {
  /** What was held for the professional when the month began. */
  opening: Money;
  /** Paid online by clients. */
  payments: Money;
  /** Positive towards the professional. */
  refunds: Money;
  /** Kept by the site; none are charged. */
  fees: Money;
  /** Positive towards the professional. */
  payouts: Money;
  /** Payouts that the bank did not take. */
  payoutsReturned: Money;
  /** The sum of those above. */
  closing: Money;
  /** Of `closing`, what a payout would pay; the rest is of visits to come. */
  owed: Money;
  /** Received by the professional at visits; in no other sum. */
  atVisits: Money;
}

/** A step of any profession, as its draft has it; documented calls store a teacher's. */
export type StepOrder =
  | {
      title: string;
      gender: string;
      /** With their country code, `+91…`. */
      mobileNumber: string[];
      whatsAppNumber: string;
      isWhatsAppSame: boolean;
      landlineNumber: string;
      city: string;
      location: string;
      /** What somebody works in: a teacher's subjects, a doctor's specialities. */
      subject: string[];
      /** Teachers only. */
      syllabusTaught: string[];
      step: 'details';
    }
  | { text: string; step: 'description' }
  | { none: boolean; items: CertificateDraft[]; step: 'certificates' }
  | { none: boolean; items: EducationDraft[]; step: 'education' }
  | { days: DayDraft[]; step: 'availability' }
  | {
      /** `tutionCategory` of teachers; professions without one leave it empty. */
      category: string;
      /** Whole years, as typed. */
      experience: string;
      /** Rupees, as typed. */
      price: string;
      step: 'other';
    };

/** What somebody told about a professional, with consent. */
export interface Story {
  _id: string;
  slug: string;
  title: string;
  name: string;
  img: string;
  stars: number;
  summary: string;
  published: string;
  vendor: { _id: string; vendorName: string; profession: string };
  /** True where the people in it are invented. */
  isSample: boolean;
}

/** A story with its whole text. */
export interface StoryDetails {
  _id: string;
  slug: string;
  title: string;
  name: string;
  img: string;
  stars: number;
  summary: string;
  published: string;
  vendor: { _id: string; vendorName: string; profession: string };
  /** True where the people in it are invented. */
  isSample: boolean;
  body: Block[];
}

/** What a student hands in; the file was sent before with `uploadFile`. */
export interface SubmissionOrder {
  text?: string | null;
  fileId?: string | null;
}

/** Nothing is sent before it is confirmed */
export interface SubscriptionAnswer {
  state: 'pending';
}

/** A subscription to a topic, by its slug. */
export interface SubscriptionOrder {
  email: string;
  topic: string;
}

/** How letters on a topic stand, told to whoever has the key of one of them. */
export interface SubscriptionStanding {
  state: 'confirmed' | 'ended';
  email: string;
  /** As the slide has it. */
  title: string;
}

/** Suggestions grouped by kind, the likeliest kind first. */
export interface SuggestAnswer {
  /** The word they are for, where the typed one is taken for misspelt. */
  corrected: string | null;
  suggestions: Suggestion[];
}

/** Something a half-typed word can mean. `term` is what the search field would then hold. */
export type Suggestion =
  | {
      kind: 'speciality';
      term: string;
      label: string;
      profession: string;
      spec: string;
      count: number;
    }
  | { kind: 'profession'; term: string; label: string; profession: string; count: number }
  | {
      kind: 'person';
      term: string;
      label: string;
      profession: string;
      vendorId: string;
      title: string;
      locality: string;
    }
  | { kind: 'place'; term: string; label: string; place: GeoPlace };

/** Why an operator takes something back; it stands in the registry's log. */
export interface TakeBackOrder {
  reason: string;
}

/** What invoices are issued by from now on. */
export interface TaxProfile {
  gstin: string | null;
  /** In which the GSTIN is registered, `Karnataka (29)`. */
  state: string | null;
  legalName: string | null;
  sac: string;
  rate: number;
  /** What is usual in the profession, and the rule it follows from. */
  proposed: { sac: string; rate: number; rule: string };
}

/** What a professional states about GST. */
export interface TaxProfileOrder {
  /** Null: not registered, so that invoices are receipts without tax. */
  gstin: string | null;
  /** As registered; null: the name of the page. */
  legalName: string | null;
  /** Service Accounting Code: a heading of four digits or a service of six. */
  sac: string;
  /** Percent of GST within prices. */
  rate: 0 | 5 | 18;
}

/** Step 2 of a teacher. */
export interface TeacherDescription {
  vendorId: string;
  teacherDesc: string;
}

/** Step 6 of a teacher; `price` in rupees for an hour. */
export interface TeacherDetail {
  vendorId: string;
  tutionCategory: string;
  teachingExperience: number;
  price: number;
}

/** Step 1 of a teacher. `landlineNumber` may be empty. */
export interface TeacherRegistration {
  title: string;
  gender: string;
  /** With their country code, `+91…`. */
  mobileNumber: string[];
  whatsAppNumber: string;
  landlineNumber: string;
  city: string;
  location: string;
  /** What somebody works in: a teacher's subjects, a doctor's specialities. */
  subject: string[];
  /** Teachers only. */
  syllabusTaught: string[];
  vendorId: string;
}

/** `delay`: paid some seconds later; `twice`: paid, and told twice. */
export type TestOutcome = 'success' | 'decline' | 'delay' | 'twice';

/** Words that look the same. `href`: an http(s) or mailto address, or a path of this site. */
export interface TextRun {
  text: string;
  isBold?: true;
  isItalic?: true;
  href?: string;
}

/** A conversation of a client with a professional, as one of the two sees it. */
export interface Thread {
  _id: string;
  /** The other side. */
  with: { name: string; img: string | null; vendor: BookedVendor | null };
  last: { text: string; time: string; by: 'me' | 'other' } | null;
  unread: number;
  /** Telephone numbers and addresses are hidden in messages until the two have a booking. */
  isMasked: boolean;
}

/** A message of a conversation. */
export interface ThreadMessage {
  _id: string;
  by: 'me' | 'other';
  text: string;
  time: string;
}

/** A conversation with one part of its messages. */
export interface ThreadMessages {
  thread: Thread;
  /** Newest last. */
  messages: ThreadMessage[];
  /** Cursor of what was said before; null at the beginning. */
  before: string | null;
}

/** A support ticket as its author sees it. */
export interface Ticket {
  _id: string;
  number: string;
  /** The beginning of the first message */
  subject: string;
  state: TicketState;
  time: string;
  updatedAt: string;
  /** An answer has not been seen yet */
  hasNews: boolean;
}

/** `number` is what to name when asking after it: `NK-T-000123`. */
export interface TicketAnswer {
  number: string;
}

/** A message of a support ticket. */
export interface TicketMessage {
  _id: string;
  by: 'me' | 'support';
  text: string;
  time: string;
}

/** The Need Help form. */
export interface TicketOrder {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  message: string;
}

/** `open` waits for support, `answered` for the author; `closed` takes no messages. */
export type TicketState = 'open' | 'answered' | 'closed';

/** A support ticket with its messages. */
export interface TicketThread {
  _id: string;
  number: string;
  /** The beginning of the first message */
  subject: string;
  state: TicketState;
  time: string;
  updatedAt: string;
  /** An answer has not been seen yet */
  hasNews: boolean;
  messages: TicketMessage[];
}

/** What became of an order that has nothing else to tell. */
export interface Told {
  message: string;
}

/** A new topic of a profession. */
export interface TopicOrder {
  professionId: string;
  name: string;
}

/** The topic of an operator to remove. */
export interface TopicRemoval {
  topicId: string;
}

/** One call of a stack, innermost first. */
export interface TraceFrame {
  /**
   * Mapped to its source; without one in the map; the release has no map any more; or of no
   * release.
   */
  state: 'mapped' | 'unmapped' | 'gone' | 'elsewhere';
  part: string | null;
  version: string | null;
  /** Team that answers for the part. */
  owner: string | null;
  /** Where it is mapped, relative to the part's folder; else as released. */
  file: string | null;
  line: number | null;
  /** Counts from 1, as the line does. */
  column: number | null;
  /** As the next frame calls it, else as it is in the released file. */
  function: string | null;
}

/** A transfer over UPI that its payer has made. */
export interface TransferOrder {
  /** UTR, which UPI apps show as the transaction id. */
  bankReference: string;
}

/** What the payer said of a transfer. */
export interface TransferReport {
  bankReference: string;
  at: string;
  /** Until then the time of a booking is kept; null where none is. */
  keptUntil: string | null;
}

/** A kind of content that operators write in several languages. */
export type TranslatedKind = 'post' | 'faq' | 'slide' | 'site' | 'footer' | 'document';

/** Content in English and in one other language, field by field. */
export interface Translation {
  itemId: string;
  /** In English, to be recognised by. */
  title: string;
  /** `outdated`: words are missing, or the English has changed since. */
  state: 'missing' | 'outdated' | 'current';
  revision: number;
  /** Digest of the English. */
  source: string;
  words: { field: string; english: string; translated: string }[];
}

/** Content, and whether it is translated. */
export interface TranslationEntry {
  itemId: string;
  /** In English, to be recognised by. */
  title: string;
  /** `outdated`: words are missing, or the English has changed since. */
  state: 'missing' | 'outdated' | 'current';
}

/** A language that content is translated into; English is the source. */
export type TranslationLanguage = 'hi' | 'kn';

/** A translation to store; fields that are left empty are read in English. */
export interface TranslationOrder {
  /** The one that was read: a later one is refused with `draft-changed` */
  revision: number;
  /** The one that was read: another one is refused. */
  source: string;
  words: { field: string; translated: string | '' }[];
}

/** A filter that stood in a term: `lady`, `under 500`, `kannada speaking`. */
export interface UnderstoodFilter {
  field: 'gender' | 'lang' | 'fee' | 'exp' | 'rating' | 'avail';
  /** Its values, joined by commas as in an address. */
  value: string;
  /** As people read it: `Female`. */
  label: string;
  /** The term without it. */
  without: string;
}

/** What is left out stays; an empty phone removes it. */
export interface UserChanges {
  fullName?: string;
  email?: string;
  phone?: string;
  gender?: Gender | null;
  language?: MessageLanguage;
}

/** `pendingEmail`: given, but not confirmed yet; letters still go to `email`. */
export interface UserRecord {
  _id: string;
  fullName: string;
  email: string;
  phone: string | null;
  gender: Gender | null;
  pendingEmail: string | null;
  language: MessageLanguage;
}

/** Where an account is signed in. `_id` names the session and opens nothing. */
export interface UserSession {
  _id: string;
  /** `Chrome on Windows`; null where the browser does not tell. */
  device: string | null;
  startedAt: string;
  /** Exact to a few minutes; null until the session is used. */
  lastSeenAt: string | null;
  /** The session that asks. */
  isCurrent: boolean;
}

/** A kind of account a professional can sign up as. */
export interface UserType {
  _id: string;
  userTypeName: string;
  userTypeIcon: string;
  whiteIcon: string;
}

/** A vendor as a listing shows it. Documented fields first; the rest is additive. */
export interface Vendor {
  _id: string;
  vendorName: string;
  subCategory: { _id: string; categoryName: string } | null;
  doctorDetails: { education: string[]; experience: string[]; clinicName: string } | null;
  teacherDetails: {
    teachingLanguage: string[];
    totalLesson: number;
    teachingExperience: string;
  } | null;
  specialization: { specializationName: string }[];
  education: { qualification: string }[];
  category: { _id: string; categoryName: string };
  /** Slug of the profession: `doctor`, `ca`. */
  profession: string;
  img: string;
  title: string;
  /** At most four lines, most telling first. */
  qualifications: string[];
  address: string;
  locality: { name: string; city: string; pin: string; lat: number; lng: number };
  /** Whole years. */
  experienceYears: number;
  languages: string[];
  rating: Rating | null;
  fee: { amount: number; currency: 'INR' | 'USD'; per: string } | null;
  isVerified: boolean;
  /** Kilometres from the place that was asked for, one decimal; null where none was. */
  km: number | null;
  /** The next free times, soonest first, at most `limits.slotsOnCard`; ISO instants. */
  nextSlots: string[];
  /** Median minutes until a message is answered; null while nothing is known. */
  replyMinutes: number | null;
  /** True for invented people: everybody in seeded data. */
  isSample: boolean;
}

/** Everything a details page shows beyond the listing's card. */
export interface VendorDetails {
  _id: string;
  vendorName: string;
  subCategory: { _id: string; categoryName: string } | null;
  doctorDetails: { education: string[]; experience: string[]; clinicName: string } | null;
  teacherDetails: {
    teachingLanguage: string[];
    totalLesson: number;
    teachingExperience: string;
  } | null;
  specialization: { specializationName: string }[];
  education: { qualification: string }[];
  category: { _id: string; categoryName: string };
  /** Slug of the profession: `doctor`, `ca`. */
  profession: string;
  img: string;
  title: string;
  /** At most four lines, most telling first. */
  qualifications: string[];
  address: string;
  locality: { name: string; city: string; pin: string; lat: number; lng: number };
  /** Whole years. */
  experienceYears: number;
  languages: string[];
  rating: Rating | null;
  fee: { amount: number; currency: 'INR' | 'USD'; per: string } | null;
  isVerified: boolean;
  /** Kilometres from the place that was asked for, one decimal; null where none was. */
  km: number | null;
  /** The next free times, soonest first, at most `limits.slotsOnCard`; ISO instants. */
  nextSlots: string[];
  /** Median minutes until a message is answered; null while nothing is known. */
  replyMinutes: number | null;
  /** True for invented people: everybody in seeded data. */
  isSample: boolean;
  about: string;
  /** What the person is asked for most, in their own order. */
  services: Service[];
  /** Lessons sold one by one or several at once; empty where nothing is sold so. */
  packages: LessonPackage[];
  portfolio: PortfolioWork[];
  /** Terms of an engagement: `{ label: 'Day off', value: 'Sunday' }`. */
  terms: { label: string; value: string }[];
  /** Weekdays count from 1, Monday. */
  workingHours: WeekdayHours[];
  /** Set only where the vendor has set one. */
  lunch: { from: string; to: string } | null;
  landmark: string | null;
  parking: string | null;
  /** What was checked about the person, and the day it was. */
  evidence: { what: string; checkedOn: string }[];
  /** The telephone number as far as everybody may see it; null where there is none. */
  phoneHint: string | null;
  /** Slug of the government office whose people these are; null elsewhere. */
  office: string | null;
}

/**
 * What narrows and orders a list of professionals: the query of the API’s lists and of the
 * browser’s listing pages alike.
 */
export interface VendorFilters {
  /** A name, a speciality or a problem, in any known language */
  q?: string;
  gender?: string;
  lang?: string;
  fee?: string;
  exp?: string;
  rating?: string;
  level?: string;
  court?: string;
  avail?: string;
  city?: string;
  state?: string;
  /** Slug of the locality or city to look around */
  loc?: string;
  /** A point to look around instead, in degrees; always both. */
  lat?: number;
  lng?: number;
  /** Kilometres around the point or locality */
  r?: number;
  /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
  quick?: '1';
  /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
  ids?: string;
  sort?: SortName;
  /** Counts from 1 */
  page?: number;
  limit?: number;
  /** `next` of the answer before; instead of `page`. */
  cursor?: string;
}

/** A page of professionals, and how many there would be under every other choice. */
export interface VendorsAnswer {
  vendors: Vendor[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  /** False: `total` is where counting stopped ("5,000+"); there are at least as many. */
  isTotalExact: boolean;
  /** Cursor of what comes after this page; null at the end. */
  next: string | null;
  facets: Facet[];
  /** The place distances are measured from and headings name; null when none was asked for. */
  place: GeoPlace | null;
}

/** An onboarding as operators verify it. */
export interface Verification {
  vendorId: string;
  name: string;
  profession: string;
  state: OnboardingState;
  /** Everything that was stored, as the page will show it. */
  draft: OnboardingDraft;
  credentials: Credential[];
  history: OnboardingEvent[];
  /** Null while where they work is not a place of the directory; approving takes one. */
  localityId: string | null;
}

/** The account and its new session, after a correct code. */
export interface VerificationAnswer {
  _id: string;
  fullName: string;
  email: string;
  role: Role;
  /** Id of a user type */
  vendorType: string | null;
  vendorId: string | null;
  vendorDetails: { fullName: string; phoneNumber: string } | null;
  listing: ListingState | null;
  token: string;
  message: string;
}

/**
 * `approved` needs every document approved; `changes-needed` a note or a rejected document.
 */
export interface VerificationDecision {
  state: 'approved' | 'changes-needed';
  note?: string;
  localityId?: string;
}

/** A submitted practice in the operator's queue; the one that waits longest comes first. */
export interface VerificationEntry {
  vendorId: string;
  name: string;
  profession: string;
  submittedAt: string;
  credentials: number;
}

/** The code that confirms the email address of a new account. */
export interface VerificationOrder {
  email: string;
  /** The four digits, joined */
  otp: string;
  /** Ignored: the account says */
  profession?: string;
}

/** Onboardings that wait for verification; `total` counts all of them. */
export interface VerificationsAnswer {
  entries: VerificationEntry[];
  total: number;
}

/**
 * Signed by the API, short-lived, and about one view of a page; null where no canary runs.
 */
export interface VisitTicket {
  ticket: string | null;
}

/** What a page runs while a canary is watched. */
export interface VisitTicketOrder {
  /** Composition of the page, canary included. */
  lock: string;
}

/**
 * A web vital while this part held the page: LCP and INP in milliseconds, CLS without unit.
 */
export interface VitalFact {
  kind: 'vital';
  part: string;
  version: string;
  name: 'LCP' | 'INP' | 'CLS';
  value: number;
}

/** A place on a professional's waitlist, for one day. */
export interface WaitlistEntry {
  _id: string;
  vendor: BookedVendor;
  kind: BookingKind;
  date: string;
  state: 'waiting' | 'offered' | 'missed' | 'taken';
  /** The time that is kept for this person, and until when; null while waiting. */
  offer: { start: string; until: string } | null;
}

/** Asks to be told when a time becomes free on a day. */
export interface WaitlistOrder {
  vendorId: string;
  kind: BookingKind;
  /** `yyyy-MM-dd` in the professional's zone. */
  date: string;
}

/** Hours of one weekday; Monday is 1. */
export interface WeekdayHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** `pictureId`: a file sent before with `uploadFile`. */
export interface WorkOrder {
  title: string;
  about: string;
  year: number;
  pictureId: string;
}
