import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

/** Counted from the rows themselves, by another way than the closing took. */
export const fechamentoFrequencia: Invariante = {
  id: 'fechamento-frequencia',
  sala: 'academico/fechamento',
  significado: {
    br: 'As aulas dadas e as faltas de uma etapa fechada são as das suas chamadas.',
    en: 'What was given and missed in a closed term is what its rolls say.',
  },
  providencia: { br: 'Reabra a etapa da turma e feche de novo.', en: 'Reopen the term of the class and close it again.' },
  verificar: sql<Violacao>`with fechado as (
      select f.id, f.criterio ->> 'controleFrequencia' = 'por_dia' as por_dia, e.data_inicio, e.data_fim, a.matricula_id, a.dadas, a.faltas + a.justificadas as faltas
      from fechamentos f join v_etapa e on e.id = f.etapa_id join resultados_alunos a on a.fechamento_id = f.id where f.reaberto_em is null),
    chamado as materialized (select x.matricula_id, c.id, c.data_chamada, c.aula_id is null as por_dia, c.quantidade from v_chamada c cross join unnest(c.alunos) x(matricula_id)),
    chamada as (
      select a.id, a.matricula_id, max(c.quantidade) as dadas, min(coalesce(x.faltas, 0)) as faltas from fechado a
        join chamado c on c.matricula_id = a.matricula_id and c.por_dia = a.por_dia and c.data_chamada between a.data_inicio and a.data_fim
        left join v_falta x on x.chamada_id = c.id and x.matricula_id = a.matricula_id
      group by a.id, a.matricula_id, case when a.por_dia then c.data_chamada end, case when not a.por_dia then c.id end),
    soma as (select id, matricula_id, sum(dadas)::int as dadas, sum(faltas)::int as faltas from chamada group by 1, 2)
    select 'fechamento ' || a.id as alvo, 'matrícula ' || a.matricula_id || ': ' || a.dadas || ' dadas e ' || a.faltas || ' faltas, nas chamadas '
      || coalesce(s.dadas, 0) || ' e ' || coalesce(s.faltas, 0) as detalhe
    from fechado a left join soma s on s.id = a.id and s.matricula_id = a.matricula_id
    where (a.dadas, a.faltas) is distinct from (coalesce(s.dadas, 0), coalesce(s.faltas, 0))`,
};

export const fechamentoIntacto: Invariante = {
  id: 'fechamento-intacto',
  sala: 'academico/fechamento',
  significado: {
    br: 'Nada do diário de uma etapa fechada foi escrito depois do fechamento.',
    en: 'Nothing of the diary of a closed term was written after it closed.',
  },
  providencia: {
    br: 'Reabra a etapa da turma, confira o que foi escrito e feche de novo.',
    en: 'Reopen the term of the class, check what was written and close it again.',
  },
  verificar: sql<Violacao>`with fechado as (select f.id, f.turma_id, f.etapa_id, f.created_at, e.data_inicio, e.data_fim from fechamentos f
      join v_etapa e on e.id = f.etapa_id where f.reaberto_em is null)
    select 'fechamento ' || f.id as alvo, 'nota da matrícula ' || n.matricula_id || ' na avaliação ' || n.avaliacao_id as detalhe
      from fechado f join v_turma_disciplina td on td.turma_id = f.turma_id join v_nota n on n.turma_disciplina_id = td.id and n.etapa_id = f.etapa_id where n.updated_at > f.created_at
    union all select 'fechamento ' || f.id, 'chamada ' || c.id from fechado f join v_chamada c on c.turma_id = f.turma_id and c.data_chamada between f.data_inicio and f.data_fim
      where c.updated_at > f.created_at`,
};

export const fechamentoCoerente: Invariante = {
  id: 'fechamento-coerente',
  sala: 'academico/fechamento',
  significado: {
    br: 'Etapa fechada tem resultados, e turma fechada com diário também; o resultado do ano é o da matrícula, e a etapa da segmentação não fecha antes das turmas.',
    en: 'A closed term has results, and a closed class with a diary too; the result of the year is that of the enrollment, and the term of a segment does not close before its classes.',
  },
  providencia: {
    br: 'Reabra e feche de novo, em Fechamento de cursos e turmas.',
    en: 'Reopen and close again, under Course and class closing.',
  },
  verificar: sql<Violacao>`select 'turma ' || coalesce(f.turma_id, x.turma_id) as alvo, 'etapa ' || coalesce(f.etapa_id, x.etapa_id) as detalhe
      from (select turma_id, etapa_id from fechamentos where reaberto_em is null and etapa_id is not null) f
      full join v_turma_etapa_fechada x on x.turma_id = f.turma_id and x.etapa_id = f.etapa_id where f.turma_id is null or x.turma_id is null
    union all select 'turma ' || t.id, 'ano fechado, turma ' || t.situacao from fechamentos f join v_turma_resumo t on t.id = f.turma_id
      where f.etapa_id is null and f.reaberto_em is null and t.situacao <> 'fechada'
    union all select 'matrícula ' || m.id, m.resultado || ', no fechamento ' || r.resultado from v_resultado_aluno r join v_matricula_estado m on m.id = r.matricula_id
      where r.etapa_id is null and m.movimento in ('ativa', 'concluida') and m.resultado <> r.resultado
    union all select 'etapa ' || e.etapa_id, 'turma ' || e.turma_id || ' aberta' from v_etapa_da_turma e join v_turma_resumo t on t.id = e.turma_id and t.situacao = 'aberta'
      where e.situacao = 'fechado' and exists (select 1 from v_lugar_na_turma l where l.turma_id = e.turma_id
          and l.data_inicio <= e.data_fim and coalesce(l.data_fim, 'infinity') >= e.data_inicio)
        and not exists (select 1 from v_turma_etapa_fechada x where x.turma_id = e.turma_id and x.etapa_id = e.etapa_id)`,
};
