import type { PageIdentity, StructuredData } from '@nukkad/platform';
import {
  type Faq,
  type Review,
  sharePictureSize,
  type VendorDetails,
  vendorSharePicture,
} from '@nukkad/platform/contract';
import { formatFeeUnit, formatMoney, formatRating } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { languageTagOf, pageAddress, pageLanguage } from '@nukkad/platform/words';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { faqData } from '../common/page/faq-data';
import type { Profession } from '../common/professions/profession';
import { detailsAddress, vendorSpeciality } from './details.model';
import { text } from './details.text';
import { workingSpans } from './place/hours.model';

interface Known {
  vendor: VendorDetails;
  profession: Profession;
  origin: string;
  reviews: readonly Review[];
  faq: readonly Faq[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Page identity of a vendor. */
export function vendorPageIdentity(known: Known): PageIdentity {
  const { vendor, profession } = known;
  return {
    title: vendor.vendorName,
    description: descriptionOf(vendor, profession),
    canonical: detailsAddress(profession, vendor._id),
    picture: {
      ...{ src: vendorSharePicture(vendor._id, pageLanguage()), ...sharePictureSize },
      alt: text.isA(
        vendor.vendorName,
        localName(vendor.title) || profession.one,
        placeNameOf(vendor),
      ),
    },
    data: [personOf(known), trailOf(known), ...faqData(known.faq)],
  };
}

function descriptionOf(vendor: VendorDetails, { one }: Profession): string {
  const { rating, fee, experienceYears } = vendor;
  const facts = [
    experienceYears > 0 ? text.experience(experienceYears) : null,
    rating ? text.rated(formatRating(rating.average), rating.count) : null,
    fee ? text.feeFrom(formatMoney(fee), formatFeeUnit(fee.per)) : null,
  ];
  return [
    text.isA(vendor.vendorName, localName(vendor.title) || one, placeNameOf(vendor)),
    ...facts,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

function placeNameOf({ locality }: VendorDetails): string | null {
  return locality ? localName(`${locality.name}, ${locality.city}`) : null;
}

/** In schema.org only businesses have a range of prices; of the types in use this is the one other. */
const UNPRICED = 'EducationalOrganization';

function personOf({ vendor, profession, origin, reviews }: Known): StructuredData {
  const url = origin + pageAddress(detailsAddress(profession, vendor._id));
  const type = profession.profile.schemaType(vendorSpeciality(vendor));
  return {
    '@type': type,
    '@id': url,
    url,
    name: vendor.vendorName,
    ...(vendor.img && { image: origin + vendor.img }),
    ...(vendor.about && { description: vendor.about }),
    ...placeOf(vendor),
    ...(vendor.fee &&
      type !== UNPRICED && {
        priceRange: `${formatMoney(vendor.fee)} ${common.per(formatFeeUnit(vendor.fee.per))}`,
      }),
    ...(vendor.languages?.length > 0 && {
      knowsLanguage: vendor.languages.map((language) => localName(language)),
    }),
    ...hoursOf(vendor),
    ...ratingOf(vendor, reviews),
  };
}

function placeOf({ address, locality }: VendorDetails) {
  if (!locality) return {};
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: localName(locality.city),
      postalCode: locality.pin,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: locality.lat, longitude: locality.lng },
  };
}

function hoursOf({ workingHours, lunch }: VendorDetails) {
  const spans = weekdays.flatMap((day, index) =>
    workingSpans(index + 1, workingHours, lunch).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: from,
      closes: to,
    })),
  );
  return spans.length === 0 ? {} : { openingHoursSpecification: spans };
}

/** The API gives no rating below a minimum of reviews. */
function ratingOf({ rating }: VendorDetails, reviews: readonly Review[]) {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
}

function reviewOf({ name, time, text: body, stars }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: time.slice(0, 10),
    reviewBody: body,
    inLanguage: languageTagOf(body),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  };
}

function trailOf({ vendor, profession, origin }: Known): StructuredData {
  return breadcrumbData(origin, [
    { label: common.rootOf(vendor.locality ? localName(vendor.locality.city) : null), to: '/' },
    { label: profession.root, to: profession.listing },
    { label: vendor.vendorName, to: detailsAddress(profession, vendor._id) },
  ]);
}
