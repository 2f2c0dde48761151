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

export interface City {
  name: string;
  state: string;
  /** Neighbourhoods with sample people, the busiest first. */
  places: Place[];
}

/** The cities the product knows, the home city first. */
export const cities: City[] = [
  { name: homeCity, state: 'Karnataka', places: bengaluru },
  {
    name: 'Mysuru',
    state: 'Karnataka',
    places: [
      { name: 'Vijayanagar', lat: 12.33, lng: 76.61, pin: '570017' },
      { name: 'Kuvempunagar', lat: 12.288, lng: 76.628, pin: '570023' },
      { name: 'Saraswathipuram', lat: 12.3, lng: 76.63, pin: '570009' },
      { name: 'Gokulam', lat: 12.33, lng: 76.627, pin: '570002' },
    ],
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    places: [
      { name: 'Andheri', lat: 19.12, lng: 72.85, pin: '400058' },
      { name: 'Bandra', lat: 19.055, lng: 72.84, pin: '400050' },
      { name: 'Borivali', lat: 19.23, lng: 72.857, pin: '400092' },
      { name: 'Dadar', lat: 19.018, lng: 72.845, pin: '400014' },
    ],
  },
  {
    name: 'Pune',
    state: 'Maharashtra',
    places: [
      { name: 'Kothrud', lat: 18.507, lng: 73.808, pin: '411038' },
      { name: 'Aundh', lat: 18.56, lng: 73.81, pin: '411007' },
      { name: 'Viman Nagar', lat: 18.568, lng: 73.914, pin: '411014' },
    ],
  },
  {
    name: 'Chennai',
    state: 'Tamil Nadu',
    places: [
      { name: 'T. Nagar', lat: 13.042, lng: 80.234, pin: '600017' },
      { name: 'Adyar', lat: 13.006, lng: 80.257, pin: '600020' },
      { name: 'Velachery', lat: 12.98, lng: 80.22, pin: '600042' },
      { name: 'Anna Nagar', lat: 13.085, lng: 80.21, pin: '600040' },
    ],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    places: [
      { name: 'Banjara Hills', lat: 17.415, lng: 78.435, pin: '500034' },
      { name: 'Madhapur', lat: 17.448, lng: 78.391, pin: '500081' },
      { name: 'Kukatpally', lat: 17.485, lng: 78.41, pin: '500072' },
      { name: 'Secunderabad', lat: 17.44, lng: 78.498, pin: '500003' },
    ],
  },
  {
    name: 'Kochi',
    state: 'Kerala',
    places: [
      { name: 'Kakkanad', lat: 10.016, lng: 76.342, pin: '682030' },
      { name: 'Edappally', lat: 10.025, lng: 76.308, pin: '682024' },
      { name: 'Fort Kochi', lat: 9.966, lng: 76.243, pin: '682001' },
    ],
  },
  {
    name: 'Delhi',
    state: 'Delhi',
    places: [
      { name: 'Dwarka', lat: 28.59, lng: 77.046, pin: '110075' },
      { name: 'Saket', lat: 28.524, lng: 77.207, pin: '110017' },
      { name: 'Karol Bagh', lat: 28.651, lng: 77.191, pin: '110005' },
      { name: 'Rohini', lat: 28.74, lng: 77.1, pin: '110085' },
    ],
  },
];

/** The city a place lies in. */
export const cityOf = (place: Place): string =>
  cities.find(({ places }) => places.includes(place))?.name ?? homeCity;

/** Of all sample people, so many work in the home city. */
export const homeShare = 0.88;

/** Farthest a sample vendor stands from the point of the locality, north-south or east-west. */
export const reachKm = 1.5;

export const kmPerDegree = 111.32;
