import { SOCKETS_FROM_DATA } from './storage-paths.ts';

/** Small, as durable as PostgreSQL is by default, and never logging what people typed. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: SOCKETS_FROM_DATA,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  autovacuum_max_workers: '1',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

type Name = keyof typeof SETTINGS | 'fsync' | 'synchronous_commit' | 'full_page_writes';

/** Overrides: tests need no durability. */
export type Settings = Partial<Record<Name, string>>;

/** The settings as command-line parameters. */
export function settingsFor(settings: Settings): string[] {
  return Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
