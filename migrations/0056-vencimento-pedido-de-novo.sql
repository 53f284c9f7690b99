-- The bank refused another due date of a slip, and somebody asks for it again: the next file tells it once more.
alter table boletos add column vencimento_pedido_em timestamptz;
