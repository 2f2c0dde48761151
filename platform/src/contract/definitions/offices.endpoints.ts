import { z } from 'zod';
import * as desk from '../schemas/desk.schema';
import { slug } from '../schemas/fields';
import * as map from '../schemas/map.schema';
import * as profile from '../schemas/profile.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'offices';

export const officesEndpoints = {
  getDesk: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/desk',
    tag,
    summary: 'The desk of an officer’s department as everybody sees it, and its complaints',
    query: desk.deskQuery,
    answers: { 200: desk.ownDesk },
  }),

  changeDesk: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/desk',
    tag,
    summary: 'What the office’s page says of the department',
    query: desk.deskQuery,
    body: desk.deskOrder,
    answers: { 200: desk.ownDesk },
  }),

  getGovOffices: defineEndpoint({
    method: 'GET',
    path: '/api/gov-offices',
    tag,
    isOfFirstView: true,
    summary: 'Government offices, each with the names of its departments',
    answers: { 200: z.array(profile.govOffice) },
  }),

  getOfficeMap: defineEndpoint({
    method: 'GET',
    path: '/api/gov-offices/map',
    tag,
    summary: 'Where the departments of government offices are',
    answers: { 200: map.officeMapAnswer },
  }),

  getGovOffice: defineEndpoint({
    method: 'GET',
    path: '/api/gov-offices/:slug',
    tag,
    isOfFirstView: true,
    summary: 'One government office with everything about its departments',
    params: z.object({ slug: slug }),
    answers: { 200: profile.govOfficeDetails },
  }),
};
