-- The requests to change a registration that nobody decided yet.
create view v_protocolo_aberto as select id, pessoa_id from protocolos where situacao = 'aberto';

-- Where a request stands, for whoever sent it in.
create view v_protocolo_situacao as select r.id, r.numero, r.pessoa_id, r.situacao, r.created_at,
    exists (select 1 from protocolos_campos c where c.protocolo_id = r.id and c.campo = 'fichaSaude') as da_ficha
  from protocolos r;

-- What is asked for and waits for a decision, field by field.
create view v_protocolo_pedido as
  select c.protocolo_id, r.pessoa_id, c.campo, c.valor_proposto, c.arquivo_id from protocolos r join protocolos_campos c on c.protocolo_id = r.id where r.situacao = 'aberto';
-- What was asked for, field by field, with what became of it: null while it waits.
create view v_protocolo_campo as
  select c.protocolo_id, r.pessoa_id, c.campo, c.decisao, c.motivo_recusa from protocolos r join protocolos_campos c on c.protocolo_id = r.id where r.situacao <> 'cancelado';
-- The documents that were handed in about a person: with requests, as a field of one, or photographed and not sent yet.
create view v_protocolo_anexo as
  select pessoa_id, anexo_arquivo_id as arquivo_id from protocolos where anexo_arquivo_id is not null
  union select r.pessoa_id, c.arquivo_id from protocolos_campos c join protocolos r on r.id = c.protocolo_id where c.arquivo_id is not null
  union select d.pessoa_id, d.arquivo_id from temporadas_documentos d;
