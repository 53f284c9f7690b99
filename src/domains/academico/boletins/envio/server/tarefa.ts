import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { AlunosDaTurma } from '#domains/academico/boletins/server/boletins.ts';
import { envioDeBoletinsApi } from '../api.ts';
import { enviarBoletins } from './enviar.ts';
import { ouvirCorreio } from './no-correio.ts';
import { turmasDaEscolha } from './previa.ts';

export const TAREFA_ENVIO = 'boletins-envio.correio';
type Pedido = EntradaServidor<typeof envioDeBoletinsApi.enviarBoletins>['body'];
type Entrada = Pick<Pedido, 'etapa' | 'deNovo' | 'vistoAte'> & { turmas: AlunosDaTurma[] };

/** Enqueues the sending. @throws NAO_ENCONTRADO, BOLETIM_NENHUM */
export async function pedirEnvio({ tx, quem, servicos }: ContextoEscrita, pedido: Pedido): Promise<{ tarefaId: number; total: number }> {
  const { etapa, deNovo, vistoAte } = pedido;
  const turmas = await turmasDaEscolha(tx, quem, pedido);
  const total = turmas.reduce((soma, { matriculas }) => soma + matriculas.length, 0);
  const entrada: Entrada = { turmas, etapa, deNovo, vistoAte };
  return { tarefaId: await servicos.tarefas.criar(tx, { tipo: TAREFA_ENVIO, usuarioId: quem.usuarioId, total, entrada }), total };
}

/** The students of one class to a transaction, results recorded with the effect: a process killed in the middle sends nothing twice. */
export function definirTarefaDeEnvioDeBoletins(
  servicos: Pick<Servicos, 'db' | 'correio' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>,
): void {
  const { correio } = servicos;
  ouvirCorreio(correio);
  servicos.tarefas.definir(TAREFA_ENVIO, async (execucao) => {
    const { turmas, ...pedido } = execucao.entrada as Entrada;
    for (const turma of turmas)
      await emLotes(servicos, execucao, {
        pedidoPor: envioDeBoletinsApi.enviarBoletins,
        itens: turma.matriculas,
        alvoDe: (id) => id,
        tamanho: turma.matriculas.length,
        executar: (ato, matriculas) => enviarBoletins(ato, { ...turma, ...pedido, matriculas: [...matriculas], correio }),
      });
    return { turmas: turmas.length };
  });
}
