-- The requests to change a registration that nobody decided yet.
create view v_protocolo_aberto as select id, pessoa_id from protocolos where situacao = 'aberto';

-- The documents that were handed in with requests.
create view v_protocolo_anexo as select id, pessoa_id, anexo_arquivo_id from protocolos where anexo_arquivo_id is not null;
