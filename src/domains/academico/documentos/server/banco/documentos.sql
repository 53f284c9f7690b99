-- A document speaks of the student of its enrollment.
create function verificar_documento() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from matriculas m where m.id = new.matricula_id and m.aluno_id = new.aluno_id) then
    raise exception 'DOCUMENTO_DE_OUTRO_ALUNO|documento %', new.numero;
  end if;
  return null;
end $$;
create constraint trigger documentos_emitidos_aluno after insert on documentos_emitidos
  deferrable initially deferred for each row execute function verificar_documento();
