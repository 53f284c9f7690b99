import { useEffect, useMemo } from 'react';

/** The address of a blob while it is on the screen. */
export function useEnderecoDoBlob(blob: Blob | null | undefined): string | null {
  const endereco = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => {
    if (endereco === null) return;
    // An image that is still loading when it is replaced reads its address a moment longer.
    return () => void window.setTimeout(() => URL.revokeObjectURL(endereco), 10_000);
  }, [endereco]);
  return endereco;
}
