import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { anosDoHistoricoApi as api } from '../api.ts';

export type AnoDigitado = RespostaServidor<typeof api.obterAno>;

/** A typed year as it was typed. @throws NAO_ENCONTRADO */
export async function obterAno(db: Db | Tx, id: number): Promise<AnoDigitado> {
  const { rows } =
    await sql<AnoDigitado>`select a.id, a.versao, h.aluno_id as "alunoId", a.ano, a.instituicao_id as "instituicaoId", i.nome as "instituicaoNome",
      a.instituicao_turma_id as "instituicaoTurmaId", a.curso_id as "cursoId", a.serie, a.turma, a.carga_horaria as "cargaHoraria", a.dias_letivos as "diasLetivos",
      a.frequencia, a.resultado, a.observacao,
      coalesce((select json_agg(json_build_object('disciplinaId', coalesce(x.instituicao_disciplina_id, x.disciplina_id, 0), 'aproveitamento', x.aproveitamento,
        'cargaHoraria', x.carga_horaria, 'faltas', x.faltas, 'resultado', x.resultado) order by x.id) from historicos_disciplinas x where x.historico_ano_id = a.id), '[]') as disciplinas
    from historicos_anos a join historicos h on h.id = a.historico_id left join instituicoes_ensino i on i.id = a.instituicao_id where a.id = ${id}`.execute(
      db,
    );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

type Opcoes = RespostaServidor<typeof api.opcoesDoAno>;

/** What a typed year may name: the subjects and classes of its school (or our subjects, of a year of this one) and our courses. */
export async function obterOpcoes(db: Db, instituicaoId: number | undefined): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    coalesce(case when ${instituicaoId ?? null}::bigint is null
      then (select json_agg(json_build_object('id', d.id, 'nome', d.nome, 'cargaHoraria', d.carga_horaria, 'nossa', d.nome) order by d.ordem, d.nome) from v_disciplina d)
      else (select json_agg(json_build_object('id', p.id, 'nome', p.nome, 'cargaHoraria', p.carga_horaria, 'nossa', d.nome) order by d.ordem nulls last, p.nome)
        from instituicoes_disciplinas p left join v_disciplina d on d.id = p.disciplina_id where p.instituicao_id = ${instituicaoId ?? null}::bigint) end, '[]') as disciplinas,
    coalesce((select json_agg(json_build_object('id', t.id, 'ano', t.ano, 'serie', t.serie, 'nome', t.nome, 'cursoId', t.curso_id) order by t.ano desc, t.serie, t.nome)
      from instituicoes_turmas t where t.instituicao_id = ${instituicaoId ?? null}::bigint), '[]') as turmas,
    coalesce((select json_agg(json_build_object('id', c.id, 'nome', c.nome) order by c.segmentacao_ordem, c.ordem, c.nome) from v_curso c), '[]') as cursos`.execute(
    db,
  );
  return rows[0] ?? { disciplinas: [], turmas: [], cursos: [] };
}
