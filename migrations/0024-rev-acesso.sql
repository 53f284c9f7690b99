-- Whole CPFs that somebody looked for and nobody has are bounded, as what is sent and taken away is.
alter table cotas drop constraint cotas_recurso_check;
alter table cotas add constraint cotas_recurso_check check (recurso in ('envio', 'exportacao', 'cpf'));
comment on table cotas is 'What one user sent, took away or looked for in vain in a while, which is bounded.';
