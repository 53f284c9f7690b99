-- Who is in an agreement and until when: nobody stays longer than the agreement, nor a dependant longer than the holder. Of a holder who came
-- back, the dependants are added anew.
create view v_convenio_pessoa as
  select x.id, x.convenio_id, x.pessoa_id, x.titular_id, x.entrada, least(x.saida, t.saida) as saida, least(x.saida, t.saida, c.vigente_ate) as ate, x.versao,
         c.tipo, c.nome as convenio_nome, c.parceiro, c.cnpj, c.numero, c.vigente_desde, c.vigente_ate, c.desconto_id
  from convenios_pessoas x join convenios c on c.id = x.convenio_id
  cross join lateral (select min(h.saida) as saida from convenios_pessoas h
    where h.convenio_id = x.convenio_id and h.pessoa_id = x.titular_id and h.saida >= x.entrada) t;

-- Which discount agreements gave to which enrollment, while something of it is left on the contract.
create view v_convenio_desconto as
  select d.matricula_id, c.desconto_id
  from convenios_descontos d join convenios_pessoas x on x.id = d.participacao_id join convenios c on c.id = x.convenio_id
  where d.ate >= d.de;

-- Nobody enters before the agreement starts or after it ends, at the end of the transaction.
create function verificar_vigencia_do_convenio() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from convenios_pessoas x join convenios c on c.id = x.convenio_id
      where case tg_table_name when 'convenios' then c.id = new.id else x.id = new.id end
        and (x.entrada < c.vigente_desde or x.entrada > c.vigente_ate or x.saida > c.vigente_ate)) then
    raise exception 'CONVENIO_FORA_DA_VIGENCIA|';
  end if;
  return null;
end $$;
create constraint trigger convenios_vigentes after update on convenios
  deferrable initially deferred for each row execute function verificar_vigencia_do_convenio();
create constraint trigger convenios_pessoas_vigentes after insert or update on convenios_pessoas
  deferrable initially deferred for each row execute function verificar_vigencia_do_convenio();
