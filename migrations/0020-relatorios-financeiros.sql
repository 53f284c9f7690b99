-- titulos: every settlement with what undid it, for whoever adds up what was received. The day in the cash books is when the money arrived.
create view v_baixa as
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, coalesce(b.data_credito, b.data_baixa) as data_movimento, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno
  from baixas b join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id;
-- Receipts of a period, by the day in the cash books.
create index baixas_movimento_idx on baixas ((coalesce(data_credito, data_baixa)));
