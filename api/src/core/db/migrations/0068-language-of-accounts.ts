import { languageColumn } from './language-column';

export const languageOfAccounts = languageColumn('app_user');
