import fastify from 'fastify';
import { Pool } from 'pg';

/**
 * A minimal server with the same list: the two statements of the case that measures, and their rows
 * as JSON. It checks nothing, and prepares its statements as the server does.
 */
const { DATABASE_URL, DATABASE_POOL, PORT, STATEMENTS = '[]' } = process.env;
const statements = JSON.parse(STATEMENTS) as { text: string; values: unknown[] }[];
const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const app = fastify();
app.get('/healthz/ready', async () => ({}));
app.get('/list', async () => {
  let items: unknown[] = [];
  for (const [index, { text, values }] of statements.entries()) {
    items = (await pool.query({ name: `statement ${index}`, text, values })).rows;
  }
  return { items };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
