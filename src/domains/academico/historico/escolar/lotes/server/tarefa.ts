import { emitirHistoricos } from '#domains/academico/historico/escolar/emissao/server/door.ts';
import { carregarHistoricos } from '#domains/academico/historico/escolar/server/carregar.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { emLotes, itemRecusado } from '#platform/server/lotes/em-lotes.ts';
import { lotesDeHistoricoApi } from '../api.ts';
import { alunosDaTurma, recusaDaTurma } from './da-turma.ts';
import { TAREFA_HISTORICOS } from './lotes.ts';

/** A class fits in one transaction: its numbers follow each other. */
const LOTE = 50;

/** The issue for a class: those with nothing in the way get theirs, the others are told why, and nobody gets two. */
export function definirTarefaDeHistoricos(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  servicos.tarefas.definir(TAREFA_HISTORICOS, async (execucao) => {
    const { turmaId, alunoIds } = execucao.entrada as { turmaId: number; alunoIds: number[] };
    const { publicUrl } = servicos.config;
    await emLotes(servicos, execucao, {
      pedidoPor: lotesDeHistoricoApi.emitirLote,
      itens: alunoIds,
      alvoDe: (id) => id,
      tamanho: LOTE,
      executar: async (ato, ids) => {
        const { turma } = await alunosDaTurma(ato.tx, turmaId);
        const { alunos } = await carregarHistoricos(ato.tx, ids);
        const daTurma = ids.map((id) => {
          const fatos = alunos.get(id);
          return { id, erro: fatos ? recusaDaTurma(fatos, { turmaId, turma }) : null };
        });
        const deFora = daTurma.flatMap(({ id, erro }) => (erro ? [{ id, erro }] : []));
        const { emitidos, recusados } = await emitirHistoricos(ato, {
          alunoIds: daTurma.flatMap(({ id, erro }) => (erro ? [] : [id])),
          tipo: 'completo',
          publicUrl,
        });
        const jaEstava = (erro: { code: string }): boolean => erro.code === 'HISTORICO_JA_EMITIDO';
        return [
          ...emitidos.map(({ alunoId }) => ({ alvoId: alunoId, situacao: 'feito' as const })),
          ...[...deFora, ...recusados].map((recusado) => itemRecusado(recusado, jaEstava)),
        ];
      },
    });
    return { turmaId };
  });
}
