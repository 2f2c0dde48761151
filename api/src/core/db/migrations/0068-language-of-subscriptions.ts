import { languageColumn } from './language-column';

export const languageOfSubscriptions = languageColumn('subscription');
