/** The zone of whatever has none of its own: there is one in India, without summer time. */
export const INDIA = 'Asia/Kolkata';
