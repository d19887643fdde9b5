import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'cigogne-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({ DATA_DIR });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
    });
    expect(config.features.thanksFeature).toBe(true);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'cigogne.example'],
    ['PUBLIC_URL', 'ftp://cigogne.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://localhost/x?port=abc'],
    ['REDIS_URL', 'redis://127.0.0.1:6379/abc'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'foo'],
    ['SECRET_KEY', 'short'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMITS', 'maybe'],
    ['RATE_LIMITS', 'login=twenty'],
    ['RATE_LIMITS', 'login=20/15m,login=0/1m'],
    ['RATE_LIMITS', 'search=10/8d'],
    ['RATE_LIMITS', 'elsewhere=1/1m'],
    ['RATE_LIMITS', 'login=20/15m/3'],
    ['FETCH_ALLOW_HOSTS', '127.0.0.1'],
    ['FETCH_ALLOW_HOSTS', 'http://127.0.0.1:8080'],
    ['FETCH_ALLOW_HOSTS', 'localhost:8080, *:80'],
    ['CATALOG_FEEDS', 'https://flux.example/lits.csv'],
    ['CATALOG_FEEDS', 'a=https://flux.example/a.csv,b=https://flux.example/b.csv'],
    ['CATALOG_FEEDS', 'a=https://flux.example:99999/a.csv'],
    ['CATALOG_FEEDS', 's=https://flux.example/a.csv s=https://flux.example/b.csv'],
    ['REDIS_URL', 'http://redis'],
    ['REDIS_URL', 'foo'],
    ['REDIS_URL', 'redis://user:p%zz@host'],
    ['SMTP_URL', 'smtp://user:p%zz@host'],
    ['REDIS_URL', 'redis://'],
    ['FEATURES', 'thanks=maybe'],
    ['FEATURES', 'unknown=on'],
    ['LOG_LEVEL', 'loud'],
    ['AFFILIATE_AWIN', 'cigogne'],
    ['AFFILIATE_AMAZON', 'cigogne'],
    ['AFFILIATE_AMAZON', 'amazon.fr=cigogne-21,fnac.com=x-21'],
    ['AFFILIATE_AMAZON', 'amazon.fr=cigogne-21,amazon.fr=autre-21'],
    ['AFFILIATE_EFFINITY', '12'],
    ['AFFILIATE_AWINN', '12'],
    ['ROLE', 'boss'],
    ['WITHOUT_TLS', 'everything'],
    ['DATABASE_URL', 'postgres://cigogne:x@db.internal/cigogne'],
    ['DATABASE_URL', 'postgres://cigogne:x@db.internal/cigogne?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://cigogne:x@localhost/cigogne?host=db.internal'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner:x@10.0.0.7/cigogne'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner:x@127.0.0.1/cigogne'],
    ['REDIS_URL', 'redis://cache.internal:6379'],
    ['BLOG_FEED_URL', 'feed'],
    ['BLOG_URL', 'ftp://blog.example'],
    ['S3_ENDPOINT', 's3://pictures'],
    ['S3_ENDPOINT', 'http://s3.internal:9000'],
    ['S3_BUCKET', 'Pictures!'],
    ['S3_PUBLIC_URL', 'cdn.example'],
  ])('stops the start when %s is %j, with one line that names it', (name, value) => {
    const read = () => readConfig({ DATA_DIR, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}[^\\n]*$`));
  });

  it('says which folder cannot be written', () => {
    expect(() => readConfig({ DATA_DIR: '/dev/null/data' })).toThrow(/^DATA_DIR/);
    expect(() => readConfig({ DATA_DIR: '/proc/none/data' })).toThrow(/^DATA_DIR/);
  });

  it('says so too where something else stands in the place of what it keeps', () => {
    const withoutOutbox = mkdtempSync(join(DATA_DIR, 'one-'));
    writeFileSync(join(withoutOutbox, 'outbox'), '');
    expect(() => readConfig({ DATA_DIR: withoutOutbox })).toThrow(/^DATA_DIR .*outbox/);
    const withoutSecret = mkdtempSync(join(DATA_DIR, 'two-'));
    mkdirSync(join(withoutSecret, 'secret'));
    expect(() => readConfig({ DATA_DIR: withoutSecret })).toThrow(/^DATA_DIR: the secret cannot be read/);
  });

  it.each([
    ['DATABASE_URL', 'postgres://cigogne:x@db.internal/cigogne?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://cigogne:x@localhost/cigogne'],
    ['DATABASE_URL', 'postgres://cigogne:x@127.0.0.1:5433/cigogne'],
    ['DATABASE_URL', 'postgres://cigogne:x@[::1]/cigogne'],
    ['DATABASE_URL', 'postgres://cigogne:x@localhost/cigogne?host=/run/postgresql'],
    ['REDIS_URL', 'rediss://cache.internal:6379'],
    ['REDIS_URL', 'redis://127.0.0.1:6379/2'],
  ])('takes %s %s: encrypted, or on this machine', (name, value) => {
    expect(() => readConfig({ DATA_DIR, [name]: value })).not.toThrow();
  });

  it('knows where an address without a host leads', () => {
    const read = (PGHOST: string, DATABASE_URL: string) => () => readConfig({ DATA_DIR, PGHOST, DATABASE_URL });
    expect(read('db.internal', 'postgres:///cigogne')).toThrow(/^DATABASE_URL/);
    expect(read('db.internal', 'postgres:///cigogne?host=')).toThrow(/^DATABASE_URL/);
    expect(read('db.internal', 'postgres:///cigogne?sslmode=verify-full')).not.toThrow();
    expect(read('db.internal', 'postgres:///cigogne?host=/run/postgresql')).not.toThrow();
    expect(read('/run/postgresql', 'postgres:///cigogne')).not.toThrow();
  });

  it.each([
    ['DATABASE_URL', 'postgres://cigogne:x@db.internal/cigogne?sslmode=verify-full&sslmode=disable'],
    ['DATABASE_URL', 'postgres://cigogne:x@localhost/cigogne?host=localhost&host=db.internal'],
    ['REDIS_URL', 'rediss://cache.internal?tls=false'],
    ['SMTP_URL', 'smtps://a:b@mail.example?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://localhost?url=smtp://mail.example'],
  ])('refuses %s %s, which would undo the encryption or its check', (name, value) => {
    expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(new RegExp(`^${name}`));
  });

  it('leaves a network unencrypted where it is told to', () => {
    const addresses = { DATABASE_URL: 'postgres://cigogne:x@db/cigogne', REDIS_URL: 'redis://cache' };
    expect(() => readConfig({ DATA_DIR, ...addresses, WITHOUT_TLS: 'database, redis' })).not.toThrow();
    expect(() => readConfig({ DATA_DIR, ...addresses, WITHOUT_TLS: 'redis' })).toThrow(/^DATABASE_URL/);
  });

  it('holds a mail server beyond this machine to encryption', () => {
    const url = (SMTP_URL: string, WITHOUT_TLS = '') => readConfig({ DATA_DIR, SMTP_URL, WITHOUT_TLS }).smtpUrl;
    expect(url('smtp://a:b@mail.example:587')).toBe('smtp://a:b@mail.example:587?requireTLS=true');
    expect(url('smtp://a:b@mail.example:587?requireTLS=false')).toBe('smtp://a:b@mail.example:587?requireTLS=true');
    expect(url('smtp://localhost:25')).toBe('smtp://localhost:25');
    expect(url('smtp://mail.example', 'smtp')).toBe('smtp://mail.example');
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['CATALOGUE_FEEDS', 'CATALOG_FEEDS'],
    ['OPERATOR_ADRESSE', 'OPERATOR_ADDRESS'],
    ['AFILIATE_AWIN', 'AFFILIATE_AWIN'],
  ])('notices that %s was meant to be %s', (name, meant) => {
    expect(readConfig({ DATA_DIR, [name]: 'x' }).nearMisses).toEqual([{ name, meant }]);
  });

  it('leaves alone what others have set, and what is near to a name that is set too', () => {
    const others = {
      PATH: '/bin',
      HOME: '/root',
      POST: '1',
      PORTS: '1',
      TEST_DATABASE_URL: 'x',
      npm_config_cache: 'x',
    };
    expect(readConfig({ DATA_DIR, ...others }).nearMisses).toEqual([]);
    expect(readConfig({ DATA_DIR, MAIL_FORM: 'x', MAIL_FROM: 'a@cigogne.example' }).nearMisses).toEqual([]);
  });

  it('switches features by name', () => {
    const { features } = readConfig({ DATA_DIR, FEATURES: 'thanks=off, multiBaby=on' });
    expect(features).toMatchObject({ thanksFeature: false, multiBabyFeature: true, cashPoolFeature: false });
  });

  it('sets limits one by one, or switches them off', () => {
    const { rates } = readConfig({ DATA_DIR, RATE_LIMITS: 'login=20/2h, search.account=off' });
    expect(rates.login).toEqual({ times: 20, seconds: 7200 });
    expect(rates['search.account']).toBeNull();
    expect(rates.search).toEqual({ times: 300, seconds: 60 });
    expect(readConfig({ DATA_DIR, RATE_LIMITS: 'on' }).rates).toEqual(readConfig({ DATA_DIR }).rates);
    expect(new Set(Object.values(readConfig({ DATA_DIR, RATE_LIMITS: 'off' }).rates))).toEqual(new Set([null]));
  });

  it('makes a secret once, which only its owner can read', () => {
    const first = readConfig({ DATA_DIR }).keys;
    expect(readConfig({ DATA_DIR }).keys).toEqual(first);
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8').length).toBeGreaterThanOrEqual(43);
  });

  it('reads with the keys that it had before', () => {
    const before = readConfig({ DATA_DIR, SECRET_KEY: 'a'.repeat(32) }).keys.sessions;
    const after = readConfig({ DATA_DIR, SECRET_KEY: 'b'.repeat(32), FORMER_SECRET_KEYS: `${'a'.repeat(32)}, ` });
    expect(after.keys.sessions.slice(1)).toEqual(before);
  });
});
