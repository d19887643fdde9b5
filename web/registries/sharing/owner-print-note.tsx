import { useEffect, useState } from 'react';
import { PrintNote } from '../print-note.tsx';

/** The code's script must not compete with what is needed now; whoever prints takes longer than that. */
const REST_MS = 300;

/** On paper only: the registry's address and, as soon as its script is there, the QR code. */
export function OwnerPrintNote({ address }: { address: string }) {
  const [qr, setQr] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    async function draw() {
      const { qrCode } = await import('./qr-code/qr-code.ts');
      setQr(qrCode(address));
    }
    const tryToDraw = () => draw().catch(() => undefined);
    const timer = setTimeout(tryToDraw, REST_MS);
    addEventListener('online', tryToDraw);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryToDraw);
    };
  }, [address]);
  return <PrintNote address={address} qr={qr} />;
}
