import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { runningExportsPlugin } from './export/running-exports.ts';
import { createLogDestination, type LogDestination } from './log-destination.ts';
import { loggerOptions } from './logger.ts';
import { accessLogRoutes } from './modules/access-logs/routes.ts';
import { adminRoutes } from './modules/admin/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { creditRoutes } from './modules/credits/routes.ts';
import { dataRequestRoutes } from './modules/data-requests/routes.ts';
import { downloadRoutes } from './modules/downloads/routes.ts';
import { errorLogRoutes } from './modules/errors-log/routes.ts';
import { findRoutes } from './modules/find/routes.ts';
import { overviewRoutes } from './modules/overview/routes.ts';
import { priceRoutes } from './modules/prices/routes.ts';
import { secondFactorRoutes } from './modules/second-factor/routes.ts';
import { suggestionRoutes } from './modules/suggestions/routes.ts';
import { toolRoutes } from './modules/tool/routes.ts';
import { transactionRoutes } from './modules/transactions/routes.ts';
import { profileRoutes } from './modules/users/profile-routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { utilizationRoutes } from './modules/utilizations/routes.ts';
import { botCheckPlugin } from './plugins/bot-check.ts';
import { brokenRequestOptions } from './plugins/broken-requests.ts';
import { closingPlugin } from './plugins/closing.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { databasePlugin } from './plugins/database.ts';
import { deadlinePlugin } from './plugins/deadline.ts';
import { drainingPlugin } from './plugins/draining.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { inputPlugin } from './plugins/input.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { notFoundPlugin } from './plugins/not-found.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { passwordsPlugin } from './plugins/passwords.ts';
import { policyPlugin } from './plugins/policy.ts';
import { portalFilesPlugin } from './plugins/portal-files.ts';
import { pressurePlugin } from './plugins/pressure.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { readRoutingPlugin } from './plugins/read-routing.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { sameOriginPlugin } from './plugins/same-origin.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { securityTxtPlugin } from './plugins/security-txt.ts';
import { sessionPlugin } from './plugins/session.ts';
import { settingsPlugin } from './plugins/settings.ts';
import { untrustedProxyPlugin } from './plugins/untrusted-proxy.ts';
import { compileSerializer } from './response-serializer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the log lines go; tests may replace it. */
    logDestination: DestinationStream & Partial<LogDestination>;
  }
}

const BODY_LIMIT = 1024 * 1024;

const modules = [
  authRoutes,
  secondFactorRoutes,
  adminRoutes,
  auditRoutes,
  findRoutes,
  dataRequestRoutes,
  overviewRoutes,
  priceRoutes,
  accessLogRoutes,
  userRoutes,
  profileRoutes,
  creditRoutes,
  utilizationRoutes,
  errorLogRoutes,
  transactionRoutes,
  suggestionRoutes,
  toolRoutes,
];

/** The plugins that all routes share, in the order in which a request passes them. */
async function addPlugins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(settingsPlugin, { config });
  await app.register(closingPlugin);
  await app.register(drainingPlugin);
  await app.register(requestLogPlugin);
  await app.register(untrustedProxyPlugin);
  await app.register(errorsPlugin);
  await app.register(securityHeadersPlugin);
  await app.register(pressurePlugin);
  await app.register(deadlinePlugin);
  await app.register(accepts);
  await app.register(compressionPlugin);
  await app.register(inputPlugin);
  await app.register(databasePlugin);
  await app.register(runningExportsPlugin);
  await app.register(passwordsPlugin);
  await app.register(botCheckPlugin);
  await app.register(rateLimitsPlugin);
  await app.register(sessionPlugin);
  await app.register(sameOriginPlugin);
  await app.register(policyPlugin);
  await app.register(readRoutingPlugin);
  await app.register(jobsPlugin);
  await app.register(notFoundPlugin);
  await app.register(healthPlugin);
  await app.register(metricsPlugin);
  await app.register(openApiPlugin);
  await app.register(securityTxtPlugin);
  await app.register(portalFilesPlugin);
}

/**
 * Builds the server without listening.
 * @param logTo where the log lines go; the standard output when absent.
 */
export async function buildApp(
  config: Config,
  logTo?: DestinationStream & Partial<LogDestination>,
): Promise<FastifyInstance> {
  const destination = logTo ?? createLogDestination();
  const app = fastify({
    logger: loggerOptions(config, destination),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Requests that arrive during shutdown get a response; the framework's own 503 has another
    // body.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    ...brokenRequestOptions(config),
  });
  app.decorate('logDestination', destination);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  await addPlugins(app, config);
  await app.register(
    async (api) => {
      for (const routes of modules) {
        await api.register(routes);
      }
    },
    { prefix: '/api' },
  );
  await app.register(downloadRoutes);
  return app;
}
