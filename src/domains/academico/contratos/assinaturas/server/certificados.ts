import { createHash, X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Upload } from '#platform/server/http/tipos.ts';
import { certificadosDoP7b } from '#platform/server/pdf/assinado/cms.ts';
import { nomeComum } from '#platform/server/pdf/assinado/certificado.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosCertificado as erros } from '../erros-certificados.ts';

/** ICP-Brasil has some hundred authorities in force. */
const MAXIMO = 500;
const onde = { campos: ['file'] };
type CertificadoLido = { x509: X509Certificate; nome: string };

const nomeDe = ({ subject }: X509Certificate): string => nomeComum(subject).slice(0, 300);

const emTexto = /-----BEGIN (CERTIFICATE|PKCS7)-----([\s\S]+?)-----END \1-----/g;

/** The certificates of a file: of one or several, or of a whole chain (.p7b), in PEM or DER. @throws CERTIFICADO_ILEGIVEL, CERTIFICADO_NAO_E_DE_AUTORIDADE, CERTIFICADOS_DEMAIS */
function lerArquivoDeCertificados(conteudo: Buffer): CertificadoLido[] {
  const partes = [...conteudo.toString('latin1').matchAll(emTexto)].map(([, , base64 = '']) => Buffer.from(base64, 'base64'));
  const blocos = (partes.length > 0 ? partes : [conteudo]).flatMap((parte) => certificadosDoP7b(parte) ?? [parte]);
  if (blocos.length === 0) throw erros.CERTIFICADO_ILEGIVEL({}, onde);
  if (blocos.length > MAXIMO) throw erros.CERTIFICADOS_DEMAIS({ max: MAXIMO }, onde);
  const lidos = blocos.map((bloco) => {
    try {
      return new X509Certificate(bloco);
    } catch {
      throw erros.CERTIFICADO_ILEGIVEL({}, onde);
    }
  });
  const pessoal = lidos.find(({ ca }) => !ca);
  if (pessoal) throw erros.CERTIFICADO_NAO_E_DE_AUTORIDADE({ nome: nomeDe(pessoal) }, onde);
  return lidos.map((x509) => ({ x509, nome: nomeDe(x509) }));
}

/** The school trusts these authorities from now on; those that it trusts already stay as they are. */
export async function incluirCertificados(ato: Ato, { upload }: { upload: Upload | undefined }): Promise<{ incluidos: number }> {
  const { tx, quem } = ato;
  const linhas = lerArquivoDeCertificados(upload?.conteudo ?? Buffer.alloc(0)).map(({ x509, nome }) => ({
    sha256: createHash('sha256').update(x509.raw).digest('hex'),
    nome,
    ate: new Date(x509.validTo).toISOString(),
    der: x509.raw.toString('hex'),
  }));
  const { rows } = await sql<{ nome: string }>`insert into certificados_confiaveis (sha256, nome, valido_ate, der, usuario_nome)
    select l.sha256, l.nome, l.ate, decode(l.der, 'hex'), ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as l(sha256 text, nome text, ate timestamptz, der text)
    on conflict (sha256) do nothing returning nome`.execute(tx);
  if (rows.length > 0)
    await auditar(ato, {
      acao: 'contrato.certificados_incluidos',
      alvoTipo: 'contrato',
      alvoId: 0,
      depois: { nomes: rows.map((r) => r.nome).join(', ') },
    });
  return { incluidos: rows.length };
}

/** An authority is trusted no more. @throws NAO_ENCONTRADO */
export async function excluirCertificado(ato: Ato, { id }: { id: number }): Promise<{ id: number }> {
  const { rows } = await sql<{ nome: string }>`delete from certificados_confiaveis where id = ${id} returning nome`.execute(ato.tx);
  const [excluido] = rows;
  if (!excluido) throw errosComuns.NAO_ENCONTRADO();
  await auditar(ato, { acao: 'contrato.certificado_excluido', alvoTipo: 'contrato', alvoId: 0, antes: { nome: excluido.nome } });
  return { id };
}

export async function listarCertificados(db: Db): Promise<{ itens: { id: number; nome: string; validoAte: string; vencido: boolean }[] }> {
  const { rows } = await sql<{
    id: number;
    nome: string;
    validoAte: string;
    vencido: boolean;
  }>`select id, nome, valido_ate as "validoAte", valido_ate < now() as vencido
    from certificados_confiaveis order by nome, id`.execute(db);
  return { itens: rows };
}

/** The authorities as the judge of PDFs takes them. */
export async function lerConfiaveis(db: Db | Tx): Promise<X509Certificate[]> {
  const { rows } = await sql<{ der: Buffer }>`select der from certificados_confiaveis order by id`.execute(db);
  return rows.map(({ der }) => new X509Certificate(der));
}
