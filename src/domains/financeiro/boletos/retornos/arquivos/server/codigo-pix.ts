import type { Escola } from '#platform/server/escola.ts';
import type { PixDoBanco } from '#domains/financeiro/boletos/cnab/pix.ts';
import { lerPix, pixDinamico } from '#domains/financeiro/boletos/codigos/pix.ts';

type CodigoPix = { emv: string | null; txid: string | null; pixInvalido: boolean };
const nenhum: CodigoPix = { emv: null, txid: null, pixInvalido: false };
const corrompido: CodigoPix = { ...nenhum, pixInvalido: true };
const emvMaximo = 512;
const urlMaxima = 77;

/**
 * The Pix code of a slip: the bank's own, or the one that its address makes. The name and city on it are the school's; amount and
 * charges are the bank's to say. A code that does not read as one, checksum and all, is told and never kept: it would be printed.
 */
export function codigoPixDoBanco(pix: PixDoBanco | null, escola: Pick<Escola, 'nome' | 'cidade'>): CodigoPix {
  if (pix === null) return nenhum;
  const { txid } = pix;
  if (pix.emv !== null)
    return pix.emv.length <= emvMaximo && lerPix(pix.emv) !== null ? { emv: pix.emv, txid, pixInvalido: false } : corrompido;
  if (pix.url === null || pix.url.length > urlMaxima) return corrompido;
  const emv = pixDinamico({ url: pix.url, nome: escola.nome || 'ESCOLA', cidade: escola.cidade ?? 'BRASIL' });
  return { emv, txid, pixInvalido: false };
}
