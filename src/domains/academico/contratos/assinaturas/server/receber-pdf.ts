import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { recusaDoPapel } from './julgar-papel.ts';
import { travarAssinatura } from './mudar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo, Upload } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosDoPdfAssinado } from '#platform/server/pdf/assinado/erros.ts';
import { type PdfVerificado, verificarPdfAssinado } from '#platform/server/pdf/assinado/verificar.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { lerConfiaveis } from './certificados.ts';

type Signatario = {
  assinaturaId: number;
  contratoId: number;
  nome: string;
  cpf: string | null;
  assinou: boolean;
  originalId: number;
  arquivoId: number | null;
};

async function obterSignatario(db: Db | Tx, quem: Quem, id: number): Promise<Signatario> {
  const { rows } =
    await sql<Signatario>`select s.assinatura_id as "assinaturaId", a.contrato_id as "contratoId", s.nome, s.cpf, s.assinou_em is not null as assinou,
      a.original_id as "originalId", s.arquivo_id as "arquivoId" from assinaturas_signatarios s join assinaturas a on a.id = s.assinatura_id where s.id = ${id}`.execute(
      db,
    );
  const [achado] = rows;
  if (!achado) throw errosComuns.NAO_ENCONTRADO();
  await conferirVisivel(db, quem, [achado.contratoId]);
  return achado;
}

/** Judges what came back against our original and the signer, before any transaction. @throws why it is not accepted */
export async function julgarPdf(db: Db, quem: Quem, { id, upload }: { id: number; upload: Upload | undefined }): Promise<PdfVerificado> {
  const { originalId, cpf, nome } = await obterSignatario(db, quem, id);
  if (cpf === null) throw errosDoPdfAssinado.CERTIFICADO_SEM_CPF({ nome }, { campos: ['file'] });
  const { corpo: original } = await obterArquivo(db, originalId);
  const confiaveis = await lerConfiaveis(db);
  const { rows: agora } = await sql<{ em: string }>`select clock_timestamp() as em`.execute(db);
  return verificarPdfAssinado(upload?.conteudo ?? Buffer.alloc(0), {
    original,
    cpf,
    esperado: nome,
    confiaveis,
    em: new Date(agora[0]?.em ?? ''),
  });
}

/** Takes a PDF that was judged as the signature of a signer; the link, which is needed no more, is locked first and ends. @throws JA_ASSINOU, ASSINATURA_SEM_EFEITO and why the paper could not come into force */
export async function receberPdf(
  ato: Ato,
  { id, upload, lido }: { id: number; upload: Upload | undefined; lido: PdfVerificado },
): Promise<{ id: number; nome: string; emissor: string }> {
  const { tx, quem } = ato;
  await revogarLinksExternos(tx, { finalidade: 'assinatura', alvoIds: [id] });
  const antes = await obterSignatario(tx, quem, id);
  const assinatura = await travarAssinatura(tx, antes.assinaturaId);
  const { assinou, nome } = await obterSignatario(tx, quem, id);
  if (assinou) throw erros.JA_ASSINOU({ nome });
  if (assinatura.situacao !== 'aberta' && assinatura.situacao !== 'vencida') throw erros.ASSINATURA_SEM_EFEITO();
  const recusa = await recusaDoPapel(tx, assinatura, ato.fuso);
  if (recusa) throw recusa;
  const arquivoId = await guardarArquivo(tx, {
    nome: `assinado-${id}.pdf`,
    tipo: 'application/pdf',
    conteudo: upload?.conteudo ?? Buffer.alloc(0),
  });
  await sql`update assinaturas_signatarios set assinou_em = clock_timestamp(), forma = 'pdf', arquivo_id = ${arquivoId}, certificado = ${JSON.stringify(lido)}::jsonb
    where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'contrato.pdf_assinado_recebido',
    alvoTipo: 'contrato',
    alvoId: assinatura.contratoId,
    depois: { documento: nomeDoPapel(assinatura).br, por: nome, certificado: lido.nome, emissor: lido.emissor },
  });
  return { id, nome: lido.nome, emissor: lido.emissor };
}

/** The signed PDF exactly as it came. @throws NAO_ENCONTRADO */
export async function baixarPdf(db: Db, quem: Quem, id: number): Promise<Arquivo> {
  const { arquivoId } = await obterSignatario(db, quem, id);
  if (arquivoId === null) throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, arquivoId)), abrir: false };
}
