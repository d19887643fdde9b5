/** An id from an address; null where it is no integer: then there is nothing to load. */
export function readId(param: string): number | null {
  const id = /^\d{1,16}$/.test(param) ? Number(param) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
