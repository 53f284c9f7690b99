-- caixa: money to be settled is asked for by whose it is, as every movement of cash is.
alter table recebimentos_a_liquidar add column pessoa_id bigint references pessoas;
-- What waited before: this once, and nothing else of it changes.
alter table recebimentos_a_liquidar disable trigger user;
update recebimentos_a_liquidar set pessoa_id = pessoa_da_origem(origem_tipo, origem_id);
alter table recebimentos_a_liquidar enable trigger user;
create trigger recebimentos_a_liquidar_pessoa_fixa before update on recebimentos_a_liquidar for each row
  when (old.pessoa_id is distinct from new.pessoa_id) execute function recusar_alteracao();

create index recebimentos_a_liquidar_pessoa_idx on recebimentos_a_liquidar (pessoa_id) where pessoa_id is not null;
create index recebimentos_a_liquidar_bruto_idx on recebimentos_a_liquidar (bruto_centavos);
create index recebimentos_a_liquidar_historico_idx on recebimentos_a_liquidar using gin (f_busca(historico) gin_trgm_ops);
