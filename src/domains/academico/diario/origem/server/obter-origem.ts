import { sql } from 'kysely';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { origemApi } from '../api.ts';
import { casasDaOrigem } from '../julgar.ts';

export type Origem = RespostaServidor<typeof origemApi.obterOrigem>;
type Linha = Omit<Origem, 'tipo' | 'controle' | 'casas' | 'conceitos' | 'versao' | 'fechada'> & {
  criterio: Criterio;
  planoAdaptado: boolean;
  situacao: 'aberta' | 'fechada';
  versao: number | null;
};
export type OrigemLida = { origem: Origem; criterio: Criterio };

/** What a student brought, with the rule by which it is typed. `quem` null is a process of the system. @throws NAO_ENCONTRADO */
export async function lerOrigem(db: Db | Tx, quem: Leitor | null, matriculaId: number): Promise<OrigemLida> {
  const escopo = quem && escopoDeAlunos(quem, sql`(select x.turma_id from v_enturmacao_atual x where x.matricula_id = m.id)`);
  const { rows } =
    await sql<Linha>`select m.id as "matriculaId", m.aluno_nome as aluno, json_build_object('id', t.id, 'nome', t.nome) as turma,
      t.curso_nome as curso, t.situacao, k.criterio, m.plano_adaptado as "planoAdaptado",
      coalesce((select min(l.data_inicio) from v_lugar_na_turma l where l.matricula_id = m.id), m.data_matricula) as entrada,
      exists (select 1 from v_etapa_da_turma e where e.turma_id = t.id
        and e.data_inicio < (select min(l.data_inicio) from v_lugar_na_turma l where l.matricula_id = m.id)) as "veioDepois",
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'terminou', e.terminou) order by e.data_inicio), '[]')
        from v_etapa_antes_da_entrada e where e.matricula_id = m.id) as etapas,
      (select coalesce(json_agg(json_build_object('id', d.disciplina_id, 'nome', d.nome) order by d.ordem, d.nome), '[]')
        from (select td.disciplina_id, td.disciplina_nome as nome, min(td.ordem_no_boletim) as ordem from v_turma_disciplina td
          where td.turma_id = t.id group by 1, 2) d) as disciplinas,
      o.escola, o.documento, o.versao, o.usuario_nome as por, o.updated_at as em,
      (select coalesce(json_agg(json_build_object('disciplinaId', n.disciplina_id, 'etapaId', n.etapa_id,
          'valor', coalesce(n.conceito, trim_scale(n.media)::text, '')) order by n.etapa_id, n.disciplina_id), '[]')
        from v_nota_de_origem n where n.matricula_id = m.id) as notas,
      (select coalesce(json_agg(json_build_object('disciplinaId', f.disciplina_id, 'dadas', f.dadas, 'faltas', f.faltas) order by f.id), '[]')
        from origens_frequencias f where f.matricula_id = m.id) as frequencias
    from v_matricula_resumo m join v_matricula_ultima_turma u on u.matricula_id = m.id join v_turma t on t.id = u.turma_id
      ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} left join origens o on o.matricula_id = m.id
    where m.id = ${matriculaId} and ${escopo ?? sql`true`}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { criterio: daTurma, planoAdaptado, situacao, versao, ...resto } = linha;
  const criterio = criterioDoAluno(daTurma, planoAdaptado);
  const { tipo, controleFrequencia: controle, conceitos } = criterio;
  return {
    criterio,
    origem: {
      ...resto,
      fechada: situacao === 'fechada',
      tipo,
      controle,
      casas: casasDaOrigem(criterio),
      conceitos: conceitos.map(({ sigla, nome }) => ({ sigla, nome })),
      versao: versao ?? 0,
    },
  };
}

/** @throws NAO_ENCONTRADO */
export const obterOrigem = async (db: Db | Tx, quem: Leitor | null, matriculaId: number): Promise<Origem> =>
  (await lerOrigem(db, quem, matriculaId)).origem;
