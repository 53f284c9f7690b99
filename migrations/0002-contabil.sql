-- What the books will be made of.

create table fatos_contabeis (
  id bigint generated always as identity primary key,
  evento text not null check (length(evento) between 1 and 60),
  data_fato date not null,
  origem_tipo text not null,
  origem_id bigint not null,
  valor_centavos bigint not null check (valor_centavos >= 0),
  valores jsonb not null default '{}',
  estorno_de bigint unique references fatos_contabeis,
  created_at timestamptz not null default clock_timestamp(),
  constraint fatos_contabeis_origem_key unique (origem_tipo, origem_id, evento)
);
comment on table fatos_contabeis is 'An accounting fact: what a movement of money tells the books, handed over in its own transaction and reversed by its opposite.';
create index fatos_contabeis_data_idx on fatos_contabeis (data_fato, id);
