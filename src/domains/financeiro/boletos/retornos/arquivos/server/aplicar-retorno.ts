import { ateAcabar } from '#platform/server/lotes/em-lotes.ts';
import { errosArquivo } from '../erros.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { retornosApi } from '../api.ts';
import { carregarConta } from '#domains/financeiro/boletos/contas/server/door.ts';
import { colunasDaLinha, type LinhaGuardada, ordemDasLinhas } from '#domains/financeiro/boletos/retornos/server/linha-guardada.ts';
import { processarLinhas } from '#domains/financeiro/boletos/retornos/server/processar-linhas.ts';
import type { LinhaProcessada } from '#domains/financeiro/boletos/retornos/server/linha-processada.ts';

export const TAREFA_RETORNO = 'retornos.aplicacao';
/** Lines of one transaction. */
export const LOTE_DO_RETORNO = 1_000;

/** Hands a return file that was read, or whose job gave up, to the job that applies it. Throws RETORNO_NAO_ENCONTRADO, RETORNO_JA_APLICADO. */
export async function aplicarRetorno(ato: Ato<Pessoa> & { servicos: Servicos }, id: number): Promise<{ tarefaId: number; total: number }> {
  const { tx, quem, servicos } = ato;
  const { rows } = await sql<{ situacao: string; desistiu: boolean; pendentes: number }>`select r.situacao,
      exists (select 1 from v_tarefa t where t.id = r.tarefa_id and t.situacao = 'falhou') as desistiu,
      (select count(*)::int from retornos_linhas l where l.retorno_id = r.id and l.resultado = 'pendente') as pendentes
    from retornos r where r.id = ${id} for update of r`.execute(tx);
  const [retorno] = rows;
  if (!retorno) throw errosArquivo.RETORNO_NAO_ENCONTRADO();
  if (retorno.situacao !== 'lido' && !(retorno.situacao === 'aplicando' && retorno.desistiu)) throw errosArquivo.RETORNO_JA_APLICADO();
  const tarefaId = await servicos.tarefas.criar(tx, {
    tipo: TAREFA_RETORNO,
    usuarioId: quem.usuarioId,
    total: retorno.pendentes,
    entrada: { retornoId: id },
  });
  await sql`update retornos set situacao = 'aplicando', tarefa_id = ${tarefaId} where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'retorno.aplicado', alvoTipo: 'retorno', alvoId: id, depois: { linhas: retorno.pendentes } });
  return { tarefaId, total: retorno.pendentes };
}

/**
 * The job: 1,000 lines a transaction, by the bank's dates and not by their place in the file, each line marked with its effect.
 * Killed in the middle it leaves whole batches, and the next run goes on with what is still pending.
 */
export function definirTarefaDeRetorno(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_RETORNO, async (execucao) => {
    const { retornoId } = execucao.entrada as { retornoId: number };
    await ateAcabar(servicos, execucao, retornosApi.aplicarRetorno, async (ato) => {
      const linhas = await aplicarLote(ato, retornoId);
      return linhas.length === 0 ? null : linhas.map(itemDe);
    });
    return { retornoId };
  });
}

/** Applies the next lines of a file; the file is done when none is left. Answers what became of them. */
export async function aplicarLote(ato: Ato<Pessoa>, retornoId: number, lote = LOTE_DO_RETORNO): Promise<LinhaProcessada[]> {
  const { tx } = ato;
  const { rows } = await sql<{
    conta: number;
    situacao: string;
  }>`select conta_bancaria_id as conta, situacao from retornos where id = ${retornoId}`.execute(tx);
  if (!rows[0]) throw errosArquivo.RETORNO_NAO_ENCONTRADO();
  // Two files of one account, or two runs of one job, take turns.
  const conta = await carregarConta(tx, rows[0].conta, { travar: true });
  const { rows: linhas } =
    await sql<LinhaGuardada>`select ${colunasDaLinha} from retornos_linhas l where l.retorno_id = ${retornoId} and l.resultado = 'pendente'
    order by ${ordemDasLinhas} limit ${lote}`.execute(tx);
  if (linhas.length === 0) {
    await sql`update retornos set situacao = 'aplicado', aplicado_em = clock_timestamp() where id = ${retornoId} and situacao <> 'aplicado'`.execute(
      tx,
    );
    return [];
  }
  return processarLinhas(ato, conta, linhas);
}

const itemDe = ({ linha, resultado, recusa }: LinhaProcessada): ItemDeTarefa => ({
  alvoId: linha.id,
  situacao: resultado === 'excecao' ? 'recusado' : resultado === 'ja_aplicada' || resultado === 'repetida' ? 'ja_estava' : 'feito',
  ...(recusa ? { codigo: recusa.code, parametros: recusa.params } : {}),
});
