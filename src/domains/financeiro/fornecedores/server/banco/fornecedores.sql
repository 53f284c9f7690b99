-- A supplier as bills and invoices read it, with the newest change of its bank data that holds and whether one waits.
create view v_fornecedor as
  select f.id, f.tipo, f.documento, f.nome, f.nome_fantasia, f.simples_nacional, f.categoria_financeira_id, f.centro_custo_id, f.forma_pagamento_id, f.ativo,
    f_busca(f.nome || ' ' || coalesce(f.nome_fantasia, '') || ' ' || f.documento) as busca,
    (select max(m.vigorou_em) from v_mudanca_bancaria m where m.alvo_tipo = 'fornecedor' and m.alvo_id = f.id and m.situacao = 'em_vigor') as banco_mudou_em,
    exists (select 1 from v_mudanca_bancaria m where m.alvo_tipo = 'fornecedor' and m.alvo_id = f.id and m.situacao in ('pedida', 'aprovada')) as banco_em_espera
  from fornecedores f;

-- Where a supplier is paid changes only by an approved change whose day has passed.
create function verificar_banco_do_fornecedor() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.banco is null then return new; end if;
  if tg_op = 'UPDATE' and new.banco is not distinct from old.banco then return new; end if;
  if mudanca_bancaria_vale('fornecedor', new.id, coalesce(new.banco, '{}')) then return new; end if;
  raise exception 'DADOS_BANCARIOS_SEM_MUDANCA|fornecedor %', new.id;
end $$;
create trigger fornecedores_dados_bancarios before insert or update of banco on fornecedores
  for each row execute function verificar_banco_do_fornecedor();

-- Under another document it would be another supplier, and what was bought from it would be of somebody else.
create function verificar_documento_do_fornecedor() returns trigger language plpgsql set search_path = public as $$
begin
  if new.documento <> old.documento and exists (select 1 from v_conta_pagar where fornecedor_id = old.id) then
    raise exception 'DOCUMENTO_COM_HISTORICO|%', old.nome;
  end if;
  return new;
end $$;
create trigger fornecedores_documento_fica before update of documento on fornecedores
  for each row execute function verificar_documento_do_fornecedor();
