const NAMES: Record<string, string> = {
  cj: 'CJ',
  timeone: 'TimeOne',
  tradedoubler: 'Tradedoubler',
  tradetracker: 'TradeTracker',
  adcell: 'ADCELL',
  bol: 'bol',
  ebay: 'eBay',
};

/** A network's name in its own spelling. */
export function networkName(network: string): string {
  return NAMES[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
}
