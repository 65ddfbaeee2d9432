import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { Pool } from 'pg';

/**
 * The control of P11: better-auth on the same PostgreSQL, with its hash set to the portal's cost.
 * Its limits are off, and it is asked for nothing but sign-ins.
 */
const { DATABASE_URL, DATABASE_POOL, PORT, USERS, USER_PASSWORD = '' } = process.env;
const { MEMORY_KIB, PASSES } = process.env;
const cost = { memoryCost: Number(MEMORY_KIB), timeCost: Number(PASSES), parallelism: 1 };

const auth = betterAuth({
  database: new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) }),
  baseURL: `http://127.0.0.1:${PORT}`,
  secret: 'a secret of the benchmark, long enough to be one',
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  emailAndPassword: {
    enabled: true,
    autoSignIn: false,
    password: {
      hash: (password) => hash(password, cost),
      verify: ({ hash: stored, password }) => verify(stored, password),
    },
  },
});
const { runMigrations } = await getMigrations(auth.options);
await runMigrations();
for (let n = 0; n < Number(USERS); n += 1) {
  const body = { email: `b_${n}@example.com`, name: `b_${n}`, password: USER_PASSWORD };
  await auth.api.signUpEmail({ body });
}

const handle = toNodeHandler(auth);
createServer((request, response) => {
  if (request.url === '/healthz/ready') response.end();
  else void handle(request, response);
}).listen(Number(PORT), '127.0.0.1');
