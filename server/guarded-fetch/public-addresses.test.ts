import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

describe('An address', () => {
  it.each([
    ['93.184.216.34', '8.8.8.8', '172.15.255.255', '172.32.0.1', '223.255.255.255'],
    ['2606:4700::1111', '2001:4860:4860::8888', '2a00:1450::1'],
  ])('of the internet is public: %s, %s, %s', (...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true);
  });

  it.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
    ['this network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fec0::1']],
    ['this link', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0', '224.0.0.1', 'ff02::1', '255.255.255.255']],
    ['the cloud around us', ['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254']],
    ['nobody', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '240.0.0.1', '2001:db8::1', '4000::1']],
    ['what is translated', ['::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1']],
    ['what is tunnelled', ['2002:7f00:1::', '2001:0:4136:e378:8000:63bf:3f57:fdf2', '192.88.99.1']],
    ['no spelling that we know', ['0177.0.0.1', '2130706433', '127.1', '0x7f.1', '', 'localhost', '1.2.3.4.5']],
  ])('of %s is not', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });

  it('that this machine has is not, whatever it is', () => {
    const own = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(isPublicAddress(address), address).toBe(false);
    for (const address of ['93.184.216.34', '2a00:1450::1']) expect(isPublicAddress(address, [address])).toBe(false);
  });
});
