-- The requests to change a registration that nobody decided yet.
create view v_protocolo_aberto as select id, pessoa_id from protocolos where situacao = 'aberto';
