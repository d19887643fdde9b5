import { useMemo } from 'react';
import { PrintNote } from '#web/registries/print-note.tsx';
import { qrCode, qrPath } from './qr-code.ts';

/** On paper only: the registry's address and its QR code. Generated here, not by the page's loader. */
export function OwnerPrintNote({ address }: { address: string }) {
  const qr = useMemo(() => {
    const code = qrCode(address);
    return { size: code.size, path: qrPath(code) };
  }, [address]);
  return <PrintNote address={address} qr={qr} />;
}
