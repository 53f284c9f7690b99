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
  const leva = (x: X509Certificate, serve: (x: X509Certificate) => boolean, elos = ELOS_MAXIMO): boolean =>
    serve(x) &&
    (sabidos.has(x.fingerprint256) ||
      (elos > 0 && emissores.some((e) => e.fingerprint256 !== x.fingerprint256 && emitiu(e, x) && leva(e, serve, elos - 1))));
  // An authority may stand there twice, issued anew with its key: the way by the one that is over is no way.
  if (leva(assinante.x509, (x) => valeEm(x, em))) return;
  throw leva(assinante.x509, () => true) ? erros.CADEIA_VENCIDA({ nome }) : erros.CADEIA_DESCONHECIDA({ nome });
}
