import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { carregarDiario, type Diario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { DadosDaAvaliacao } from '../esquemas.ts';
import type { Original } from '../regras.ts';

type Gravada = DadosDaAvaliacao & { id: number; versao: number; turmaDisciplinaId: number };
/** An evaluation locked to be changed, with its diary and the marks that stand on it. */
export type AvaliacaoAberta = { diario: Diario; atual: Gravada; notas: number; maiorNota: string | null };

/** Locks an evaluation that the author may write. @throws NAO_ENCONTRADO, DIARIO_TURMA_FECHADA */
export async function abrirAvaliacao(ato: Ato<AutorComEscopo>, id: number): Promise<AvaliacaoAberta> {
  const { rows: donas } = await sql<{ td: number }>`select turma_disciplina_id as td from avaliacoes where id = ${id}`.execute(ato.tx);
  const diario = await carregarDiario(ato, donas[0]?.td ?? 0);
  const { rows } = await sql<Gravada>`select a.id, a.versao, a.turma_disciplina_id as "turmaDisciplinaId", a.etapa_id as "etapaId", a.papel,
      a.tipo_avaliacao_id as "tipoAvaliacaoId", a.nome, a.descricao, a.data_avaliacao as "dataAvaliacao", a.data_recuperacao as "dataRecuperacao",
      a.valor_maximo::text as "valorMaximo", a.peso::text as peso, a.substitui_id as "substituiId"
    from avaliacoes a where a.id = ${id} for update`.execute(ato.tx);
  const [atual] = rows;
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  const { rows: contas } = await sql<{
    notas: number;
    maiorNota: string | null;
  }>`select count(*)::int as notas, max(valor)::text as "maiorNota"
    from notas where avaliacao_id = ${id} and num_nonnulls(valor, conceito, estado) > 0`.execute(ato.tx);
  return { diario, atual, notas: contas[0]?.notas ?? 0, maiorNota: contas[0]?.maiorNota ?? null };
}

/** The evaluation that another names, held as it stands. */
export async function lerOriginal({ tx }: Pick<Ato, 'tx'>, turmaDisciplinaId: number, id: number | null): Promise<Original | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<Original>`select id, nome, papel, etapa_id as "etapaId", data_avaliacao as "dataAvaliacao" from avaliacoes
    where id = ${id} and turma_disciplina_id = ${turmaDisciplinaId} for share`.execute(tx);
  return rows[0];
}
