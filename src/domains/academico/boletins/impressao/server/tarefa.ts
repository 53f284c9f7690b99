import { sql } from 'kysely';
import { guardarArquivo, excluirArquivo } from '#platform/server/arquivos/files.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosBoletim as erros } from '#domains/academico/boletins/erros.ts';
import { type AlunosDaTurma, boletinsDaTurma, turmasDoFiltro } from '#domains/academico/boletins/server/boletins.ts';
import { impressaoDeBoletinsApi } from '../api.ts';
import { papelDeHoje } from './agora.ts';
import { emNome } from './nome-do-arquivo.ts';
import { boletinsEmPdf } from './pdf/boletins-pdf.ts';

export const TAREFA_BOLETINS = 'boletins.impressao';
/** Days that a prepared file waits for its reader: it can always be made again. */
const DIAS_GUARDADO = 7;
type Entrada = { turmas: AlunosDaTurma[]; etapa: number | null };

/** Enqueues the report cards of the classes of a filter. @throws BOLETIM_NENHUM */
export async function pedirImpressao(
  { tx, quem, servicos }: ContextoEscrita,
  { etapa, ...filtro }: EntradaServidor<typeof impressaoDeBoletinsApi.imprimirBoletins>['body'],
): Promise<{ tarefaId: number; turmas: number; boletins: number }> {
  const turmas = await turmasDoFiltro(tx, quem, {
    anoLetivoId: filtro.anoLetivoId,
    segmentacaoId: filtro.segmentacaoId ?? undefined,
    cursoId: filtro.cursoId ?? undefined,
    turmaId: filtro.turmaId ?? undefined,
  });
  if (turmas.length === 0) throw erros.BOLETIM_NENHUM();
  const entrada: Entrada = { turmas, etapa };
  const tarefaId = await servicos.tarefas.criar(tx, { tipo: TAREFA_BOLETINS, usuarioId: quem.usuarioId, total: turmas.length, entrada });
  return { tarefaId, turmas: turmas.length, boletins: turmas.reduce((soma, { matriculas }) => soma + matriculas.length, 0) };
}

/**
 * One class to a transaction, its file kept with its answer: a process killed in the middle goes on with the classes that have none. A class
 * without the etapa asked for is told so and the others go on.
 */
export function definirTarefaDeBoletins(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  servicos.tarefas.definir(TAREFA_BOLETINS, async (execucao) => {
    const { turmas, etapa } = execucao.entrada as Entrada;
    await emLotes(servicos, execucao, {
      pedidoPor: impressaoDeBoletinsApi.imprimirBoletins,
      itens: turmas,
      alvoDe: ({ turmaId }) => turmaId,
      tamanho: 1,
      executar: async ({ tx, hoje, tarefaId }, [turma]) => {
        if (!turma) return [];
        await descartarVelhos(tx);
        const boletins = await boletinsDaTurma({ db: tx, hoje }, { ...turma, ate: etapa ?? undefined });
        if (boletins.length === 0) return [{ alvoId: turma.turmaId, situacao: 'recusado', codigo: 'BOLETIM_NENHUM' }];
        const conteudo = await boletinsEmPdf(boletins, await papelDeHoje(tx, hoje));
        const arquivoId = await guardarArquivo(tx, { nome: `boletins-${emNome(turma.turma)}.pdf`, tipo: 'application/pdf', conteudo });
        await sql`insert into boletins_impressoes (tarefa_id, turma_id, arquivo_id, boletins)
          values (${tarefaId}, ${turma.turmaId}, ${arquivoId}, ${boletins.length}) on conflict do nothing`.execute(tx);
        return [{ alvoId: turma.turmaId, situacao: 'feito' }];
      },
    });
    return { turmas: turmas.length };
  });
}

async function descartarVelhos(tx: Tx): Promise<void> {
  const { rows } = await sql<{
    arquivo: number;
  }>`delete from boletins_impressoes where created_at < now() - make_interval(days => ${DIAS_GUARDADO}) returning arquivo_id as arquivo`.execute(
    tx,
  );
  for (const { arquivo } of rows) await excluirArquivo(tx, arquivo);
}
