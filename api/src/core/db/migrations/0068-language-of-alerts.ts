import { languageColumn } from './language-column';

export const languageOfAlerts = languageColumn('listing_alert');
