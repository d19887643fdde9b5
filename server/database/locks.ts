/**
 * The numbers of advisory locks for a single thing each; they must differ. Locks for one of many things (an address,
 * say) use a 64-bit hash.
 */
export const LOCKS = { changeOfTables: 7_246_144, tellingOfBookings: 4_207_849_484 } as const;
