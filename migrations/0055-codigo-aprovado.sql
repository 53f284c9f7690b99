-- A bill is approved with the codes by which it is paid: under another code it waits for a second person again, who is not who typed it.

alter table contas_pagar_aprovacoes drop constraint contas_pagar_aprovacoes_conta_key;
create index contas_pagar_aprovacoes_conta_idx on contas_pagar_aprovacoes (conta_pagar_id, id);

-- Who typed the code that stands, where it is not the one with which the bill was entered.
alter table titulos_pagar add column codigo_por bigint;

update contas_pagar c set aprovacao = 'pendente', versao = versao + 1 where c.aprovacao = 'aprovada' and exists (select 1 from titulos_pagar t join contas_pagar_aprovacoes a on a.conta_pagar_id = c.id
  where t.conta_pagar_id = c.id and t.situacao in ('aberto', 'parcial') and t.codigo_mudou_em > a.created_at
    and not exists (select 1 from remessas_pagar_itens i join titulos_pagar o on o.id = i.titulo_id where o.conta_pagar_id = c.id and i.situacao = 'enviado'));
