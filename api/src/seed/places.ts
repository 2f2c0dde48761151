/** A neighbourhood with the point people mean by it. */
export interface Place {
  name: string;
  pin: string;
  lat: number;
  lng: number;
}

/** Where the sample people work, the busiest first. */
export const bengaluru: Place[] = [
  { name: 'HSR Layout', lat: 12.9116, lng: 77.6474, pin: '560102' },
  { name: 'Koramangala', lat: 12.932, lng: 77.623, pin: '560034' },
  { name: 'Indiranagar', lat: 12.978, lng: 77.641, pin: '560038' },
  { name: 'Jayanagar', lat: 12.928, lng: 77.584, pin: '560041' },
  { name: 'BTM Layout', lat: 12.9165, lng: 77.613, pin: '560076' },
  { name: 'Bellandur', lat: 12.926, lng: 77.676, pin: '560103' },
  { name: 'Marathahalli', lat: 12.96, lng: 77.701, pin: '560037' },
  { name: 'Whitefield', lat: 12.97, lng: 77.75, pin: '560066' },
  { name: 'Rajajinagar', lat: 12.996, lng: 77.553, pin: '560010' },
  { name: 'Basavanagudi', lat: 12.941, lng: 77.574, pin: '560004' },
  { name: 'Malleswaram', lat: 13.0, lng: 77.569, pin: '560003' },
  { name: 'Domlur', lat: 12.961, lng: 77.64, pin: '560071' },
  { name: 'Electronic City', lat: 12.848, lng: 77.665, pin: '560100' },
  { name: 'Yelahanka', lat: 13.104, lng: 77.584, pin: '560064' },
  { name: 'Hebbal', lat: 13.043, lng: 77.59, pin: '560024' },
  { name: 'Banashankari', lat: 12.929, lng: 77.556, pin: '560050' },
  { name: 'JP Nagar', lat: 12.908, lng: 77.586, pin: '560078' },
  { name: 'Yeshwanthpur', lat: 13.019, lng: 77.557, pin: '560022' },
  { name: 'Kengeri', lat: 12.915, lng: 77.481, pin: '560060' },
  { name: 'Bommanahalli', lat: 12.9, lng: 77.62, pin: '560068' },
  { name: 'MG Road', lat: 12.975, lng: 77.607, pin: '560001' },
];

export const homeCity = 'Bengaluru';

/** Cities the product knows; only the home city has sample people yet. */
export const cities: { name: string; state: string }[] = [
  { name: homeCity, state: 'Karnataka' },
  { name: 'Mysuru', state: 'Karnataka' },
  { name: 'Mumbai', state: 'Maharashtra' },
  { name: 'Pune', state: 'Maharashtra' },
  { name: 'Chennai', state: 'Tamil Nadu' },
  { name: 'Hyderabad', state: 'Telangana' },
  { name: 'Kochi', state: 'Kerala' },
  { name: 'Delhi', state: 'Delhi' },
];

/** Farthest a sample vendor stands from the point of the locality, north-south or east-west. */
export const reachKm = 1.5;

export const kmPerDegree = 111.32;
