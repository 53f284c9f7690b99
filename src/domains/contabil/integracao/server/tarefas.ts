import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { integracaoApi } from '../api.ts';
import { errosIntegracao } from '../erros.ts';
import { intervalo as esquema } from '../esquemas.ts';
import { conferirIntervalo } from '../intervalo.ts';
import { integrarFatos, type Intervalo, lerPendentes } from './lancar-fatos.ts';

export const tipoDaIntegracao = 'integracao-contabil.lancamento';
/** Facts to a transaction: a piece takes a second or so, so that even a slow machine ends it in time. */
const TAMANHO = 2500;

/** Posts the facts of some days in the background. Throws INTEGRACAO_INTERVALO, INTEGRACAO_NADA_A_LANCAR. */
export async function enfileirarIntegracao(
  { tx, quem, servicos }: Pick<ContextoEscrita, 'tx' | 'quem' | 'servicos'>,
  pedido: Intervalo,
): Promise<{ tarefaId: number; total: number }> {
  conferirIntervalo(pedido);
  const total = (await partesDoIntervalo(tx, pedido)).length;
  if (total === 0) throw errosIntegracao.INTEGRACAO_NADA_A_LANCAR();
  const tarefaId = await servicos.tarefas.criar(tx, { tipo: tipoDaIntegracao, usuarioId: quem.usuarioId, total, entrada: pedido });
  return { tarefaId, total };
}

type Parte = { alvo: number; fatos: number[] };
/** The facts that wait, in pieces by their days. A piece is called by its last fact, which no other piece has. */
export async function partesDoIntervalo(db: Db | Tx, pedido: Intervalo): Promise<Parte[]> {
  const ids = await lerPendentes(db, pedido);
  return Array.from({ length: Math.ceil(ids.length / TAMANHO) }, (_, i) => {
    const fatos = ids.slice(i * TAMANHO, (i + 1) * TAMANHO);
    return { alvo: fatos.at(-1) ?? 0, fatos };
  });
}

/** Declares the posting, before the queue starts. A process that dies has posted whole pieces, and the next goes on with what still waits; of a piece, what was posted or left out since is passed over. */
export function definirTarefaDeIntegracao(servicos: Servicos): void {
  servicos.tarefas.definir(tipoDaIntegracao, async (execucao) => {
    const pedido = esquema.parse(execucao.entrada);
    await emLotes(servicos, execucao, {
      pedidoPor: integracaoApi.integrar,
      itens: await partesDoIntervalo(servicos.db, pedido),
      alvoDe: (parte) => parte.alvo,
      tamanho: 1,
      executar: async (ato, partes) => {
        for (const { fatos } of partes) await integrarFatos(ato, { ...pedido, fatos });
        return partes.map(({ alvo }) => ({ alvoId: alvo, situacao: 'feito' }));
      },
    });
  });
}
