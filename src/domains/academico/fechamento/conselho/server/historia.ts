import { sql } from 'kysely';
import { type Db, lerJuntas } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { conselhoApi } from '../api.ts';

type Historia = RespostaServidor<typeof conselhoApi.obterHistoriaDoAluno>;

/** What was written about a student of a council's class this year, and what became of him before. @throws NAO_ENCONTRADO */
export async function obterHistoriaDoAluno(db: Db, { id, matriculaId }: { id: number; matriculaId: number }): Promise<Historia> {
  const { rows } = await sql<{ alunoId: number }>`select m.aluno_id as "alunoId" from conselhos c
      join v_lugar_na_turma l on l.turma_id = c.turma_id and l.matricula_id = ${matriculaId} join v_matricula_estado m on m.id = l.matricula_id
    where c.id = ${id} limit 1`.execute(db);
  const [achado] = rows;
  if (!achado) throw errosComuns.NAO_ENCONTRADO();
  const [pareceres, anos, conselhos] = await lerJuntas(
    db,
    () => lerPareceres(db, matriculaId),
    () => lerAnos(db, achado.alunoId, matriculaId),
    () => lerConselhos(db, achado.alunoId, id),
  );
  return { pareceres, anos, conselhos };
}

async function lerPareceres(db: Db, matriculaId: number): Promise<Historia['pareceres']> {
  const { rows } = await sql<
    Historia['pareceres'][number]
  >`select e.nome as etapa, td.disciplina_nome as disciplina, p.texto, p.usuario_nome as por
    from v_parecer p join v_etapa e on e.id = p.etapa_id left join v_turma_disciplina td on td.id = p.turma_disciplina_id
    where p.matricula_id = ${matriculaId} order by e.data_inicio desc, td.ordem nulls first, p.id`.execute(db);
  return rows;
}

/** Years that closed in this school, the newest first. */
async function lerAnos(db: Db, alunoId: number, menos: number): Promise<Historia['anos']> {
  const { rows } = await sql<
    Historia['anos'][number]
  >`select m.ano, m.curso_nome as curso, t.nome as turma, r.resultado, r.frequencia::text as frequencia,
      coalesce((select json_agg(td.disciplina_nome order by td.ordem) from v_resultado_disciplina d join v_turma_disciplina td on td.id = d.turma_disciplina_id
        where d.fechamento_id = r.fechamento_id and d.matricula_id = r.matricula_id and d.situacao = 'reprovado_por_nota'), '[]') as abaixo
    from v_resultado_aluno r join v_matricula_resumo m on m.id = r.matricula_id join v_turma_resumo t on t.id = r.turma_id
    where m.aluno_id = ${alunoId} and m.id <> ${menos} and r.etapa_id is null order by m.ano desc, m.id desc`.execute(db);
  return rows;
}

async function lerConselhos(db: Db, alunoId: number, menos: number): Promise<Historia['conselhos']> {
  const { rows } = await sql<
    Historia['conselhos'][number]
  >`select t.ano, t.nome as turma, e.nome as etapa, d.data_conselho as "dataConselho", d.ata, d.decisao, d.motivo,
      d.observacao, d.encaminhamento
    from v_decisao_do_conselho d join v_matricula_estado m on m.id = d.matricula_id join v_turma t on t.id = d.turma_id left join v_etapa e on e.id = d.etapa_id
    where m.aluno_id = ${alunoId} and d.conselho_id <> ${menos} order by d.data_conselho desc, d.conselho_id desc limit 30`.execute(db);
  return rows;
}
