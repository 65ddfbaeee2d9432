import fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The smallest server that answers the same list: the same two statements, given by the line that
 * measures, and their rows as JSON. It checks nothing, knows nobody and prepares no statement.
 */
const { DATABASE_URL, PORT, STATEMENTS = '[]' } = process.env;
const statements = JSON.parse(STATEMENTS) as { text: string; values: unknown[] }[];
const pool = new Pool({ connectionString: DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
const app = fastify();
app.get('/healthz/ready', async () => ({}));
app.get('/list', async () => {
  let items: unknown[] = [];
  for (const { text, values } of statements) {
    items = (await pool.query(text, values)).rows;
  }
  return { items };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
