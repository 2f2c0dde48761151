import { z } from 'zod';
import * as limits from '../limits';
import { revision, tooMany, uuid } from './fields';
import { named } from './named';
import { line, phone, publicLine, publicLines } from './typed';

/** A government office and its departments, as operators set them up. */

const id = z.uuid();

export const officeAtAGlance = z
  .object({ slug: z.string(), name: z.string(), departments: z.int() })
  .meta({ id: 'OfficeAtAGlance', description: 'An office that may have a page.' });

export const officeSheet = z
  .object({
    slug: z.string(),
    revision: z.int().describe('Of everything below'),
    heading: z.string(),
    about: z.string(),
    departments: z.array(
      named(
        'DepartmentText',
        z
          .object({
            _id: id.optional(),
            name: z.string(),
            about: z.string(),
            address: z.string(),
            phone: z.string(),
          })
          .describe('A department; without `_id` a new one.'),
      ),
    ),
  })
  .meta({ id: 'OfficeSheet', description: 'An office and its departments, to be changed.' });

export const officeOrder = named(
  'OfficeOrder',
  z
    .object({
      revision,
      heading: publicLine(limits.officeHeadingMaxLength),
      about: publicLines(limits.departmentAboutMaxLength),
      departments: z
        .array(
          named(
            'DepartmentText',
            z
              .object({
                _id: uuid.optional(),
                name: publicLine(limits.officeHeadingMaxLength),
                about: publicLines(limits.departmentAboutMaxLength),
                address: line(limits.departmentLineMaxLength),
                phone,
              })
              .describe('A department; without `_id` a new one.'),
          ),
        )
        .min(1, 'must be at least one')
        .max(limits.departmentsMost, tooMany(limits.departmentsMost)),
    })
    .describe('An office and all its departments. Hours, services and documents stay as they are.'),
);
