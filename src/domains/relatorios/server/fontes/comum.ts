import { type RawBuilder, sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import type { QuaisContratos } from '../../definicoes/filtros.ts';

type Sql = RawBuilder<unknown>;
type Estrutura = {
  AnoLetivoId?: number | undefined;
  SegmentacaoId?: number | undefined;
  CursoId?: number | undefined;
  TurmaId?: number | undefined;
};

/** Where courses stand in the school, as one number: segments first, courses inside them. */
export const posicaoDoCurso = (curso: string): Sql =>
  sql`(${sql.ref(`${curso}.segmentacao_ordem`)} * 10000 + ${sql.ref(`${curso}.ordem`)})`;

/** The conditions of the shared filters over `v_matricula_resumo m`, and which students the person may see at all. */
export function daMatricula(f: Estrutura & { Nome?: string | undefined }, quem: Quem): (Sql | false | null)[] {
  return [
    escopoDeAlunos(quem, sql.ref('m.turma_id')),
    f.AnoLetivoId !== undefined && sql`m.ano_letivo_id = ${f.AnoLetivoId}`,
    f.SegmentacaoId !== undefined && sql`m.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`m.curso_id = ${f.CursoId}`,
    f.TurmaId !== undefined && sql`m.turma_id = ${f.TurmaId}`,
    ...contemPalavras(sql`m.aluno_nome_busca`, f.Nome),
  ];
}

const situacoes: Record<QuaisContratos, readonly string[] | null> = {
  em_vigor: ['ativo', 'suspenso', 'encerrado'],
  em_preparo: ['rascunho', 'aguardando_assinatura'],
  cancelados: ['cancelado'],
  todos: null,
};

/** The condition of the filter of contracts over a column with their state. */
export function dosContratos(quais: QuaisContratos, situacao: Sql): Sql | false {
  const lista = situacoes[quais];
  return lista !== null && sql`${situacao} = any(${[...lista]}::text[])`;
}
