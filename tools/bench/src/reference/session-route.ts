import Fastify from 'fastify';
import pg from 'pg';

/** Reference for A1: a session look-up and one indexed query, without rights or checks. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`CREATE SCHEMA IF NOT EXISTS bench`);
await pool.query(
  `CREATE TABLE IF NOT EXISTS bench.sessions (token text PRIMARY KEY, uid text NOT NULL, account_id bigint NOT NULL)`,
);

const app = Fastify();
app.get('/vic', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = await pool.query<{ account_id: string }>({
    name: 'session',
    text: 'SELECT uid, account_id FROM bench.sessions WHERE token = $1',
    values: [token],
  });
  const accountId = session.rows[0]?.account_id;
  if (accountId === undefined) return reply.code(401).send({ errorCode: 401 });
  const rows = await pool.query<object>({
    name: 'devices',
    text: `SELECT i.*, s.plan, s.users, s.billing_interval, s.current_period_end, s.cancel_status, s.auto_renewal_date, s.expiration_date
           FROM app.instances i LEFT JOIN app.subscriptions s ON s.instance_id = i.id AND s.deleted_at IS NULL
           WHERE i.account_id = $1 AND i.removed_at IS NULL`,
    values: [accountId],
  });
  return { errorCode: 0, message: '', data: rows.rows, statusCode: 200 };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('reference ready');
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
