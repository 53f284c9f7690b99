-- cadastros: when a withheld tax is due is a rule of a closed list, and it may say to whom it is paid.
alter table impostos add column regra_vencimento text;
alter table impostos add column destinatario_pessoa_id bigint references pessoas;
alter table impostos alter column dia_vencimento drop not null;
-- A day of the next month, before it when it is no banking day, is what the register said until now. Federal law calls the 20th of
-- IR and of the contributions by its name: the last business day of the second ten days (Lei 11.196/2005, Lei 10.833/2003 art. 35).
update impostos set regra_vencimento = 'dia_antecipado';
update impostos set regra_vencimento = 'segundo_decendio', dia_vencimento = null where tipo in ('ir', 'pis_cofins_csll') and dia_vencimento = 20;
alter table impostos alter column regra_vencimento set not null;
alter table impostos add constraint impostos_regra_vencimento_check check (regra_vencimento in ('segundo_decendio', 'dia_antecipado', 'dia_prorrogado'));
alter table impostos add constraint impostos_dia_da_regra_check check ((regra_vencimento = 'segundo_decendio') = (dia_vencimento is null));
create index impostos_destinatario_idx on impostos (destinatario_pessoa_id) where destinatario_pessoa_id is not null;
drop view v_imposto;
create view v_imposto as
  select id, tipo, nome, aliquota, base_percentual, minimo_centavos, codigo_recolhimento, regra_vencimento, dia_vencimento, fato_gerador,
    destinatario_pessoa_id, vigente_desde, vigente_ate from impostos;
