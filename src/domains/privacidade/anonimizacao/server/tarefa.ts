import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { anonimizacaoApi as api } from '../api.ts';
import { errosAnonimizacao as erros } from '../erros.ts';
import { anonimizar, conferirAnonimizacao } from './anonimizar.ts';

const TAREFA = 'privacidade.anonimizacao';
/** Part of many names, and of most reasons. */
const particulas = new Set(['da', 'das', 'de', 'del', 'di', 'do', 'dos', 'e', 'la', 'van', 'von']);
type Entrada = { pessoaId: number; motivo: string; total: boolean };

/** The first word of a text that is one of a name: what is erased of a person must not stay in why. */
function palavraDoNome(nome: string, texto: string): string | undefined {
  const doNome = new Set(
    normalizarBusca(nome)
      .split(/[^a-z]+/)
      .filter((palavra) => palavra.length > 1 && !particulas.has(palavra)),
  );
  return texto.split(/[^\p{L}]+/u).find((palavra) => doNome.has(normalizarBusca(palavra)));
}

/** Has a person made anonymous in the background. @throws ANONIMIZACAO_MOTIVO_COM_NOME and what `conferirAnonimizacao` does */
export async function pedirAnonimizacao(
  ato: ContextoEscrita,
  { id: pessoaId, motivo, total }: EntradaServidor<typeof api.anonimizar>['body'] & { id: number },
): Promise<{ tarefaId: number }> {
  const { nome } = await conferirAnonimizacao(ato, { pessoaId, total });
  const palavra = total ? palavraDoNome(nome, motivo) : undefined;
  if (palavra !== undefined) throw erros.ANONIMIZACAO_MOTIVO_COM_NOME({ palavra }, { campos: ['motivo'] });
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
