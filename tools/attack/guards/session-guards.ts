import type { Guard } from './guard.ts';

const sessions = 'src/modules/auth/session-repository.ts';
const inSessions = ['modules/auth/sessions.test.ts'];

/** What ends a session, and what keeps its tokens from others. */
export const sessionGuards: readonly Guard[] = [
  {
    name: 'a session that has ended',
    file: sessions,
    text: 'AND s.ended_at IS NULL\n',
    without: '\n',
    tests: inSessions,
  },
  {
    name: 'a session past its longest life',
    file: sessions,
    text: `AND s.absolute_expires_at > now()
        AND s.last_seen_at > now() - interval '30 minutes'
        AND (`,
    without: `AND s.last_seen_at > now() - interval '30 minutes'
        AND (`,
    tests: inSessions,
  },
  {
    name: 'a session that nobody used for long',
    file: sessions,
    text: `AND s.last_seen_at > now() - interval '30 minutes'
        AND (`,
    without: 'AND (',
    tests: inSessions,
  },
  {
    name: 'an access token past its time',
    file: sessions,
    text: " AND s.generation_at > now() - interval '10 minutes'",
    without: '',
    tests: inSessions,
  },
  {
    name: 'the session of a suspended user',
    file: sessions,
    text: `AND u.disabled_at IS NULL
        AND u.email_verified_at IS NOT NULL
    ), touched`,
    without: `AND u.email_verified_at IS NOT NULL
    ), touched`,
    tests: ['plugins/policy.test.ts'],
  },
  {
    name: 'sessions that a suspension leaves open',
    file: 'src/modules/admin/account-actions.ts',
    text: "await endUserSessions(db, account.id, 'account suspended');",
    without: '',
    tests: ['modules/admin/account-actions.test.ts'],
  },
  {
    name: 'the session that a sign-in replaces',
    file: 'src/modules/auth/session-routes.ts',
    text: 'await endReplacedSession(request);',
    without: '',
    tests: ['modules/auth/sign-in.test.ts'],
  },
  {
    name: 'a refresh token that comes back',
    file: sessions,
    text: "await endSession(trx, sessionId, 'refresh token reused');",
    without: '',
    tests: inSessions,
  },
  {
    name: 'a copied refresh token after the grace',
    file: sessions,
    text: ' && session.within_grace',
    without: '',
    tests: inSessions,
  },
  {
    name: 'a token that this server did not sign',
    file: 'src/security/session-tokens.ts',
    text: 'sameBytes(signature, mac(key, kind, claimPart(claim)))',
    without: 'signature.length > 0',
    tests: inSessions,
  },
  {
    name: 'scripts that read the session’s cookies',
    file: 'src/security/session-cookies.ts',
    text: 'httpOnly: true,\n',
    without: 'httpOnly: false,\n',
    tests: inSessions,
  },
  {
    name: 'cookies without TLS',
    file: 'src/security/session-cookies.ts',
    text: '      secure,\n',
    without: '      secure: false,\n',
    tests: ['modules/auth/secure-cookies.test.ts'],
  },
  {
    name: 'other sessions after a password change',
    file: 'src/modules/auth/password-service.ts',
    text: "await endUserSessions(trx, userId, 'password changed', sessionId);",
    without: '',
    tests: ['modules/auth/password-change.test.ts'],
  },
  {
    name: 'a copy of this session after a password change',
    file: 'src/modules/auth/own-session-repository.ts',
    text: `SET id = \${randomUUID()}, generation = 1`,
    without: 'SET generation = 1',
    tests: ['modules/auth/password-change.test.ts'],
  },
  {
    name: 'sessions after a password reset',
    file: 'src/modules/auth/password-service.ts',
    text: "await endUserSessions(db, userId, 'password reset');",
    without: '',
    tests: ['modules/auth/recovery.test.ts'],
  },
];
