import { speculationRules, speculationRulesPath } from '@nukkad/renderer';
import type { FastifyPluginAsync } from 'fastify';
import { unlisted } from '../../core/http/endpoint';

const rules = JSON.stringify(speculationRules);

/** The rules that pages rendered ahead name, whoever rendered them: browsers fetch documents by them. */
export const speculationRulesRoutes: FastifyPluginAsync = async (app) => {
  app.get(speculationRulesPath, unlisted, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(rules),
  );
};
