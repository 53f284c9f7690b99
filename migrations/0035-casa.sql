-- What a person keeps of the menu: with their account, so that it is there on the next computer too.
create table telas_do_usuario (
  usuario_id bigint not null references usuarios on delete cascade,
  tela text not null check (length(tela) <= 60),
  fixada_em timestamptz,
  aberta_em timestamptz,
  primary key (usuario_id, tela),
  constraint telas_do_usuario_por_que check (fixada_em is not null or aberta_em is not null)
);
comment on table telas_do_usuario is 'A screen that a user pinned to their menu, or opened and when last.';
