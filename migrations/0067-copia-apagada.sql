-- A backup whose time was over is no longer there: the list must not offer it.
alter table copias add column apagada_em timestamptz,
  add constraint copias_apagada_check check (apagada_em is null or nome is not null);
comment on column copias.apagada_em is 'When its folder was deleted because its time was over.';
