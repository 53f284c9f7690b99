-- What the clerk chose for a sheet is kept while it is open, and found again; the lines in which the CPF of a guardian was
-- looked at and is right although the name differs are part of that choice.
alter table importacoes drop constraint importacoes_executada_tem_tarefa;
alter table importacoes add constraint importacoes_executada_tem_tarefa
  check ((situacao = 'aberta') = (tarefa_id is null) and (tarefa_id is null or mapeamento is not null));
alter table importacoes add column vinculos jsonb not null default '[]' check (jsonb_typeof(vinculos) = 'array');

-- Contacts that a sheet added to guardians who were known already, as it left them: the undo takes away only those that
-- nobody touched since. Neither person nor contact is a reference: both may be deleted by hand.
create table importacoes_contatos (
  id bigint generated always as identity primary key,
  importacao_id bigint not null references importacoes on delete cascade,
  linha int not null,
  pessoa_id bigint not null,
  versao int not null,
  nome text not null check (length(nome) <= 260),
  contato_id bigint not null,
  tipo text not null,
  valor text not null,
  principal boolean not null,
  constraint importacoes_contatos_contato_key unique (importacao_id, contato_id)
);
create index importacoes_contatos_pessoa_idx on importacoes_contatos (importacao_id, pessoa_id);

create or replace view v_importacao_item as
  select i.tarefa_id, n.key::bigint as alvo_id, n.key || ' · ' || n.value as rotulo from importacoes i cross join lateral jsonb_each_text(i.nomes) n where i.tarefa_id is not null
  union all
  select i.tarefa_desfazer_id, p.pessoa_id, p.nome from importacoes i join importacoes_pessoas p on p.importacao_id = i.id where i.tarefa_desfazer_id is not null
  union all
  select i.tarefa_desfazer_id, c.pessoa_id, min(c.nome) from importacoes i join importacoes_contatos c on c.importacao_id = i.id
    where i.tarefa_desfazer_id is not null and not exists (select 1 from importacoes_pessoas p where p.importacao_id = i.id and p.pessoa_id = c.pessoa_id)
    group by i.tarefa_desfazer_id, c.pessoa_id;
