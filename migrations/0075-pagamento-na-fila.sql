-- boletos: whose money waits in the queue. What a family paid is not asked for again while the bank's line waits for a person; lines that tell of no
-- payment (a rejected entry, a refused instruction) hold nothing back. The queue says of which title each line is, so that it may be read either way:
-- as a whole, from the few lines that wait, or for one title, from its slips.
create or replace view v_retorno_na_fila as
  select l.id as linha_id, l.problema, false as desfeita, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque') as pagamento
  from retornos_linhas l left join boletos b on b.id = l.boleto_id where l.resultado = 'excecao'
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque')
  from v_baixa_desfeita d join retornos_linhas l on l.baixa_id = d.baixa_id left join boletos b on b.id = l.boleto_id where l.resultado in ('aplicada', 'resolvida')
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque')
  from retornos_linhas l join v_credito c on c.id = l.credito_id left join boletos b on b.id = l.boleto_id
  where l.credito_id is not null and l.resultado = 'resolvida' and c.estornado;
create view v_pagamento_na_fila as select titulo_id, linha_id from v_retorno_na_fila where pagamento and titulo_id is not null;

-- cobranca: a letter whose titles all wait there says so.
alter table cobrancas_cartas drop constraint cobrancas_cartas_motivo_parada_check,
  add constraint cobrancas_cartas_motivo_parada_check
    check (motivo_parada in ('pago', 'acordo', 'falecimento', 'contestado', 'pagamento_na_fila', 'sem_email', 'modelo', 'prazo'));
