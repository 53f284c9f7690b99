-- What an issued paper is called, for who names what a job did.
create view v_documento_emitido as
  select d.id, d.numero || ' · ' || coalesce(d.conteudo ->> 'alunoNome', '') as rotulo from documentos_emitidos d;
