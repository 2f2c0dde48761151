import {
  bookingCreditNotesAddress,
  bookingInvoiceAddress,
  creditNotePdfAddress,
  invoicePdfAddress,
  statementPdfAddress,
} from '@nukkad/platform/contract';
import { entryParams, monthParams, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { InvoicesService } from './invoices.service';

export const invoicesRoutes: FastifyPluginAsyncZod<{ invoices: InvoicesService }> = async (
  app,
  { invoices },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, 'getInvoice', async (request) =>
    invoices.invoice(ownVendorId(request), request.params.entryId),
  );

  route(app, 'getTaxProfile', async (request) => invoices.taxProfile(ownVendorId(request)));

  route(app, 'saveTaxProfile', { bodyLimit: 4_096 }, async (request) =>
    invoices.saveTaxProfile(ownVendorId(request), request.body),
  );

  route(app, 'getStatement', async (request) =>
    invoices.statement(ownVendorId(request), request.params.month),
  );

  app.route({
    ...{ method: 'GET', url: invoicePdfAddress(':entryId'), config: { policy: 'vendor' } },
    schema: { hide: true, params: entryParams },
    handler: async (request, reply) => {
      const pdf = await invoices.pdf(ownVendorId(request), request.params.entryId);
      return send(reply, 'invoice.pdf', pdf);
    },
  });

  app.route({
    ...{ method: 'GET', url: creditNotePdfAddress(':entryId'), config: { policy: 'vendor' } },
    schema: { hide: true, params: entryParams },
    handler: async (request, reply) => {
      const pdf = await invoices.creditNotePdf(ownVendorId(request), request.params.entryId);
      return send(reply, 'credit-note.pdf', pdf);
    },
  });

  app.route({
    ...{ method: 'GET', url: bookingCreditNotesAddress(':bookingId'), config: { policy: 'open' } },
    schema: { hide: true, params: z.object({ bookingId: uuid }) },
    handler: async (request, reply) => {
      const { bookingId } = request.params;
      const pdf = await invoices.creditNotesForPayer(bookingId, requestCaller(request));
      return send(reply, 'credit-notes.pdf', pdf);
    },
  });

  app.route({
    ...{ method: 'GET', url: statementPdfAddress(':month'), config: { policy: 'vendor' } },
    schema: { hide: true, params: monthParams },
    handler: async (request, reply) => {
      const { month } = request.params;
      const pdf = await invoices.statementPdf(ownVendorId(request), month);
      return send(reply, `statement-${month}.pdf`, pdf);
    },
  });

  app.route({
    ...{ method: 'GET', url: bookingInvoiceAddress(':bookingId'), config: { policy: 'open' } },
    schema: { hide: true, params: z.object({ bookingId: uuid }) },
    handler: async (request, reply) => {
      const { bookingId } = request.params;
      const pdf = await invoices.pdfForPayer(bookingId, requestCaller(request));
      return send(reply, 'invoice.pdf', pdf);
    },
  });
};

const send = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf);
