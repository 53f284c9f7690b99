-- A year of a course has one tuition (Lei 9.870/1999, art. 1), and it does not go up once a family of it has contracted.
create function verificar_anuidade_unica() returns trigger language plpgsql as $$
declare outra text; teto bigint; firmados int;
begin
  -- Two people registering one at the same time wait for each other.
  perform pg_advisory_xact_lock(hashtext('precos.anuidade'), new.ano_letivo_id::int);
  select p.descricao into outra from precos p where p.id <> new.id and p.ativo and p.tipo = 'anuidade' and p.ano_letivo_id = new.ano_letivo_id
    and p.curso_id is not distinct from new.curso_id order by p.id limit 1;
  if found and new.ativo then raise exception 'ANUIDADE_REPETIDA|%', outra; end if;
  select max(p.valor_centavos) into teto from precos p where p.id <> new.id and p.tipo = 'anuidade' and p.ano_letivo_id = new.ano_letivo_id
    and p.curso_id is not distinct from new.curso_id;
  if tg_op = 'UPDATE' and old.tipo = 'anuidade' then teto := greatest(teto, old.valor_centavos); end if;
  if new.valor_centavos > teto then
    select count(*) into firmados from contratos c join matriculas m on m.id = c.matricula_id
      where c.ativado_em is not null and m.ano_letivo_id = new.ano_letivo_id and (new.curso_id is null or m.curso_id = new.curso_id);
    if firmados > 0 then raise exception 'ANUIDADE_AUMENTADA|%|%', teto, firmados; end if;
  end if;
  return new;
end $$;
create trigger precos_anuidade_nova before insert on precos for each row when (new.tipo = 'anuidade') execute function verificar_anuidade_unica();
create trigger precos_anuidade_mudada before update on precos for each row when (new.tipo = 'anuidade' and
    ((new.valor_centavos, new.ano_letivo_id, new.tipo, new.ativo) <> (old.valor_centavos, old.ano_letivo_id, old.tipo, old.ativo) or new.curso_id is distinct from old.curso_id))
  execute function verificar_anuidade_unica();

create function verificar_anuidade_do_contrato() returns trigger language plpgsql as $$
begin
  if exists (select 1 from contratos c join matriculas m on m.id = c.matricula_id where c.id = new.contrato_id and c.motivo_acima_da_anuidade is null
      and (select sum(l.valor_centavos) from contratos_precos l join precos p on p.id = l.preco_id
        where l.contrato_id = c.id and p.tipo in ('anuidade', 'matricula')) > anuidade_do_curso(m.ano_letivo_id, m.curso_id)) then
    raise exception 'ANUIDADE_EXCEDIDA|contrato %', new.contrato_id;
  end if;
  return null;
end $$;
create constraint trigger contratos_situacoes_anuidade after insert on contratos_situacoes
  for each row when (new.para = 'ativo' and new.de <> 'suspenso') execute function verificar_anuidade_do_contrato();
