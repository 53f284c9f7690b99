-- acesso: an invitation, a confirmation or an approval that could not be delivered is told beside its user, until another one leaves.
alter table usuarios
  add column correio_falhou_em timestamptz,
  add column correio_falha text constraint usuarios_correio_falha_check check (correio_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  add constraint usuarios_correio_falha_coerente check ((correio_falhou_em is null) = (correio_falha is null));
