-- Which addenda give a registered discount: it cannot be deleted while one does.
create view v_uso_de_desconto_em_aditivo as select desconto_id, aditivo_id from aditivos_termos where desconto_id is not null;

-- The state of an addendum, for who only asks that.
create view v_aditivo_estado as select id, contrato_id, ordem, situacao from aditivos;

-- Which of them an addendum in force gave a discount.
create view v_contrato_com_desconto_de_aditivo as
  select distinct a.contrato_id from aditivos a join aditivos_termos t on t.aditivo_id = a.id where a.situacao = 'vigente' and t.tipo = 'incluir_desconto';

-- What the addenda in force of a contract say, in the order in which they came into force, for whoever goes on from it; the
-- payers that a term names come with what re-enrolling asks of guardians.
create view v_aditivo_termo_vigente as
  select t.id, t.aditivo_id, a.contrato_id, a.ordem, t.tipo, t.contrato_preco_id, t.parcela_de, t.parcela_ate, t.descricao, t.desconto_id, t.contrato_desconto_id, t.termo_removido_id, t.dia_vencimento,
         (select json_agg(json_build_object('pessoaId', x.pessoa_id, 'percentual', x.percentual::text, 'nome', p.nome_completo, 'temCpf', p.cpf is not null,
            'falecido', p.data_falecimento is not null) order by x.ordem)
          from aditivos_pagadores x join pessoas p on p.id = x.pessoa_id where x.termo_id = t.id) as pagadores,
         t.percentual, t.valor_centavos, t.limite_centavos, t.condicional, t.sobre_valor_cheio, t.prioridade
  from aditivos_termos t join aditivos a on a.id = t.aditivo_id where a.situacao = 'vigente';

-- An addendum is in the state of its newest row; terms and effect of one in force do not change.
create function verificar_aditivo() returns trigger language plpgsql as $$
declare ultima text;
begin
  select para into ultima from aditivos_situacoes where aditivo_id = new.id order by id desc limit 1;
  if (select situacao from aditivos where id = new.id) is distinct from coalesce(ultima, 'rascunho') then
    raise exception 'ADITIVO_SITUACAO_SEM_LINHA|aditivo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger aditivos_com_linha after insert or update of situacao on aditivos deferrable initially deferred
  for each row execute function verificar_aditivo();

-- An addendum is not dated before its contract could exist, nor after its titles can. The day of grace is the time zone of the school.
create function verificar_data_do_aditivo() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from contratos c join matriculas m on m.id = c.matricula_id join anos_letivos a on a.id = m.ano_letivo_id where c.id = new.contrato_id
      and (new.data_aditivo < least(m.data_matricula, c.ativado_em::date - 1) or new.data_aditivo > make_date(a.ano + 1, 12, 31))) then
    raise exception 'ADITIVO_FORA_DO_CONTRATO|aditivo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger aditivos_data after insert or update of data_aditivo, contrato_id on aditivos
  deferrable initially deferred for each row execute function verificar_data_do_aditivo();

create function recusar_termo_vigente() returns trigger language plpgsql as $$
begin
  if exists (select 1 from aditivos a where a.id = coalesce(old.aditivo_id, new.aditivo_id) and a.situacao <> 'rascunho') then
    raise exception 'ADITIVO_NAO_EDITAVEL|termo %', coalesce(old.id, new.id);
  end if;
  return coalesce(new, old);
end $$;
create trigger aditivos_termos_vigentes before insert or update or delete on aditivos_termos for each row execute function recusar_termo_vigente();

-- The shares of a change of payers sum to exactly 100.
create function verificar_pagadores_do_aditivo() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'aditivos_termos' then alvo := new.id; else alvo := coalesce(new.termo_id, old.termo_id); end if;
  if exists (select 1 from aditivos_termos t where t.id = alvo and (t.tipo = 'pagadores') <>
      coalesce((select sum(p.percentual) = 100 from aditivos_pagadores p where p.termo_id = t.id), false)) then
    raise exception 'ADITIVO_PAGADORES_INCOERENTES|termo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger aditivos_termos_pagadores after insert on aditivos_termos deferrable initially deferred
  for each row when (new.tipo = 'pagadores') execute function verificar_pagadores_do_aditivo();
create constraint trigger aditivos_pagadores_soma after insert or update or delete on aditivos_pagadores deferrable initially deferred
  for each row execute function verificar_pagadores_do_aditivo();
