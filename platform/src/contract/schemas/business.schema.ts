import * as limits from '../limits';
import { gstin } from './fields';
import { publicLine } from './typed';

/**
 * The business that an invoice is for, as orders have it. A name may be a web address, as some are
 * registered so: it stands in no e-mail.
 */
export const business = {
  gstin: gstin.optional().describe('Of a business that the invoice is for.'),
  businessName: publicLine(limits.businessNameMaxLength)
    .optional()
    .describe('As registered; with `gstin` and `businessAddress`.'),
  businessAddress: publicLine(limits.businessAddressMaxLength)
    .optional()
    .describe('As registered; with `gstin` and `businessName`.'),
};
