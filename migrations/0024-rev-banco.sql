-- A slip is found by the bank and by the bank's part of its code, which its typed line has too: another due date changes the rest of both, and the
-- family may still have the paper of before.
drop index boletos_linha_idx;
drop index boletos_codigo_idx;
create index boletos_campo_livre_idx on boletos (substr(codigo_barras, 20));
