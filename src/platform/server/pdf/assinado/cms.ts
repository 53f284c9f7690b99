import { constants, createHash, timingSafeEqual, verify } from 'node:crypto';
import { contexto, lerDer, type No } from './asn1.ts';
import { type Certificado, lerCertificado } from './certificado.ts';
import { errosDoPdfAssinado as erros } from './erros.ts';
import type { Trecho } from './trechos.ts';

const DADOS_ASSINADOS = '1.2.840.113549.1.7.2';
const RESUMO_DO_CONTEUDO = '1.2.840.113549.1.9.4';
const PSS = '1.2.840.113549.1.1.10';
/** SHA-1 is left out: it is forged. */
const resumos: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
/** Signature algorithms, with the digest that their names fix; null: that of the signer. */
const algoritmos: Readonly<Record<string, string | null>> = {
  '1.2.840.113549.1.1.1': null,
  [PSS]: null,
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};

export type AssinaturaLida = { assinante: Certificado; certificados: Certificado[] };

/**
 * Checks a CMS signature over the bytes that it covers: the digest of the bytes, then the signature over what the signer said of them.
 * @throws PDF_ASSINATURA_ILEGIVEL, PDF_ALTERADO
 */
export function conferirCms({ coberto, cms }: Trecho): AssinaturaLida {
  const partes = lerAssinado(cms);
  if (partes === null) throw erros.PDF_ASSINATURA_ILEGIVEL();
  const { certificados, assinante, resumo, atributos, algoritmo, assinatura } = partes;
  const dito = atributos.filhos.find(({ filhos }) => filhos[0]?.oid === RESUMO_DO_CONTEUDO)?.filhos[1]?.filhos[0]?.corpo;
  const hash = createHash(resumo);
  for (const parte of coberto) hash.update(parte);
  const feito = hash.digest();
  if (dito?.length !== feito.length || !timingSafeEqual(dito, feito)) throw erros.PDF_ALTERADO();
  // What is signed is the set itself, not the tag under which it travels.
  const conteudo = Buffer.concat([Buffer.from([0x31]), atributos.bytes.subarray(1)]);
  const chave = assinante.x509.publicKey;
  const pss = { key: chave, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  const nome = algoritmos[algoritmo] ?? resumo;
  if (!verify(nome, conteudo, algoritmo === PSS ? pss : chave, assinatura)) throw erros.PDF_ALTERADO();
  return { assinante, certificados };
}

/** What a file of signed data holds. */
function lerDados(cms: Buffer): No | undefined {
  const raiz = lerDer(cms);
  return raiz?.filhos[0]?.oid === DADOS_ASSINADOS ? raiz.filhos[1]?.filhos[0] : undefined;
}
const certificadosDe = (dados: No): readonly No[] => contexto(dados.filhos, 0)?.filhos ?? [];

/** The certificates of a PKCS#7 bundle (.p7b), which chains of authorities are published as, each in DER; null of a file that is none. */
export function certificadosDoP7b(conteudo: Buffer): Buffer[] | null {
  const dados = lerDados(conteudo);
  return dados ? certificadosDe(dados).map(({ bytes }) => bytes) : null;
}

function lerAssinado(cms: Buffer) {
  const dados = lerDados(cms);
  const assinantes = dados?.filhos.at(-1)?.filhos ?? [];
  const [info] = assinantes;
  if (!dados || !info || assinantes.length !== 1) return null;
  const certificados = certificadosDe(dados).flatMap(({ bytes }) => lerCertificado(bytes) ?? []);
  const [, quem, comResumo] = info.filhos;
  const atributos = contexto(info.filhos, 0);
  // After the attributes (or a key identifier, which has the same tag and stands before): algorithm and signature.
  const depois = atributos === undefined ? [] : info.filhos.slice(info.filhos.indexOf(atributos) + 1);
  const resumo = resumos[comResumo?.filhos[0]?.oid ?? ''];
  const algoritmo = depois[0]?.filhos[0]?.oid ?? '';
  const assinante = quem && acharAssinante(certificados, quem);
  if (!assinante || !atributos || resumo === undefined || !(algoritmo in algoritmos) || !depois[1]) return null;
  return { certificados, assinante, resumo, atributos, algoritmo, assinatura: depois[1].corpo };
}

/** By issuer and number, as PDF signatures name who signed. */
const acharAssinante = (certificados: readonly Certificado[], { filhos: [emissor, serie] }: No): Certificado | undefined =>
  certificados.find((c) => emissor !== undefined && serie !== undefined && c.emissor.equals(emissor.bytes) && c.serie.equals(serie.corpo));
