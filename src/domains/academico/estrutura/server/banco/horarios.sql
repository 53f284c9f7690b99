-- A period of the week of a class, with its minutes.
create view v_horario as
  select h.id, h.turma_id, h.turma_disciplina_id, h.docente_id, h.dia_semana, h.ordem, h.inicio, h.fim, upper(h.minutos) - lower(h.minutos) as minutos,
    h.sala, h.data_inicio, h.data_fim
  from horarios h;
