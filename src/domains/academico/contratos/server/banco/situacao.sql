-- The state of a contract is what its newest row says, and an undo leads back to where the undone change came from.
create function verificar_situacao_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint; ultima text;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else
    alvo := new.contrato_id;
    if new.desfaz_id is not null and not exists (select 1 from contratos_situacoes s where s.id = new.desfaz_id and s.contrato_id = new.contrato_id
        and s.desfaz_id is null and s.para = new.de and s.de = new.para) then
      raise exception 'DESFAZIMENTO_INCOERENTE|situacao %', new.id;
    end if;
  end if;
  select para into ultima from contratos_situacoes where contrato_id = alvo order by id desc limit 1;
  if (select situacao from contratos where id = alvo) is distinct from coalesce(ultima, 'rascunho') then
    raise exception 'SITUACAO_SEM_LINHA|contrato %', alvo;
  end if;
  return null;
end $$;
create constraint trigger contratos_situacao_inicial after insert on contratos deferrable initially deferred
  for each row when (new.situacao <> 'rascunho') execute function verificar_situacao_do_contrato();
create constraint trigger contratos_situacao_com_linha after update of situacao on contratos deferrable initially deferred
  for each row when (new.situacao <> old.situacao) execute function verificar_situacao_do_contrato();
create constraint trigger contratos_situacoes_coerentes after insert on contratos_situacoes deferrable initially deferred
  for each row execute function verificar_situacao_do_contrato();

-- A contract of a student who died is not activated.
create function verificar_contrato_de_falecido() returns trigger language plpgsql as $$
declare nome text;
begin
  select p.nome_completo into nome from contratos c join matriculas m on m.id = c.matricula_id join pessoas p on p.id = m.aluno_id
    where c.id = new.contrato_id and p.data_falecimento is not null;
  if found then raise exception 'CONTRATO_DE_FALECIDO|%', nome; end if;
  return null;
end $$;
create constraint trigger contratos_situacoes_vida after insert on contratos_situacoes
  for each row when (new.para = 'ativo' and new.desfaz_id is null) execute function verificar_contrato_de_falecido();

-- What a contract in force bills changes only with it: an addendum, its suspension or its end.
create function verificar_cancelamento_avulso() returns trigger language plpgsql as $$
declare alvo record;
begin
  select t.numero, c.numero as contrato into alvo from titulos_receber t join contratos c on c.id = t.contrato_id
    where t.id = new.titulo_id and t.origem = 'contrato' and c.situacao in ('ativo', 'suspenso');
  if found then raise exception 'TITULO_DE_CONTRATO_EM_VIGOR|%|%', alvo.numero, alvo.contrato; end if;
  return null;
end $$;
create constraint trigger titulos_cancelamentos_avulsos after insert on titulos_cancelamentos
  for each row when (new.tipo = 'avulso') execute function verificar_cancelamento_avulso();
