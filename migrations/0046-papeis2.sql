-- The papers that the product issues by itself are templates, too, each at most once.
alter table documentos_padrao
  add column papel text constraint documentos_padrao_papel_key unique check (papel ~ '^[a-z0-9-]{3,60}$'),
  -- It is always in force, so that the text of any day is known by its version.
  add constraint documentos_padrao_sempre_ativo_check check (papel is null or ativo);
comment on column documentos_padrao.papel is 'Which of the papers of the product it is the text of; null for one that is issued by hand.';
