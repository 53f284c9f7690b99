-- What is questioned in court is not collected by letter; the room that keeps the marks says which titles those are.
create view v_debito_contestado as select titulo_id, processo, data_contestacao from debitos_contestados where encerrada_em is null;
