import { jwtVerify, SignJWT } from 'jose';
import { LIMITS } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import { keyNamed } from '../../config/keys.ts';

/** What makes a token a session's (RFC 9068), and of this service. */
const TYPE = 'at+jwt';

interface SessionClaims {
  userId: number;
  sessionId: number;
}

/** What a client presents with each call. It holds no longer than its session, which may end before. */
export function signSession({ keys, publicUrl }: Config, { userId, sessionId }: SessionClaims): Promise<string> {
  const [key] = keys.sessions;
  return new SignJWT({ sid: String(sessionId) })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: key.id })
    .setAudience(publicUrl)
    .setSubject(String(userId))
    .setIssuedAt()
    .setExpirationTime(`${LIMITS.sessionDays}d`)
    .sign(key.bytes);
}

/** Whose token this is; null when it is not one of ours, not a session's, or too old. */
export async function verifySession({ keys, publicUrl }: Config, token: string): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(keys.sessions, kid), {
      algorithms: ['HS256'],
      typ: TYPE,
      audience: publicUrl,
      requiredClaims: ['aud', 'exp', 'iat', 'sid', 'sub'],
    });
    const claims = { userId: Number(payload.sub), sessionId: Number(payload.sid) };
    return Object.values(claims).every(Number.isSafeInteger) ? claims : null;
  } catch {
    return null;
  }
}
