import { serviceProgram } from '../../scripts/service.mjs';
import { type ServiceProcess, startProcess } from '../../server/testing/processes/service-process.ts';

/** One node of the service, which can be killed and restarted at the same address. */
export interface ServiceNode extends Pick<ServiceProcess, 'url' | 'end'> {
  /** The logs of all its processes. */
  log(): string;
  start(): Promise<void>;
}

/** @param settings environment variables, PORT among them */
export function serviceNode(settings: Record<string, string> & { PORT: string }): ServiceNode {
  const processes: ServiceProcess[] = [];
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    log: () => processes.map((one) => one.log()).join(''),
    async start() {
      processes.push(await startProcess(settings, serviceProgram));
    },
    end: async (signal) => (await processes.at(-1)?.end(signal)) ?? 'ended',
  };
}
