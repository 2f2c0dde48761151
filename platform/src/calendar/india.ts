/** Default zone: India has one zone, without summer time. */
export const INDIA = 'Asia/Kolkata';
