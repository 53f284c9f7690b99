import type { X509Certificate } from 'node:crypto';
import { nomeComum } from './certificado.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { conferirAcrescimo } from './acrescimo.ts';
import { conferirCadeia } from './cadeia.ts';
import { type AssinaturaLida, conferirCms } from './cms.ts';
import { errosDoPdfAssinado as erros } from './erros.ts';
import { assinaturasDoPdf, type Trecho } from './trechos.ts';

export type PdfVerificado = { nome: string; cpf: string; emissor: string; serie: string; validoAte: string };

/**
 * Judges a signed PDF without a network: its last signature covers all of it and holds, one of its signers is the expected
 * person by CPF, the certificate leads
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
  const [ultima, ...anteriores] = assinaturasDoPdf(pdf);
  const daUltima = ler(() => conferirCms(ultima));
  conferirAcrescimo(pdf, original);
  // Who signs a file that somebody else signed before stands beside them in it.
  const lidas =
    daUltima.assinante.cpf === cpf ? [daUltima] : [daUltima, ...anteriores.flatMap((t) => lerAnterior(t, { pdf, original }) ?? [])];
  const { assinante, certificados } = lidas.find((l) => l.assinante.cpf === cpf) ?? daUltima;
  if (assinante.cpf === null) throw erros.CERTIFICADO_SEM_CPF({ nome: assinante.nome });
  if (assinante.cpf !== cpf) throw erros.CERTIFICADO_DE_OUTRA_PESSOA({ nome: assinante.nome, esperado });
  ler(() => conferirCadeia(assinante, { trazidos: certificados, confiaveis, em }));
  const { x509 } = assinante;
  const emissor = nomeComum(x509.issuer);
  return { nome: assinante.nome, cpf, emissor, serie: x509.serialNumber, validoAte: new Date(x509.validTo).toISOString() };
}

/** A signature that others followed, of the file as it was then. Null for one that does not hold. */
function lerAnterior(trecho: Trecho, { pdf, original }: { pdf: Buffer; original: Buffer }): AssinaturaLida | null {
  try {
    conferirAcrescimo(pdf.subarray(0, trecho.fim), original);
    return conferirCms(trecho);
  } catch {
    return null;
  }
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
