import { sql } from 'kysely';
import type { AnexoPronto } from '#platform/server/arquivos/anexo.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosLancamento } from '../../erros.ts';
import { errosAnexoContabil } from '../erros.ts';

const anexosMaximo = 30;

/** Adds a document to an entry, in a closed period too: it changes nothing of it. Throws LANCAMENTO_NAO_ENCONTRADO, ANEXOS_DE_LANCAMENTO_DEMAIS. */
export async function anexarAoLancamento(
  ato: Ato<Pessoa>,
  { lancamentoId, refeito, ...arquivo }: { lancamentoId: number } & AnexoPronto,
): Promise<{ id: number; nome: string }> {
  const { tx, quem } = ato;
  // Two documents at once take turns: the count that each sees is the whole one.
  const { rows } = await sql`select 1 from lancamentos_contabeis where id = ${lancamentoId} for update`.execute(tx);
  if (!rows[0]) throw errosLancamento.LANCAMENTO_NAO_ENCONTRADO();
  const contagem = await sql<{
    n: number;
  }>`select count(*)::int as n from lancamentos_contabeis_anexos where lancamento_id = ${lancamentoId}`.execute(tx);
  if ((contagem.rows[0]?.n ?? 0) >= anexosMaximo)
    throw errosAnexoContabil.ANEXOS_DE_LANCAMENTO_DEMAIS({ n: anexosMaximo }, { campos: ['file'] });
  const arquivoId = await guardarArquivo(tx, arquivo);
  const gravado = await sql<{
    id: number;
  }>`insert into lancamentos_contabeis_anexos (lancamento_id, arquivo_id, nome, refeito, usuario_id, usuario_nome)
    values (${lancamentoId}, ${arquivoId}, ${arquivo.nome.slice(0, 200)}, ${refeito}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'lancamento_contabil.anexo',
    alvoTipo: 'lancamento_contabil',
    alvoId: lancamentoId,
    depois: { anexo: arquivo.nome, arquivoId },
  });
  return { id: gravado.rows[0]?.id ?? 0, nome: arquivo.nome };
}

/** A document of an entry. Only what was made anew from its pixels opens in the browser. Throws NAO_ENCONTRADO. */
export async function baixarAnexoContabil(db: Db, { lancamentoId, anexoId }: { lancamentoId: number; anexoId: number }): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number;
    refeito: boolean;
  }>`select arquivo_id as "arquivoId", refeito from lancamentos_contabeis_anexos
    where id = ${anexoId} and lancamento_id = ${lancamentoId}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, rows[0].arquivoId)), abrir: rows[0].refeito };
}
