import {
  type Category,
  defaultPlace,
  type GeoPlace,
  type GeoStateDetails,
  type LessonPackage,
  type MapAnswer,
  type MapPoint,
  type MostViewedVendor,
  type Picture,
  type PortfolioWork,
  type Vendor,
  type VendorDetails,
  type VendorsAnswer,
} from '../../contract';

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

/** A neighbourhood; by default HSR Layout. Its id follows its name. */
export function aPlace(values: Partial<GeoPlace> = {}): GeoPlace {
  const name = values.name ?? defaultPlace.name;
  return { ...defaultPlace, _id: `place-${name}`, ...values };
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

/** A dentist on a map, in HSR Layout. */
export function aMapPoint(values: Partial<MapPoint> = {}): MapPoint {
  return {
    _id: 'vendor-1',
    vendorName: 'Dr. Kavya Gowda',
    title: 'Dentist',
    profession: 'doctor',
    lat: 12.912,
    lng: 77.647,
    ...values,
  };
}

/** A map of one dentist, without tiles. */
export function aMapAnswer(values: Partial<MapAnswer> = {}): MapAnswer {
  return {
    total: 1,
    isTotalExact: true,
    points: [aMapPoint()],
    groups: [],
    places: [
      { name: 'HSR Layout', lat: 12.912, lng: 77.647 },
      { name: 'Koramangala', lat: 12.935, lng: 77.624 },
    ],
    tiles: null,
    ...values,
  };
}
