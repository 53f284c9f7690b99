import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes, itemRecusado } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Idioma, ParametrosDeRecusa } from '#shared/erros.ts';
import { guia } from '#domains/academico/documentos/termos/guia.ts';
import { emissaoApi, EMITIDOS_MAXIMO } from '../api.ts';
import { errosEmissaoDePapeis as erros } from '../erros.ts';
import { emitirPapeis } from './emitir.ts';
import { travarModelo } from './modelo.ts';

export const TAREFA_EMISSAO = 'documentos.emissao';
/** Papers to a transaction. */
const POR_VEZ = 100;
type Pedido = EntradaServidor<typeof emissaoApi.emitirVarios>['body'];
type Entrada = { documentoPadraoId: number; finalidade: string | null; matriculas: number[] };

/** Enqueues a run. @throws EMISSAO_SEM_ALUNOS, EMISSAO_DEMAIS, and what stands against the template */
export async function pedirEmissao({ tx, quem, servicos }: ContextoEscrita, pedido: Pedido): Promise<{ tarefaId: number; total: number }> {
  const { documentoPadraoId, finalidade } = pedido;
  await travarModelo(tx, quem, documentoPadraoId);
  const matriculas = await lerEscolhidas(tx, quem, pedido);
  if (matriculas.length === 0) throw erros.EMISSAO_SEM_ALUNOS();
  if (matriculas.length > EMITIDOS_MAXIMO) throw erros.EMISSAO_DEMAIS({ quantos: matriculas.length, maximo: EMITIDOS_MAXIMO });
  const entrada: Entrada = { documentoPadraoId, finalidade, matriculas };
  const total = matriculas.length;
  return { tarefaId: await servicos.tarefas.criar(tx, { tipo: TAREFA_EMISSAO, usuarioId: quem.usuarioId, total, entrada }), total };
}

/** The enrollments that a choice means: those named, or the active ones of a filter, in the order of the classes. */
async function lerEscolhidas(
  tx: Tx,
  quem: Quem,
  { matriculaIds, anoLetivoId, segmentacaoId, cursoId, turmaId }: Pedido,
): Promise<number[]> {
  const daEscolha = matriculaIds
    ? sql`m.id = any(${matriculaIds}::bigint[])`
    : sql`m.ativa and (${anoLetivoId}::bigint is null or m.ano_letivo_id = ${anoLetivoId}) and (${segmentacaoId}::bigint is null or m.segmentacao_id = ${segmentacaoId})
        and (${cursoId}::bigint is null or m.curso_id = ${cursoId}) and (${turmaId}::bigint is null or m.turma_id = ${turmaId})`;
  const { rows } = await sql<{ id: number }>`select m.id from v_matricula_resumo m
    where ${daEscolha} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}
    order by m.curso_nome, m.turma_nome nulls last, m.aluno_nome_busca, m.id limit ${EMITIDOS_MAXIMO + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

const significados = new Map(guia.termos.map(({ nome, significado }) => [nome, significado]));
const dizer = (termos: readonly string[], idioma: Idioma): string =>
  termos.map((nome) => significados.get(nome)?.[idioma] ?? nome).join('; ');

/** A paper that is issued with terms that say nothing says so, in the words of the guide, beside its student: nobody looks at each. */
function notaDosVazios(termos: readonly string[] = []): { codigo?: string; parametros?: ParametrosDeRecusa } {
  if (termos.length === 0) return {};
  const { code, params } = erros.EMISSAO_COM_VAZIOS({ termos: { br: dizer(termos, 'br'), en: dizer(termos, 'en') } });
  return { codigo: code, parametros: params };
}

/** Some to a transaction, with their answers: a process killed in the middle goes on with those that have none, and issues none twice. */
export function definirTarefaDeEmissao(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  servicos.tarefas.definir(TAREFA_EMISSAO, async (execucao) => {
    const { matriculas, ...pedido } = execucao.entrada as Entrada;
    const { publicUrl } = servicos.config;
    await emLotes(servicos, execucao, {
      pedidoPor: emissaoApi.emitirVarios,
      itens: matriculas,
      alvoDe: (id) => id,
      tamanho: POR_VEZ,
      executar: async (ato, ids) => {
        const { emitidos, vazios, recusados } = await emitirPapeis(ato, { ...pedido, matriculaIds: ids, publicUrl });
        return [
          ...emitidos.map(({ matriculaId }) => ({
            alvoId: matriculaId,
            situacao: 'feito' as const,
            ...notaDosVazios(vazios.get(matriculaId)),
          })),
          ...recusados.map((um) => itemRecusado(um)),
        ];
      },
    });
    return { matriculas: matriculas.length };
  });
}
