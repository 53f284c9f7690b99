import type { X509Certificate } from 'node:crypto';
import { ErroNegocio } from '#shared/erros.ts';
import { conferirAcrescimo } from './acrescimo.ts';
import { conferirCadeia } from './cadeia.ts';
import { type AssinaturaLida, conferirCms } from './cms.ts';
import { errosDoPdfAssinado as erros } from './erros.ts';
import { ultimaAssinatura } from './trechos.ts';

export type PdfVerificado = { nome: string; cpf: string; emissor: string; serie: string; validoAte: string };

/**
 * Judges a signed PDF without a network: its last signature covers all of it and holds, the signer is the expected person by CPF, the certificate leads
 * to one that the school trusts, and our original is its beginning. What is not judged stands in the README. @throws why it is not accepted
 */
export function verificarPdfAssinado(
  pdf: Buffer,
  {
    original,
    cpf,
    esperado,
    confiaveis,
    em,
  }: { original: Buffer; cpf: string; esperado: string; confiaveis: readonly X509Certificate[]; em: Date },
): PdfVerificado {
  const trecho = ultimaAssinatura(pdf);
  const { assinante, certificados } = ler(() => conferirCms(trecho));
  conferirAcrescimo(pdf, original);
  if (assinante.cpf === null) throw erros.CERTIFICADO_SEM_CPF({ nome: assinante.nome });
  if (assinante.cpf !== cpf) throw erros.CERTIFICADO_DE_OUTRA_PESSOA({ nome: assinante.nome, esperado });
  ler(() => conferirCadeia(assinante, { trazidos: certificados, confiaveis, em }));
  const { x509 } = assinante;
  const emissor = /^CN=(.+)$/m.exec(x509.issuer)?.[1] ?? x509.issuer;
  return { nome: assinante.nome, cpf, emissor, serie: x509.serialNumber, validoAte: new Date(x509.validTo).toISOString() };
}

/** What cannot even be read is refused in the same words, whatever the parser or the cipher says. */
function ler<T extends AssinaturaLida | void>(conferir: () => T): T {
  try {
    return conferir();
  } catch (causa) {
    if (causa instanceof ErroNegocio) throw causa;
    throw erros.PDF_ASSINATURA_ILEGIVEL();
  }
}
