import { addDays, eachDay, INDIA, instantAt, minutesOf } from '../calendar/calendar';
import {
  type AnsweredQuestion,
  type Article,
  type BannerSlide,
  type CampaignDetails,
  type Category,
  type Complaint,
  type ComplaintsAnswer,
  defaultPlace,
  type Engagement,
  type Faq,
  type FooterContent,
  type GeoPlace,
  type GeoStateDetails,
  type GovDepartment,
  type GovOffice,
  type GovOfficeDetails,
  type LessonPackage,
  type MostViewedVendor,
  type Picture,
  type PortfolioWork,
  type Review,
  type ReviewsAnswer,
  type SiteContent,
  type SlotsAnswer,
  type StoryDetails,
  type Vendor,
  type VendorDetails,
  type VendorsAnswer,
} from '../contract';

/** The picture of the doctors in two formats. */
export function aPicture(values: Partial<Picture> = {}): Picture {
  return {
    src: '/assets/pictures/categories/doctor-320.webp',
    sources: [
      { type: 'image/avif', srcset: '/assets/pictures/categories/doctor-320.avif 320w' },
      { type: 'image/webp', srcset: '/assets/pictures/categories/doctor-320.webp 320w' },
    ],
    width: 320,
    height: 240,
    alt: 'A doctor’s bag',
    ...values,
  };
}

/** A top-level category; by default Doctor. */
export function aCategory(values: Partial<Category> = {}): Category {
  return {
    _id: 'category-doctor',
    categoryName: 'Doctor',
    backgroundColor: '#E5F0FB',
    parent: null,
    order: 0,
    count: 12,
    slug: 'doctor',
    image: '/assets/images/doctor.png',
    picture: aPicture(),
    profession: 'doctor',
    ...values,
  };
}

/** A dentist with everything filled in. */
export function aVendor(values: Partial<Vendor> = {}): Vendor {
  return {
    _id: 'vendor-1',
    vendorName: 'Dr. Kavya Gowda',
    subCategory: { _id: 'category-dentist', categoryName: 'Dentist' },
    doctorDetails: {
      education: ['MDS, Orthodontics'],
      experience: ['11 years in practice'],
      clinicName: 'Neem Tree Dental',
    },
    teacherDetails: null,
    specialization: [],
    education: [],
    category: { _id: 'category-doctor', categoryName: 'Doctor' },
    profession: 'doctor',
    img: '/assets/avatars/1.svg',
    title: 'Dentist',
    qualifications: ['MDS, Orthodontics', '11 years in practice'],
    address: '27th Main, Sector 1, HSR Layout',
    locality: { name: 'HSR Layout', city: 'Bengaluru', pin: '560102', lat: 12.9116, lng: 77.6474 },
    experienceYears: 11,
    languages: ['Kannada', 'English'],
    rating: { average: 4.5, count: 300 },
    fee: { amount: 50000, currency: 'INR', per: 'visit' },
    isVerified: true,
    km: null,
    nextSlots: [],
    replyMinutes: null,
    isSample: true,
    ...values,
  };
}

/** The same dentist as a details page receives her. */
export function aVendorDetails(values: Partial<VendorDetails> = {}): VendorDetails {
  return {
    ...aVendor(),
    about: 'Kavya looks after teeth in HSR Layout.',
    services: [
      {
        _id: 's1',
        name: 'Cleaning',
        minutes: 30,
        rate: null,
        otherCharges: { amount: 0, currency: 'INR' },
        fee: { amount: 80000, currency: 'INR' },
      },
    ],
    packages: [],
    portfolio: [],
    terms: [],
    workingHours: [{ weekday: 1, opens: '10:00', closes: '20:00' }],
    lunch: null,
    landmark: null,
    parking: null,
    evidence: [],
    phoneHint: null,
    office: null,
    ...values,
  };
}

/** A page of vendors; totals follow from the vendors unless given. */
export function vendorsPage(vendors: Vendor[], paging: Partial<VendorsAnswer> = {}): VendorsAnswer {
  const total = paging.total ?? vendors.length;
  const limit = paging.limit ?? 10;
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    vendors,
    page: 1,
    limit,
    total,
    totalPages,
    isTotalExact: true,
    next: null,
    facets: [],
    place: null,
    ...paging,
  };
}

/** A neighbourhood; by default HSR Layout. Its id follows its name. */
export function aPlace(values: Partial<GeoPlace> = {}): GeoPlace {
  const name = values.name ?? defaultPlace.name;
  return { ...defaultPlace, _id: `place-${name}`, ...values };
}

/** The site content of an installation. */
export function aSiteContent(values: Partial<SiteContent> = {}): SiteContent {
  return {
    name: 'Nukkad',
    address: '1 Corner Street',
    phone: '+91 90000 00000',
    email: 'help@example.invalid',
    copyright: 'All rights reserved',
    place: defaultPlace,
    ...values,
  };
}

/** The footer's lists: empty unless given. */
export function aFooterContent(values: Partial<FooterContent> = {}): FooterContent {
  return { quickLinks: [], popularCategories: [], popularCities: [], social: [], ...values };
}

/** A dentist's review of yesterday: five stars, no reply. */
export function aReview(values: Partial<Review> = {}): Review {
  return {
    _id: 'review-1',
    name: 'Asha Menon',
    img: '',
    time: '2026-11-01T10:00:00Z',
    text: 'Careful and on time.',
    stars: 5,
    recommends: true,
    visitedFor: null,
    reply: null,
    ...values,
  };
}

/** A page of reviews; sums and the histogram follow from them unless given. */
export function reviewsPage(reviews: Review[], answer: Partial<ReviewsAnswer> = {}): ReviewsAnswer {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return {
    rating: reviews.length < 3 ? null : { average: sum / reviews.length, count: reviews.length },
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter((review) => review.stars === stars).length,
    })),
    total: reviews.length,
    reviews,
    next: null,
    ...answer,
  };
}

/** Days of slots: two free in the morning, a lunch break, one free in the evening. */
export function slotDays(from: string, count = 7): SlotsAnswer {
  const slot = (date: string, time: string, taken: 'lunch' | null = null) => ({
    start: instantAt(date, minutesOf(time), INDIA).toISOString(),
    time,
    taken,
  });
  const days = eachDay(from, addDays(from, count - 1)).map((date) => ({
    date,
    free: 3,
    groups: [
      { part: 'morning' as const, slots: [slot(date, '10:00'), slot(date, '10:30')] },
      { part: 'afternoon' as const, slots: [slot(date, '14:00', 'lunch')] },
      { part: 'evening' as const, slots: [slot(date, '17:30')] },
    ],
  }));
  return { timeZone: INDIA, days };
}

/** A question of a FAQ with its answer. */
export function aFaq(values: Partial<Faq> = {}): Faq {
  return {
    _id: 'faq-1',
    question: 'How often should I see a dentist?',
    answer: 'Every six months.',
    ...values,
  };
}

/** A published question with one answer, of unnamed author. */
export function anAnsweredQuestion(values: Partial<AnsweredQuestion> = {}): AnsweredQuestion {
  return {
    _id: 'question-1',
    question: 'Does a root canal hurt?',
    time: '2026-11-01T10:00:00Z',
    answer: 'Hardly, with an anaesthetic.',
    answeredBy: null,
    others: [],
    ...values,
  };
}

/** A published complaint without an answer. */
export function aComplaint(values: Partial<Complaint> = {}): Complaint {
  return {
    _id: 'complaint-1',
    number: 'NK-C-000123',
    kind: 'service-related',
    recipient: null,
    text: 'The certificate took three months.',
    time: '2026-11-01T10:00:00Z',
    status: 'received',
    level: 1,
    alike: 0,
    answer: null,
    ...values,
  };
}

/** The complaints as the first and only page, unless `paging` says otherwise. */
export function complaintsPage(
  complaints: Complaint[],
  paging: Partial<ComplaintsAnswer> = {},
): ComplaintsAnswer {
  return {
    complaints,
    page: 1,
    limit: 10,
    total: complaints.length,
    totalPages: 1,
    ...paging,
  };
}

/** A government office with the names of its five departments. */
export function aGovOffice(values: Partial<GovOffice> = {}): GovOffice {
  return {
    _id: 'office-1',
    slug: 'finance',
    heading: 'Finance and Taxes',
    about: 'Money of the state, and what is paid to it.',
    detail1: 'State Department of Finance',
    detail2: 'Treasuries',
    detail3: 'Commercial Taxes',
    detail4: 'Pensions',
    detail5: 'Small Savings',
    ...values,
  };
}

/** The same office with a panel for each of its five departments. */
export function aGovOfficeDetails(values: Partial<GovOfficeDetails> = {}): GovOfficeDetails {
  const office = aGovOffice();
  const { detail1, detail2, detail3, detail4, detail5 } = office;
  const names = [detail1, detail2, detail3, detail4, detail5];
  return { ...office, departments: names.map((name) => aGovDepartment({ name })), ...values };
}

/** A department with working hours and one officer. */
export function aGovDepartment(values: Partial<GovDepartment> = {}): GovDepartment {
  const name = values.name ?? 'State Department of Finance';
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    name,
    about: `${name} at your service.`,
    address: '1 Vidhana Veedhi, Bengaluru 560001',
    phone: '+91 90000 00001',
    workingHours: [{ weekday: 1, opens: '10:00', closes: '17:30' }],
    officers: [
      {
        _id: `officer-${slug}`,
        vendorName: `Officer of ${name}`,
        title: 'Public Officer',
        img: '',
      },
    ],
    services: [{ name: `Certificate of ${name}`, days: 7, fee: null }],
    documents: [`Form of ${name}`],
    ...values,
  };
}

/** Five lessons of fifty minutes, cheaper than single ones. */
export function aLessonPackage(values: Partial<LessonPackage> = {}): LessonPackage {
  return {
    _id: 'package-5',
    name: '5 lessons',
    lessons: 5,
    minutes: 50,
    fee: { amount: 10_000, currency: 'USD' },
    instead: { amount: 11_000, currency: 'USD' },
    ...values,
  };
}

/** A work of a portfolio, with a picture. */
export function aPortfolioWork(values: Partial<PortfolioWork> = {}): PortfolioWork {
  return {
    _id: 'work-1',
    title: 'Full Stack Developer',
    about: 'A shop with a till that never waits.',
    year: 2025,
    picture: aPicture(),
    ...values,
  };
}

/** A slide of the home page's banner; by default for doctors. */
export function aBannerSlide(values: Partial<BannerSlide> = {}): BannerSlide {
  return {
    _id: 'slide-doctors',
    title: 'Doctors who explain',
    text: 'Find one near you.',
    topic: 'doctors',
    profession: 'doctor',
    picture: aPicture(),
    ...values,
  };
}

/** An article; its card is the same without the body. */
export function anArticle(values: Partial<Article> = {}): Article {
  return {
    _id: 'post-1',
    slug: 'choosing-a-dentist',
    title: 'Choosing a dentist',
    summary: 'Five things to ask before the first visit.',
    topic: 'Health',
    published: '2026-10-01T04:30:00.000Z',
    minutes: 4,
    picture: aPicture(),
    body: [{ kind: 'paragraph', text: 'Ask what it will cost.' }],
    ...values,
  };
}

/** A customer's story; its card is the same without the body. */
export function aStory(values: Partial<StoryDetails> = {}): StoryDetails {
  return {
    _id: 'story-1',
    slug: 'a-tooth-and-an-estimate',
    title: 'A tooth and an estimate',
    name: 'Meera Iyer',
    img: '/assets/avatars/2.svg',
    stars: 4,
    summary: 'The price was the one I was told.',
    published: '2026-09-12T04:30:00.000Z',
    vendor: { _id: 'vendor-1', vendorName: 'Dr. Kavya Gowda', profession: 'doctor' },
    isSample: false,
    body: [{ kind: 'paragraph', text: 'It did not hurt.' }],
    ...values,
  };
}

/** A campaign that has reached a third of its goal. */
export function aCampaign(values: Partial<CampaignDetails> = {}): CampaignDetails {
  return {
    _id: 'campaign-1',
    slug: 'reading-room',
    kind: 'cause',
    title: 'A reading room for Agara',
    category: 'Education',
    description: 'Shelves, lamps and a thousand books.',
    raised: { amount: 12_000_000, currency: 'INR' },
    goal: { amount: 36_000_000, currency: 'INR' },
    donors: 132,
    days: 21,
    organiser: 'Agara Parents Circle (sample)',
    picture: aPicture(),
    state: 'running',
    stopReason: null,
    body: [{ kind: 'paragraph', text: 'The room stands empty.' }],
    updates: [{ time: '2026-11-01T04:30:00.000Z', text: 'Four shelves have come.' }],
    ...values,
  };
}

/** A recent visit with its review. */
export function anEngagement(values: Partial<Engagement> = {}): Engagement {
  return {
    _id: 'engagement-1',
    img: '/assets/avatars/1.svg',
    name: 'Dr. Kavya Gowda',
    service: 'Root canal',
    about: 'One long visit instead of three.',
    date: '2026-11-02T04:30:00.000Z',
    stars: 5,
    rating: 4.8,
    vendor: { _id: 'vendor-1', profession: 'doctor' },
    isSample: false,
    ...values,
  };
}

/** A professional of the most viewed ones. */
export function aMostViewedVendor(values: Partial<MostViewedVendor> = {}): MostViewedVendor {
  return {
    _id: 'vendor-1',
    img: '/assets/avatars/1.svg',
    name: 'Dr. Kavya Gowda',
    speciality: 'Dentist',
    qualification: 'MDS, Orthodontics',
    Consultations: 1_240,
    experience: 11,
    profession: 'doctor',
    views: 312,
    isSample: false,
    ...values,
  };
}

/** A state and its one city. */
export function aGeoState(values: Partial<GeoStateDetails> = {}): GeoStateDetails {
  return {
    slug: 'karnataka',
    name: 'Karnataka',
    cities: 1,
    vendors: 1_204,
    places: [
      {
        ...{ slug: 'bengaluru', name: 'Bengaluru', vendors: 1_204 },
        professions: [{ slug: 'doctor', vendors: 1_204 }],
      },
    ],
    ...values,
  };
}
