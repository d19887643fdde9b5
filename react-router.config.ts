import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole map is small, and inlining it saves a request on every first visit.
  routeDiscovery: { mode: 'initial' },
  // A route's loader, fallback and page in one file: on a slow line each file costs a round trip.
  splitRouteModules: false,
  future: { unstable_optimizeDeps: true },
} satisfies Config;
