-- Facts that the books still wait for: from the day on which the school began to post them, neither posted nor left out.
create view v_fato_pendente as
  select f.id, f.evento, f.data_fato, f.origem_tipo, f.origem_id, f.valor_centavos, f.valores, f.estorno_de, f.created_at
  from fatos_contabeis f
  where f.data_fato >= (select dia from v_inicio_dos_livros)
    and not exists (select from fatos_lancados l where l.fato_id = f.id and l.desfeito_por is null)
    and not exists (select from fatos_dispensados d where d.fato_id = f.id);

create trigger fatos_deixados_imutaveis before update or delete on fatos_deixados for each row execute function recusar_alteracao();
create trigger fatos_deixados_sem_truncate before truncate on fatos_deixados for each statement execute function recusar_alteracao();

-- A rule names accounts that take entries, and whoever ends one of them is waited for.
create function verificar_regra_contabil() returns trigger language plpgsql set search_path = public as $$
declare achada text;
begin
  perform 1 from contas_contabeis where id in (new.debito_id, new.credito_id) order by id for share;
  select case c.id when new.debito_id then 'debitoId' else 'creditoId' end || '|' || c.codigo || ' ' || c.nome into achada
    from contas_contabeis c where c.id in (new.debito_id, new.credito_id) and (c.tipo <> 'analitica' or not c.ativa) limit 1;
  if achada is not null then raise exception 'REGRA_EM_CONTA_NAO_LANCAVEL|%', achada; end if;
  return null;
end $$;
create trigger regras_contabeis_contas after insert or update on regras_contabeis for each row execute function verificar_regra_contabil();

-- A fact is in the books or left out of them, never both.
-- Rows are found by their keys: a session keeps the plan of its first call, when the tables may have been empty.
create function verificar_fato_dispensado() returns trigger language plpgsql
  set search_path = public set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare achado bigint;
begin
  if tg_table_name = 'fatos_dispensados' then
    select min(n.fato_id) into achado from novos n join fatos_lancados l on l.fato_id = n.fato_id and l.desfeito_por is null;
  else
    select min(n.fato_id) into achado from novos n join fatos_dispensados d on d.fato_id = n.fato_id;
  end if;
  if achado is not null then raise exception 'FATO_DISPENSADO_E_LANCADO|%', achado; end if;
  return null;
end $$;
create trigger fatos_dispensados_regra after insert on fatos_dispensados referencing new table as novos for each statement execute function verificar_fato_dispensado();
create trigger fatos_lancados_regra after insert on fatos_lancados referencing new table as novos for each statement execute function verificar_fato_dispensado();
