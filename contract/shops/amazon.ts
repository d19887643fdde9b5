/** Amazon's own shops, in any country; not its short links (amzn.to), whose destination is unknown. */
export function isAmazonHost(host: string): boolean {
  return /(^|\.)amazon\.(com?\.)?[a-z]{2,3}\.?$/.test(host);
}

/** Amazon's shops, or its short links. */
export function isAmazonsOwn(host: string): boolean {
  return isAmazonHost(host) || /(^|\.)amzn\.(to|eu|com)$|^a\.co$/.test(host);
}
