-- A consent is of the day on which it was given and to the text of that day, and is taken back on the day on which that was asked; when either was
-- typed is another matter. Of those that stand only that is known.
alter table consentimentos add column consentido_em date, add column retirado_em date;
update consentimentos set
  consentido_em = (created_at at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date,
  retirado_em = (revogado_em at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date;
alter table consentimentos alter column consentido_em set not null,
  add constraint consentimentos_retirado_check check ((retirado_em is null) = (revogado_em is null)),
  add constraint consentimentos_dias_check check (retirado_em >= consentido_em);
comment on column consentimentos.consentido_em is 'The day on which it was given; created_at is when that was recorded.';
comment on column consentimentos.retirado_em is 'The day on which it was taken back; revogado_em is when that was recorded.';
