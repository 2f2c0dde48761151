/** Texts shared by several sections. */

export const stars = (stars: number) => `${stars} out of 5 stars`;
export const more = 'Show more';
export const mobileWrong = 'A mobile number has 10 digits';
