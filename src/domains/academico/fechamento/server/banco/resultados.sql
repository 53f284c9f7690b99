-- What of classes stands closed, by whom, and when at the school.
create view v_fechamento as
  select id, turma_id, etapa_id, usuario_nome as por,
    to_char(created_at at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'), 'DD/MM/YYYY HH24:MI') as em
  from fechamentos where reaberto_em is null;

-- What a student had in a disciplina, of every etapa and year (etapa_id null) that stands closed.
create view v_resultado_disciplina as
select f.id as fechamento_id, f.turma_id, f.etapa_id, r.matricula_id, r.turma_disciplina_id, r.media, r.conceito, r.media_final, r.situacao,
  r.dadas, r.faltas, r.justificadas
from resultados_disciplinas r join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null;

-- How a student as a whole stood, of every etapa and year that stands closed; with the criterion that judged. The percentage of a year is over what was
-- given and what the plan had beyond that (`a_dar`).
create view v_resultado_aluno as
select f.id as fechamento_id, f.turma_id, f.etapa_id, f.criterio, f.created_at as fechado_em, r.matricula_id, r.dadas, r.faltas, r.justificadas,
  r.frequencia, r.resultado, coalesce((f.a_dar ->> 'ano')::int, 0) as a_dar
from resultados_alunos r join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null;
