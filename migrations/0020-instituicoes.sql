-- When an institution was changed last is told by its history; nothing reads this column.
alter table instituicoes_ensino drop column updated_at;
