-- A user in a line: whose it is, the mail address, the state.
create view v_usuario_resumo as
  select id, pessoa_id, email, nome, sobrenome, situacao, admin, email_confirmado_em is not null as email_confirmado from usuarios;

-- Which profiles a user has, for who lets only some of them do something.
create view v_usuario_perfil as select usuario_id, perfil_id from usuarios_perfis;
-- A profile by its name.
create view v_perfil as select id, nome from perfis;
