-- A user in a line: whose it is, the mail address, the state.
create view v_usuario_resumo as
  select id, pessoa_id, email, nome, sobrenome, situacao, admin, email_confirmado_em is not null as email_confirmado from usuarios;
