/** A variable that is ignored, and the one of ours that its name is close to. */
export interface NearMiss {
  name: string;
  meant: string;
}

/** Shorter names are close to words of others: POST, HOME. */
const SHORTEST = 6;
/** Names from this length on may differ in two places. */
const LONG = 12;

/** Variables whose names are mistyped ones of ours that are not set: SMPT_URL, PUBLIC_ULR, smtp_url. */
export function nearMissesIn(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): NearMiss[] {
  const missing = known.filter((name) => name.length >= SHORTEST && !(name in env));
  const others = Object.keys(env).filter((name) => !known.includes(name));
  return others.flatMap((name) => {
    const meant = missing.find((each) => isWithin(each.length < LONG ? 1 : 2, name.toUpperCase(), each));
    return meant ? { name, meant } : [];
  });
}

/** Whether so many letters more, less, other or swapped with the next make one of the other. */
function isWithin(edits: number, some: string, other: string): boolean {
  if (some === other) return true;
  if (some !== '' && some[0] === other[0]) return isWithin(edits, some.slice(1), other.slice(1));
  if (edits === 0) return false;
  const left = edits - 1;
  const isSwapped = some.length > 1 && some[0] === other[1] && some[1] === other[0];
  return (
    (isSwapped && isWithin(left, some.slice(2), other.slice(2))) ||
    isWithin(left, some.slice(1), other.slice(1)) ||
    isWithin(left, some.slice(1), other) ||
    isWithin(left, some, other.slice(1))
  );
}
