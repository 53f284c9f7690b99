import { X509Certificate } from 'node:crypto';
import { contexto, lerDer, type No } from './asn1.ts';

export type Certificado = { x509: X509Certificate; emissor: Buffer; serie: Buffer; nome: string; cpf: string | null };

const NOMES_ALTERNATIVOS = '2.5.29.17';
/** ICP-Brasil: birth date, CPF and more of the holder, as one text. */
const DADOS_DO_TITULAR = '2.16.76.1.3.1';

/** The common name in a subject or issuer; the whole where there is none. */
export const nomeComum = (quem: string): string => /^CN=(.+)$/m.exec(quem)?.[1] ?? quem;

/** What a certificate says of its holder. Null for what is none. */
export function lerCertificado(der: Buffer): Certificado | null {
  const no = lerDer(der);
  const tbs = no?.filhos[0];
  if (!no || !tbs) return null;
  const campos = tbs.filhos.filter(({ classe, tag }) => !(classe === 3 && tag === 0));
  const [serie, , emissor] = campos;
  if (!serie || !emissor) return null;
  const x509 = new X509Certificate(no.bytes);
  const comum = nomeComum(x509.subject);
  // An e-CPF is called "NAME:CPF".
  return { x509, emissor: emissor.bytes, serie: serie.corpo, nome: comum.replace(/:\d{11}$/, ''), cpf: cpfDe(contexto(tbs.filhos, 3)) };
}

function cpfDe(extensoes: No | undefined): string | null {
  const alternativos = extensoes?.filhos[0]?.filhos.find(({ filhos }) => filhos[0]?.oid === NOMES_ALTERNATIVOS)?.filhos.at(-1);
  const nomes = alternativos && lerDer(alternativos.corpo);
  const titular = nomes?.filhos.find(({ classe, tag, filhos }) => classe === 3 && tag === 0 && filhos[0]?.oid === DADOS_DO_TITULAR);
  const texto = titular?.filhos[1]?.filhos[0]?.corpo.toString('latin1') ?? '';
  const cpf = /^\d{8}(\d{11})/.exec(texto)?.[1] ?? null;
  return cpf === '00000000000' ? null : cpf;
}
