create view v_protocolo_aberto as select id, pessoa_id from protocolos where situacao = 'aberto';
