-- What a student had in a disciplina, of every etapa and year (etapa_id null) that stands closed.
create view v_resultado_disciplina as
select f.id as fechamento_id, f.turma_id, f.etapa_id, r.matricula_id, r.turma_disciplina_id, r.media, r.conceito, r.media_final, r.situacao,
  r.dadas, r.faltas, r.justificadas
from resultados_disciplinas r join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null;

-- How a student as a whole stood, of every etapa and year that stands closed; with the criterion that judged.
create view v_resultado_aluno as
select f.id as fechamento_id, f.turma_id, f.etapa_id, f.criterio, f.created_at as fechado_em, r.matricula_id, r.dadas, r.faltas, r.justificadas,
  r.frequencia, r.resultado
from resultados_alunos r join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null;
