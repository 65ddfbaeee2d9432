import type { Guard } from './guard.ts';

/** Who may call what, and from which page. */
export const accessGuards: readonly Guard[] = [
  {
    name: 'another person’s data by their username',
    file: 'src/plugins/policy.ts',
    text: "policy === 'self' && namedUser(request) === principal.username",
    without: "policy === 'self'",
    tests: ['plugins/policy.test.ts'],
  },
  {
    name: 'an administrator’s call by anyone signed in',
    file: 'src/plugins/policy.ts',
    text: "if (policy === 'session' || admin || own) {",
    without: "if (policy === 'session' || policy === 'admin' || admin || own) {",
    tests: ['plugins/policy.test.ts'],
  },
  {
    name: 'the policies at all',
    file: 'src/plugins/policy.ts',
    text: "app.addHook('onRequest', enforce);",
    without: '',
    tests: ['plugins/policy.test.ts'],
  },
  {
    name: 'a route that declares no policy',
    file: 'src/plugins/policy.ts',
    text: 'if (silent.length > 0) {',
    without: 'if (silent.length > 9_999) {',
    tests: ['plugins/policy.test.ts'],
  },
  {
    name: 'someone else’s receipt',
    file: 'src/modules/transactions/receipt-service.ts',
    text: '!isAdminRole(person.role) && receipt?.user_id !== person.userId',
    without: 'false',
    tests: ['modules/transactions/receipts.test.ts'],
  },
  {
    name: 'the end of someone else’s session',
    file: 'src/modules/auth/own-session-repository.ts',
    text: `AND user_id = \${userId} AND ended_at IS NULL\`.execute(db);
  return numAffectedRows`,
    without: `AND ended_at IS NULL\`.execute(db);
  return numAffectedRows`,
    tests: ['modules/auth/own-sessions.test.ts'],
  },
  {
    name: 'a run of another user',
    file: 'src/modules/tool/run-repository.ts',
    text: `AND run.user_id = \${userId}
    FOR UPDATE`,
    without: '\n    FOR UPDATE',
    tests: ['modules/tool/runs.test.ts'],
  },
  {
    name: 'a change sent by another site’s page',
    file: 'src/plugins/same-origin.ts',
    text: "app.addHook('onRequest', refuseCrossSite);",
    without: '',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'a change sent by a page of another host of the same site',
    file: 'src/plugins/same-origin.ts',
    text: "site === 'same-origin'",
    without: "site !== 'cross-site'",
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'answers to the pages of unlisted origins',
    file: 'src/plugins/same-origin.ts',
    text: 'origin !== undefined && CORS_ORIGINS.includes(origin) && origin,',
    without: 'origin !== undefined && origin,',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'actions on the own account',
    file: 'src/modules/admin/account-service.ts',
    text: 'account.id === actor.userId && !action.forOneself',
    without: 'false',
    tests: ['modules/admin/account-actions.test.ts'],
  },
  {
    name: 'two administrators who take the role from each other at once',
    file: 'src/modules/admin/locked-account.ts',
    text: 'await requireActingAdmin(db, actor);',
    without: '',
    tests: ['modules/admin/account-actions.test.ts'],
  },
  {
    name: 'a change of an administrator who was one when it was queued',
    file: 'src/modules/auth/standing.ts',
    text: '!standing?.active || !isAdminRole(standing.role)',
    without: '!standing',
    tests: ['modules/auth/standing.test.ts'],
  },
  {
    name: 'an export after the role was withdrawn',
    file: 'src/export/send-export.ts',
    text: 'await requireSameStanding(db, person);',
    without: '',
    tests: ['export/export.test.ts'],
  },
  {
    name: 'metrics through a proxy on the machine',
    file: 'src/plugins/metrics.ts',
    text: 'forwardedFor === undefined && forwarded === undefined && ',
    without: '',
    tests: ['plugins/metrics.test.ts'],
  },
];
