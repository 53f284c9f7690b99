-- What a data season may ask for is a closed list, in the database as in the code.

alter table temporadas add constraint temporadas_campos_check check (campos <@ array['nomeSocial', 'dataNascimento', 'cpf', 'rg', 'rgOrgaoEmissor', 'rgUf',
  'certidaoNascimento', 'naturalidade', 'naturalidadeUf', 'nacionalidade', 'corRaca', 'estadoCivil', 'celular', 'email', 'endereco']);
alter table temporadas add constraint temporadas_documentos_check check (documentos <@ array['rg', 'cpf', 'certidao', 'residencia', 'guarda', 'transferencia']);
alter table temporadas_documentos drop constraint temporadas_documentos_tipo_check;
alter table temporadas_documentos add constraint temporadas_documentos_tipo_check check (tipo in ('rg', 'cpf', 'certidao', 'residencia', 'guarda', 'transferencia'));
