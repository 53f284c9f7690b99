import type { X509Certificate } from 'node:crypto';
import type { Certificado } from './certificado.ts';
import { errosDoPdfAssinado as erros } from './erros.ts';

/** No chain in use is longer. */
const ELOS_MAXIMO = 6;

const emitiu = (emissor: X509Certificate, x: X509Certificate): boolean =>
  emissor.ca && x.checkIssued(emissor) && x.verify(emissor.publicKey);
const valeEm = (x: X509Certificate, em: Date): boolean => new Date(x.validFrom) <= em && em <= new Date(x.validTo);

/**
 * Follows a certificate to one that the school trusts: each issued by the next, all within their dates on the day it is judged. What travels with the
 * signature helps on the way and is trusted by itself for nothing. @throws CADEIA_DESCONHECIDA, CADEIA_VENCIDA
 */
export function conferirCadeia(
  assinante: Certificado,
  { trazidos, confiaveis, em }: { trazidos: readonly Certificado[]; confiaveis: readonly X509Certificate[]; em: Date },
): void {
  const { nome } = assinante;
  const sabidos = new Set(confiaveis.map((c) => c.fingerprint256));
  const emissores = [...confiaveis, ...trazidos.map(({ x509 }) => x509)];
  const caminho = (x: X509Certificate, elos: number): X509Certificate[] | null => {
    if (sabidos.has(x.fingerprint256)) return [x];
    if (elos === 0) return null;
    for (const emissor of emissores) {
      if (emissor.fingerprint256 === x.fingerprint256 || !emitiu(emissor, x)) continue;
      const resto = caminho(emissor, elos - 1);
      if (resto) return [x, ...resto];
    }
    return null;
  };
  const achado = caminho(assinante.x509, ELOS_MAXIMO);
  if (!achado) throw erros.CADEIA_DESCONHECIDA({ nome });
  if (!achado.every((x) => valeEm(x, em))) throw erros.CADEIA_VENCIDA({ nome });
}
