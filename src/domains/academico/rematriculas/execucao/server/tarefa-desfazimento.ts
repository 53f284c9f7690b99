import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { rematriculasApi } from '../api.ts';
import { errosRematricula as erros } from '#domains/academico/rematriculas/erros.ts';
import { desfazerItens } from './desfazer.ts';
import { feitasDoLote, lerLoteDaTarefa, responderItens, travarFeitas } from './lotes.ts';
import type { Pedida } from './pedir.ts';
import { obterLote } from './queries.ts';
import { comoItemDeTarefa } from './tarefa-execucao.ts';
import '#domains/academico/rematriculas/server/restricoes.ts';

export const TAREFA_DESFAZIMENTO = 'rematriculas.desfazimento';
const ALUNOS_POR_VEZ = 25;

/**
 * Asks for the undo of a run, once and only after it ended.
 * @throws NAO_ENCONTRADO, REMATRICULA_EM_ANDAMENTO, REMATRICULA_JA_DESFEITA
 */
export async function pedirDesfazimento(ato: ContextoEscrita, { id, motivo }: { id: number; motivo: string }): Promise<Pedida> {
  await conferirTodosVisiveis(ato, id);
  const total = await conferirDesfazimento(ato.tx, id);
  const tarefaId = await ato.servicos.tarefas.criar(ato.tx, {
    tipo: TAREFA_DESFAZIMENTO,
    usuarioId: ato.quem.usuarioId,
    total,
    entrada: {},
  });
  await sql`update rematriculas_lotes set desfazimento_tarefa_id = ${tarefaId}, motivo_desfazimento = ${motivo} where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, { acao: 'rematricula.desfazimento', alvoTipo: 'rematricula', alvoId: id, depois: { alunos: total }, motivo });
  return { id, tarefaId, total };
}

/** A run is undone whole: whoever does not see all of its students cannot ask for it. @throws NAO_ENCONTRADO */
async function conferirTodosVisiveis({ tx, quem }: Ato, id: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`select total from rematriculas_lotes where id = ${id}`.execute(tx);
  if ((await obterLote(tx, quem, id)).total < (rows[0]?.total ?? 0)) throw errosComuns.NAO_ENCONTRADO();
}

async function conferirDesfazimento(tx: Tx, id: number): Promise<number> {
  await sql`select 1 from rematriculas_lotes where id = ${id} for update`.execute(tx);
  const { rows } = await sql<{
    desfeita: boolean;
    andando: boolean;
    feitas: number;
  }>`select l.desfazimento_tarefa_id is not null as desfeita,
      exists (select 1 from rematriculas_itens p where p.lote_id = l.id and p.situacao = 'pendente')
        and t.situacao in ('na_fila', 'em_andamento') as andando,
      (select count(*)::int from rematriculas_itens f where f.lote_id = l.id and f.situacao = 'feita') as feitas
    from rematriculas_lotes l join v_tarefa t on t.id = l.tarefa_id where l.id = ${id}`.execute(tx);
  const [lote] = rows;
  if (!lote) throw errosComuns.NAO_ENCONTRADO();
  if (lote.desfeita) throw erros.REMATRICULA_JA_DESFEITA();
  if (lote.andando) throw erros.REMATRICULA_EM_ANDAMENTO();
  return lote.feitas;
}

/** The undo: a few students to a transaction, answers recorded with the effect; resumed like the run. */
export function definirTarefaDeDesfazimento(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_DESFAZIMENTO, async (execucao) => {
    const lote = await lerLoteDaTarefa(servicos.db, execucao.tarefaId);
    await emLotes(servicos, execucao, {
      pedidoPor: rematriculasApi.desfazerRematricula,
      itens: await feitasDoLote(servicos.db, lote.id),
      // Those that could not be undone stay done: they were answered all the same.
      alvoDe: ({ matriculaOrigemId }) => matriculaOrigemId,
      tamanho: ALUNOS_POR_VEZ,
      executar: async (ato, feitas) => {
        const respostas = await desfazerItens(ato, lote, await travarFeitas(ato.tx, feitas));
        await responderItens(ato.tx, respostas);
        return respostas.map((r) => ({ ...comoItemDeTarefa(r), ...(r.codigo === undefined ? {} : { situacao: 'recusado' as const }) }));
      },
    });
  });
}
