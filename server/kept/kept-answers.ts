import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { dayOf } from '#locales/dates.ts';
import { clientOf, placeOf } from '../http/limits/client-of.ts';
import { limitWork } from '../http/limits/limit-calls.ts';
import { limitTurns } from '../http/limits/turns.ts';
import { unlessRefused } from '../http/limits/unless-refused.ts';
import type { KeptVersions } from './kept-versions.ts';
import { compressed, type KeptAnswer, sendKept } from './send-kept.ts';

/** An answer as it was made. */
export interface MadeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Cacheable: it contains nothing personal, and is not a redirect or failure. */
  isCacheable: boolean;
}

/** What an answer depends on. */
export interface Subject {
  /** Everything but the registry and the day. */
  name: string;
  /** The name of the registry it shows; null for what only changes with a release. */
  registryName: string | null;
  /** What else this reader's address says: no answer depends on it, but a redirect goes on with it. */
  search?: string;
}

type Answer = KeptAnswer | MadeAnswer;

/** Does a client's work when its turn has come. */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Making an answer takes a core: a few overlap while waiting for the database, but not a crowd that would fill the
 * memory.
 */
const AT_ONCE = 4;
/** Of one client, so that whoever asks for many large ones keeps only one of those slots busy. */
const AT_ONCE_OF_CLIENT = 1;
/** A client rests after larger ones, so that they take a tenth of a core for long, not half, as `making` allows. */
const REST_BEYOND_MS = 5;
/** Per client, and in total. */
const WAITING = { waiting: 100, waitingInAll: 800 };

/**
 * Serves from memory what was made for others: made once for everyone asking at the time, and again when the registry
 * or the day has changed. Few are made at once; the rest wait.
 * @param megabytes how much to keep at most
 */
export function keepAnswers(versions: KeptVersions, megabytes: number) {
  const inTurn = limitTurns({ running: AT_ONCE, each: AT_ONCE_OF_CLIENT, restBeyondMs: REST_BEYOND_MS, ...WAITING });
  const underWay = new Map<string, Promise<Answer>>();
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: megabytes * 1024 * 1024,
    // Including the gzip copy and the policy in the headers.
    sizeCalculation: ({ br }) => 3 * br.length,
  });

  /**
   * @param subject null for what must not be shared
   * @throws SERVICE_UNAVAILABLE when too many wait already
   */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    subject: Subject | null,
    make: () => Promise<MadeAnswer>,
  ): Promise<FastifyReply> => {
    const key = subject && (await keyOf(subject));
    const ready = key === null ? undefined : kept.get(key);
    if (ready) return sendKept(request, reply, ready);
    const client = clientOf(request.ip);
    const { rateLimits } = request.server;
    const takeTurn: TakeTurn = (work) => inTurn(work, placeOf(client), { rests: rateLimits.isOn });
    const makeLimited = () => limitWork(rateLimits, client, make);
    const makeOne = () =>
      key === null || isForAPage(request) ? takeTurn(makeLimited) : makeForAll(key, takeTurn, makeLimited);
    const answer = await unlessRefused(key === null ? undefined : underWay.get(key), makeOne);
    if ('etag' in answer) return sendKept(request, reply, answer);
    const { location } = answer.headers;
    reply.status(answer.status).headers(answer.headers);
    if (location && subject?.search) reply.header('location', location + subject.search);
    return reply.send(answer.body);
  };

  async function keyOf({ name, registryName }: Subject): Promise<string | null> {
    if (registryName === null) return name;
    const version = await versions.find(registryName);
    return version && `${name} ${version} ${dayOf()}`;
  }

  /**
   * Others asking while it is being made wait for the same one, but not for the turn of whoever asked first: that one
   * may have asked for much else before.
   */
  async function makeForAll(key: string, takeTurn: TakeTurn, make: () => Promise<MadeAnswer>): Promise<Answer> {
    const { shared, mine } = await takeTurn(async () => {
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return { shared: known };
      const made = make();
      const making = keep(key, made).finally(() => underWay.delete(key));
      underWay.set(key, making);
      // Nobody may be waiting for it besides its maker.
      making.catch(() => undefined);
      await made;
      return { mine: making };
    });
    return mine ?? unlessRefused(shared, () => makeForAll(key, takeTurn, make));
  }

  async function keep(key: string, making: Promise<MadeAnswer>): Promise<Answer> {
    const made = await making;
    if (!made.isCacheable) return made;
    const answer = await compressed(made);
    kept.set(key, answer);
    return answer;
  }
}

/** A page being rendered asks for the plain answer: it is the page that will be kept. */
function isForAPage({ headers, raw }: FastifyRequest): boolean {
  return isInjection(raw) && headers['accept-encoding'] === 'identity';
}
