import type { CDPSession } from '@playwright/test';

const QUIET_MS = 1000;

interface Watched {
  kind: string;
  /** Seconds, on the browser's clock. */
  start: number;
  end: number;
  /** Of the body as it is sent, as scripts/check-sizes.mjs counts; an answer's headers are half a kB besides. */
  bytes: number;
}

export function watchRequests(devtools: CDPSession): Map<string, Watched> {
  const requests = new Map<string, Watched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    requests.set(requestId, { kind: type, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = -response.encodedDataLength;
    if (response.mimeType.startsWith('image/')) request.kind = 'Image';
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: request.bytes + encodedDataLength });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: 0 });
  });
  return requests;
}

/** The first quiet moment, and how many requests came before it. */
export function beforeUse(all: Watched[]): { usable: number; requests: number } {
  const counted = all.filter(({ kind }) => !['Image', 'Font'].includes(kind)).sort((a, b) => a.start - b.start);
  const begin = counted[0]?.start ?? 0;
  let busyUntil = begin;
  let requests = 0;
  for (const { start, end } of counted) {
    if (start > busyUntil + QUIET_MS / 1000) break;
    busyUntil = Math.max(busyUntil, end);
    requests += 1;
  }
  return { usable: (busyUntil - begin) * 1000, requests };
}

export function bytesOf(all: Watched[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const request of all) bytes[request.kind] = (bytes[request.kind] ?? 0) + request.bytes;
  return bytes;
}
