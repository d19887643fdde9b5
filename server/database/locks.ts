/**
 * Advisory locks that stand for one thing each: their numbers must differ. Those that stand for one of many (an
 * address, say) are drawn from its hash, out of 64 bits.
 */
export const LOCKS = { changeOfTables: 7_246_144, tellingOfBookings: 4_207_849_484 } as const;
