import type { Answer } from '#contract/calls.ts';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { endRefusedSession, readToken } from '#web/session/browser-store.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type StoredPicture = Answer<'POST /s3/upload/{bucket_name}'>;

/** What a file chooser offers; phones convert their own formats to one of these. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export type Bucket = 'item' | 'list-header';

interface Sending {
  bucket: Bucket;
  file: File;
  /** Called with the percentage sent, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Stores one picture, scaled down here if it has more pixels than the server decodes for its format.
 * @throws as `sendPicture` does
 */
export async function uploadPicture(sending: Sending): Promise<StoredPicture> {
  try {
    return await sendPicture(sending);
  } catch (error) {
    const smaller = isTooLargeForKind(error) ? await shrinkPicture(sending.file) : null;
    if (!smaller) throw error;
    return await sendPicture({ ...sending, file: smaller });
  }
}

function isTooLargeForKind(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'PICTURE_TOO_LARGE_FOR_KIND');
}

/** No answer came. */
export class UnansweredUpload extends ApiError {
  constructor() {
    super(400, {}, false);
  }
}

/**
 * Sends a picture. Uses XMLHttpRequest because fetch cannot report upload progress.
 * @throws ApiError, an UnansweredUpload if there was no answer; an AbortError when `signal` ends it
 */
function sendPicture({ bucket, file, onProgress, signal }: Sending): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/v1/s3/upload/${bucket}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    const token = readToken();
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress((event.loaded / event.total) * 100);
    };
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as StoredPicture);
      else reject(errorOf(request, token));
    };
    request.onerror = () => reject(new UnansweredUpload());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}

function errorOf(request: XMLHttpRequest, token: string | undefined): ApiError {
  const problem = problemOf(request);
  return new ApiError(request.status, problem, problem.code === 'INVALID_CREDENTIALS' && endRefusedSession(token));
}

function problemOf(request: XMLHttpRequest): Partial<Problem> {
  try {
    return JSON.parse(request.responseText) as Partial<Problem>;
  } catch {
    return {};
  }
}
