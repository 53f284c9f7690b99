-- People whose name was erased, for whoever would tell them by it.
create view v_pessoa_anonimizada as select pessoa_id from anonimizacoes where total;
