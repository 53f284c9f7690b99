-- plataforma: what one person sends and takes away in a while is bounded. One row for each person and kind, begun again when its time ends.
create table cotas (
  usuario_id bigint not null,
  recurso text not null constraint cotas_recurso_check check (recurso in ('envio', 'exportacao')),
  ate timestamptz not null,
  vezes int not null constraint cotas_vezes_check check (vezes > 0),
  bytes bigint not null constraint cotas_bytes_check check (bytes >= 0),
  primary key (usuario_id, recurso)
);
