import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { anonimizacaoApi as api } from '../api.ts';
import { anonimizar, conferirAnonimizacao } from './anonimizar.ts';

const TAREFA = 'privacidade.anonimizacao';
type Entrada = { pessoaId: number; motivo: string; total: boolean };

/** Has a person made anonymous in the background. @throws what `conferirAnonimizacao` does */
export async function pedirAnonimizacao(
  ato: ContextoEscrita,
  { id: pessoaId, motivo, total }: EntradaServidor<typeof api.anonimizar>['body'] & { id: number },
): Promise<{ tarefaId: number }> {
  await conferirAnonimizacao(ato, { pessoaId, total });
  const entrada: Entrada = { pessoaId, motivo, total };
  return { tarefaId: await ato.servicos.tarefas.criar(ato.tx, { tipo: TAREFA, usuarioId: ato.quem.usuarioId, total: 1, entrada }) };
}

/** One transaction: a process killed in the middle leaves the person whole, and the next run begins anew. */
export function definirTarefaDeAnonimizacao(
  servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco' | 'cifra'>,
): void {
  servicos.tarefas.definir(TAREFA, async (execucao) => {
    const pedido = execucao.entrada as Entrada;
    await emLotes(servicos, execucao, {
      pedidoPor: api.anonimizar,
      itens: [pedido.pessoaId],
      alvoDe: (id) => id,
      tamanho: 1,
      executar: async (ato) => {
        await anonimizar(ato, servicos, pedido);
        return [{ alvoId: pedido.pessoaId, situacao: 'feito' }];
      },
    });
    return { pessoas: 1 };
  });
}
