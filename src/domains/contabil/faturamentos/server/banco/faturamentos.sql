-- Of each title, the recognition that is in force.
create view v_faturamento_vigente as
  select f.* from (select distinct on (u.titulo_id) u.* from faturamentos u order by u.titulo_id, u.ordem desc) f where f.ordem % 2 = 1;

-- What takes a recognition back is worth as much.
create function verificar_faturamento() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from novos n join faturamentos o on o.titulo_id = n.titulo_id and o.ordem = n.anterior where n.ordem % 2 = 0
      and (o.bruto_centavos, o.bolsa_centavos, o.desconto_centavos, o.antecipado_centavos) <> (n.bruto_centavos, n.bolsa_centavos, n.desconto_centavos, n.antecipado_centavos)) then
    raise exception 'FATURAMENTO_DIVERGENTE';
  end if;
  return null;
end $$;
create trigger faturamentos_regra after insert on faturamentos referencing new table as novos for each statement execute function verificar_faturamento();
create trigger faturamentos_imutaveis before update or delete on faturamentos for each row execute function recusar_alteracao();
create trigger faturamentos_sem_truncate before truncate on faturamentos for each statement execute function recusar_alteracao();

-- A recognition leaves its fact, of as much; what takes it back leaves the opposite.
create function verificar_fato_do_faturamento() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select from fatos_contabeis f where f.origem_tipo = 'faturamento' and f.origem_id = new.id and f.valor_centavos = new.bruto_centavos and f.data_fato = new.data_faturamento
      and f.evento = case new.ordem % 2 when 1 then 'faturamento.reconhecido' else 'faturamento.estornado' end and (f.estorno_de is null) = (new.ordem % 2 = 1)) then
    raise exception 'FATURAMENTO_SEM_FATO|%', new.id;
  end if;
  return null;
end $$;
create constraint trigger faturamentos_com_fato after insert on faturamentos deferrable initially deferred for each row execute function verificar_fato_do_faturamento();
