-- A notice may also be of averages below what passes in an etapa: once for the etapa, to the guardians alone.

alter table notificacoes alter column marco drop not null,
  -- Whose averages it tells; a notice of absences has none.
  add column etapa_id bigint references etapas,
  add constraint notificacoes_assunto_check check (num_nonnulls(marco, etapa_id) = 1);
comment on table notificacoes is 'A notificação: a student passed a share of the absences that the year allows, or has averages below what passes in an etapa; numbered and kept exactly as prepared.';
create unique index notificacoes_etapa_key on notificacoes (aluno_id, ano_letivo_id, curso_id, etapa_id) where cancelada_em is null and etapa_id is not null;
create index notificacoes_etapa_idx on notificacoes (etapa_id) where etapa_id is not null;
