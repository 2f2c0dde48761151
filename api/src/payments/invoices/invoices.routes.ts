import {
  bookingCreditNotesAddress,
  bookingInvoiceAddress,
  creditNotePdfAddress,
  invoicePdfAddress,
  purchaseCreditNotesAddress,
  purchaseInvoiceAddress,
  statementPdfAddress,
} from '@nukkad/platform/contract';
import { entryParams, monthParams, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../core/auth/access';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { InvoicesService } from './invoices.service';

const limited = { rateLimitedAction: 'documents' } as const;

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
    ...{
      method: 'GET',
      url: invoicePdfAddress(':entryId'),
      config: { policy: 'vendor', ...limited },
    },
    schema: { hide: true, params: entryParams },
    handler: async (request, reply) => {
      const pdf = await invoices.pdf(ownVendorId(request), request.params.entryId);
      return send(reply, 'invoice.pdf', pdf);
    },
  });

  app.route({
    ...{
      method: 'GET',
      url: creditNotePdfAddress(':entryId'),
      config: { policy: 'vendor', ...limited },
    },
    schema: { hide: true, params: entryParams },
    handler: async (request, reply) => {
      const pdf = await invoices.creditNotePdf(ownVendorId(request), request.params.entryId);
      return send(reply, 'credit-note.pdf', pdf);
    },
  });

  app.route({
    ...{
      method: 'GET',
      url: statementPdfAddress(':month'),
      config: { policy: 'vendor', ...limited },
    },
    schema: { hide: true, params: monthParams },
    handler: async (request, reply) => {
      const { month } = request.params;
      const pdf = await invoices.statementPdf(ownVendorId(request), month);
      return send(reply, `statement-${month}.pdf`, pdf);
    },
  });

  await app.register(payerFiles, { invoices });
};

/** Files of who paid: of a booking by account or key, of a lesson package by account. */
const payerFiles: FastifyPluginAsyncZod<{ invoices: InvoicesService }> = async (
  app,
  { invoices },
) => {
  for (const { url, name, read } of [
    {
      ...{ url: bookingInvoiceAddress(':bookingId'), name: 'invoice.pdf' },
      read: invoices.pdfForPayer,
    },
    {
      ...{ url: bookingCreditNotesAddress(':bookingId'), name: 'credit-notes.pdf' },
      read: invoices.creditNotesForPayer,
    },
  ]) {
    app.route({
      ...{ method: 'GET', url, config: { policy: 'open', ...limited } },
      schema: { hide: true, params: z.object({ bookingId: uuid }) },
      handler: async (request, reply) =>
        send(reply, name, await read(request.params.bookingId, requestCaller(request))),
    });
  }

  for (const { url, name, read } of [
    {
      ...{ url: purchaseInvoiceAddress(':purchaseId'), name: 'invoice.pdf' },
      read: invoices.pdfOfPurchase,
    },
    {
      ...{ url: purchaseCreditNotesAddress(':purchaseId'), name: 'credit-notes.pdf' },
      read: invoices.creditNotesOfPurchase,
    },
  ]) {
    app.route({
      ...{ method: 'GET', url, config: { policy: 'signed-in', ...limited } },
      schema: { hide: true, params: z.object({ purchaseId: uuid }) },
      handler: async (request, reply) => {
        const { userId } = requireUser(request);
        return send(reply, name, await read(request.params.purchaseId, userId));
      },
    });
  }
};

const send = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf);
