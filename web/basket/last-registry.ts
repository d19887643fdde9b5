import { useState } from 'react';
import type { Basket, RegistryHead } from './contents.ts';

/** The list whose gifts were the last in the basket while this page was open: there one chooses another. */
export function useLastRegistry({ lists: [first] }: Basket): RegistryHead | undefined {
  const [last, setLast] = useState(first);
  if (first && first !== last) setLast(first);
  return last;
}
