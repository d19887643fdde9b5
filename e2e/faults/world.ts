import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { readConfig } from '../../server/config/config.ts';
import { type DatabaseConnection, openDatabase } from '../../server/database/client.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { type CuttableProxy, openProxyTo } from '../../server/testing/breakable/cuttable-proxy.ts';
import { makeDisk, type TestDisk } from '../../server/testing/breakable/disk.ts';
import { createCategory, createOnlineRegistry, createWish } from '../../server/testing/builders.ts';
import { type BalancerName, startBalancer } from './balancers.ts';
import { type ServiceNode, serviceNode } from './node.ts';
import { openPostOffice, type PostOffice, readOutbox } from './post-office.ts';
import { embeddedPostgres, type PostgresServer, preparePostgres } from './postgres-server.ts';

/** The service, and everything around it that can fail. */
export interface World {
  nodes: ServiceNode[];
  postgres: PostgresServer;
  /** Between the nodes and PostgreSQL; null for the embedded one. */
  network: CuttableProxy | null;
  post: PostOffice;
  /** The disk holding everything, if requested. */
  disk: TestDisk | null;
  /** Returns what a fault took away. */
  giveBack(): Promise<void> | void;
  dataDir: string;
  /** The address people use: a node, or what stands in front of several. */
  url: string;
  /** The mails sent, by Message-ID, and how often each was. */
  mailsTaken(): Promise<Map<string, number>>;
  /** A connection to the service's database, bypassing the network that is hurt. */
  connect(): Promise<DatabaseConnection>;
  /** A registry with gifts, the first of which are scarce. */
  openRegistry(): Promise<{ id: number; name: string; wishIds: number[] }>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** A PostgreSQL server reached over a network, or the service's own. */
  database: 'server' | 'embedded';
  /** Two nodes behind this load balancer, instead of a single one. */
  balancer?: { name: BalancerName; program: string };
  /** Everything on a disk that can be filled up, including mails, which are then files. */
  hasSmallDisk?: boolean;
}

export async function openWorld({ database, balancer, hasSmallDisk = false }: WorldOptions): Promise<World> {
  const disk = hasSmallDisk ? makeDisk(512) : null;
  const folder = disk?.path ?? mkdtempSync(join(tmpdir(), 'cigogne-faults-'));
  const dataDir = join(folder, 'data');
  const post = await openPostOffice();
  const server = database === 'server' ? await preparePostgres(join(folder, 'postgres')) : null;
  await server?.start();
  const through = server && (await openProxyTo(server.url));
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://cigogne.example',
    DATABASE_URL: through?.url ?? '',
    SMTP_URL: disk ? '' : post.url,
  };
  const nodes = balancer
    ? await prepareNodes(2, { ...settings, TRUST_PROXY: '1', DRAIN_SECONDS: '5' })
    : await prepareNodes(1, settings);
  const urls = nodes.map(({ url }) => url) as [string, string];
  let front: Awaited<ReturnType<typeof startBalancer>> | null = null;
  async function close(): Promise<void> {
    await front?.close();
    for (const node of nodes) await node.end('SIGTERM');
    await through?.proxy.close();
    await server?.end('SIGKILL');
    await post.close();
    disk?.remove();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    for (const node of nodes) await node.start();
    if (balancer) front = await startBalancer(balancer, urls, join(folder, balancer.name));
  } catch (error) {
    await close();
    throw error;
  }
  const postgres = server ?? embeddedPostgres(dataDir);
  const connect = () => openDatabase({ databaseUrl: postgres.url, dataDir });

  return {
    ...{ nodes, postgres, post, disk, dataDir, connect },
    giveBack: () => undefined,
    network: through?.proxy ?? null,
    url: front?.url ?? urls[0],
    mailsTaken: async () => (disk ? await readOutbox(dataDir) : post.taken),
    openRegistry: async () => openRegistryOf(await connect(), dataDir),
    close,
  };
}

async function prepareNodes(count: number, settings: Record<string, string>): Promise<ServiceNode[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  return ports.map((port) => serviceNode({ ...settings, PORT: String(port) }));
}

async function openRegistryOf(connection: DatabaseConnection, dataDir: string): ReturnType<World['openRegistry']> {
  const config = readConfig({ DATA_DIR: dataDir });
  const testApp = { context: { database: connection.database, config } } as TestApp;
  const { id, name } = await createOnlineRegistry(testApp);
  const { id: categoryId } = await createCategory(testApp, { registryId: id });
  const wishIds: number[] = [];
  for (let order = 0; order < 300; order += 1) {
    const row = { registryId: id, categoryId, order, quantity: order < 8 ? 1 : 20, title: `Cadeau ${order}` };
    wishIds.push((await createWish(testApp, row)).id);
  }
  await connection.close();
  return { id, name, wishIds };
}
