import { sql } from 'kysely';
import { registrarVisualizacao } from '#domains/pessoas/server/door.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosDossie as erros } from '../erros.ts';
import { DIAS_GUARDADO, TAREFA_DOSSIE } from './tarefa.ts';

type Guardado = { situacao: string; pessoaId: number | null; arquivoId: number | null };

/** A dossier that a job prepared leaves the house: who took it is recorded first. @throws NAO_ENCONTRADO, DOSSIE_NAO_PRONTO */
export async function obterDossie(
  { db, quem, pedido }: Pick<Contexto, 'db' | 'quem' | 'pedido'>,
  tarefaId: number,
  formato: 'pdf' | 'json',
): Promise<Arquivo> {
  const { rows } = await sql<Guardado>`select t.situacao, d.pessoa_id as "pessoaId",
      case when ${formato} = 'pdf' then d.pdf_arquivo_id else d.json_arquivo_id end as "arquivoId"
    from v_tarefa t left join dossies d on d.tarefa_id = t.id and d.created_at >= now() - make_interval(days => ${DIAS_GUARDADO})
    where t.id = ${tarefaId} and t.tipo = ${TAREFA_DOSSIE} and t.usuario_id = ${quem.usuarioId}`.execute(db);
  const [guardado] = rows;
  if (!guardado) throw errosComuns.NAO_ENCONTRADO();
  const { situacao, pessoaId, arquivoId } = guardado;
  if (situacao === 'na_fila' || situacao === 'em_andamento') throw erros.DOSSIE_NAO_PRONTO();
  if (pessoaId === null || arquivoId === null) throw errosComuns.NAO_ENCONTRADO();
  return transacao(db, async (tx) => {
    await registrarVisualizacao(tx, quem, { pessoaId, dado: 'dossie' });
    await auditar(
      { tx, quem, origem: pedido },
      { acao: 'pessoa.dossie_emitido', alvoTipo: 'pessoa', alvoId: pessoaId, depois: { formato } },
    );
    return obterArquivo(tx, arquivoId);
  });
}
