import { languageColumn } from './language-column';

export const languageOfDonations = languageColumn('donation');
