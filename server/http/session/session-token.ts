import { jwtVerify, SignJWT } from 'jose';
import { LIMITS } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import { keyNamed } from '../../config/keys.ts';

/** Marks a token as a session of this service (RFC 9068). */
const TYPE = 'at+jwt';

interface SessionClaims {
  userId: number;
  sessionId: number;
}

/** What a client presents with each call. It is valid no longer than its session, which may end earlier. */
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

/** Whose token this is; null if it is not ours, not a session's, or expired. */
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
