/** An id from an address; null if it is not an integer, as there is nothing to load then. */
export function readId(param: string): number | null {
  const id = /^\d{1,16}$/.test(param) ? Number(param) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
