import { rm } from 'node:fs/promises';
import { startService } from './service.ts';

/** Before all journeys: sets up one instance from scratch, which every worker's server copies. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const service = await startService();
  await service.stop({ keepsData: true });
  process.env.CIGOGNE_E2E_DATA = service.dataDir;
  return () => rm(service.dataDir, { recursive: true, force: true });
}
