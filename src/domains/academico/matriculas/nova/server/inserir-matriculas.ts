import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import type { Responsavel } from '#domains/academico/matriculas/responsaveis.ts';
import type { Movimento } from '#domains/academico/matriculas/situacoes.ts';
import '#domains/academico/matriculas/server/restricoes.ts';

export type NovaMatricula = {
  alunoId: number;
  cursoId: number;
  anoLetivoId: number;
  ano: number;
  turmaId: number;
  dataMatricula: string;
  movimento: Movimento;
  observacoes: string | null;
  excedente: boolean;
  motivoExcedente: string | null;
  responsaveis: readonly Responsavel[];
};
export type MatriculaCriada = { id: number; codigo: string };

/**
 * Writes enrollments that were checked, in one statement however many: number, enrollment, guardians, first movement and
 * placement. The numbers of a year are gapless: its counter's row stays locked until the commit, and a rollback gives it back.
 *
 * @returns in the order given
 */
export async function inserirMatriculas(tx: Tx, usuarioId: number, lista: readonly NovaMatricula[]): Promise<MatriculaCriada[]> {
  const linhas = lista.map(({ responsaveis: _responsaveis, ...m }, i) => ({ i, ...m }));
  const responsaveis = lista.flatMap((m, i) => m.responsaveis.map((r, ordem) => ({ i, ordem, ...r })));
  const { rows } = await sql<MatriculaCriada>`with entrada as (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as e(i int, "alunoId" bigint, "cursoId" bigint, "anoLetivoId" bigint, ano int, "turmaId" bigint,
        "dataMatricula" date, movimento text, observacoes text, excedente boolean, "motivoExcedente" text)),
    contador as (
      insert into matriculas_numeracao as n (ano, ultimo) select ano, count(*) from entrada group by ano order by ano
      on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning n.ano, n.ultimo),
    numerada as (
      select e.*, c.ultimo - count(*) over (partition by e.ano) + row_number() over (partition by e.ano order by e.i) as numero
      from entrada e join contador c on c.ano = e.ano),
    com_codigo as (select n.*, ${numeroDoAno(sql`n.ano`, sql`n.numero`)} as codigo from numerada n),
    criada as (
      insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula, observacoes)
      select codigo, "alunoId", "cursoId", "anoLetivoId", movimento, "dataMatricula", observacoes from com_codigo order by i returning id, codigo),
    ligada as (select m.id, c.* from criada m join com_codigo c on c.codigo = m.codigo),
    movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, para, data_movimento, usuario_id)
      select id, 'criacao', movimento, "dataMatricula", ${usuarioId}::bigint from ligada order by i returning id, matricula_id),
    responsavel as (
      insert into matriculas_responsaveis (matricula_id, pessoa_id, parentesco, pedagogico, financeiro, percentual)
      select l.id, r."pessoaId", r.parentesco, r.pedagogico, r.financeiro, r.percentual
      from json_to_recordset(${JSON.stringify(responsaveis)}::json) as r(i int, ordem int, "pessoaId" bigint, parentesco text, pedagogico boolean, financeiro boolean, percentual numeric)
      join ligada l on l.i = r.i order by r.i, r.ordem),
    enturmacao as (
      insert into enturmacoes (matricula_id, turma_id, data_inicio, numero_chamada, excedente, motivo_excedente, aberta_por)
      select l.id, l."turmaId", l."dataMatricula",
        coalesce((select max(e.numero_chamada) from enturmacoes e where e.turma_id = l."turmaId"), 0) + row_number() over (partition by l."turmaId" order by l.i),
        l.excedente, l."motivoExcedente", v.id
      from ligada l join movimento v on v.matricula_id = l.id order by l.i)
    select id, codigo from ligada order by i`.execute(tx);
  return rows;
}
