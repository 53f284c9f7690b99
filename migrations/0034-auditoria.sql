-- The whole history is read by day and by person, newest first, however long it grows.
create index auditoria_em_idx on auditoria (em desc, seq desc);
create index auditoria_usuario_idx on auditoria (usuario_id, em desc, seq desc) where usuario_id is not null;
create index auditoria_correlacao_idx on auditoria (correlacao) where correlacao is not null;
