/** Mobile numbers of India: ten digits that begin with 6 to 9. */
const indian = /^\+91[6-9]\d{9}$/;

/**
 * Whether a number (E.164) may get a code. Of other countries than India the kind of number is not
 * known: there only the calling code counts.
 */
export const isMobileOf = (countries: readonly string[], number: string): boolean =>
  countries.some((code) => (code === '91' ? indian.test(number) : number.startsWith(`+${code}`)));
