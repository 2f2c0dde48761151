import { z } from 'zod';
import * as limits from '../limits';
import { uuid } from './fields';
import { weekHours } from './practice-settings.schema';
import { govDepartment } from './profile.schema';
import { line, lines, nameLine, phone } from './typed';

/** Public page of a government office. */

const most = {
  about: limits.departmentAboutMaxLength,
  line: limits.departmentLineMaxLength,
  services: 40,
  documents: 40,
  amount: 200_000_000,
};

export const publicDesk = z
  .object({
    office: z.object({ slug: z.string(), heading: z.string() }),
    department: govDepartment,
    complaints: z.object({ open: z.int(), answered: z.int() }),
  })
  .meta({
    id: 'PublicDesk',
    description: 'The public desk of a government office, as its officers keep it.',
  });

export const deskQuery = z.object({
  department: uuid.optional().describe('Which of several departments; unset for the first'),
});

const keptDepartment = z.object({
  _id: z.string(),
  name: z.string(),
  office: z.string().describe('Heading of its office'),
});

export const ownDesk = publicDesk
  .extend({
    _id: z.string().describe('The department'),
    departments: z.array(keptDepartment).describe('All that the officer keeps'),
  })
  .meta({
    id: 'OwnDesk',
    description: 'A department’s public desk, with the other departments of its officer.',
  });

/** Always in rupees. */
const fee = z
  .object({ amount: z.int().min(1).max(most.amount), currency: z.enum(['INR', 'USD']) })
  .refine(({ currency }) => currency === 'INR', {
    path: ['currency'],
    message: 'must be INR: offices take rupees',
  })
  .nullable();

const deskService = z.object({
  name: nameLine(limits.nameMaxLength),
  days: z.int().min(1).max(365),
  fee,
});

export const deskOrder = z
  .object({
    about: lines(most.about),
    address: line(most.line),
    phone,
    workingHours: weekHours,
    services: z.array(deskService).max(most.services),
    documents: z.array(line(most.line)).max(most.documents),
  })
  .meta({
    id: 'DeskOrder',
    description: "The content of a department's page, as its officers write it.",
  });
