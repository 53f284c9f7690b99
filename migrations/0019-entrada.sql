-- What the school decides about its way in. One row, as it is born: sign-up open, the documentation of the API behind the session, and
-- the second factor asked of administrators.
create table acesso_regras (
  id int primary key default 1 check (id = 1),
  cadastro_aberto boolean not null default true,
  documentacao_aberta boolean not null default false,
  segundo_fator_administradores boolean not null default true,
  -- A made-up school, whose sign-in page says what is different from a real one.
  demonstracao boolean not null default false,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table acesso_regras is 'What the school decides about its way in: one row.';
insert into acesso_regras default values;

-- Whoever signed in on a browser is not delayed there by what others try elsewhere.
create table aparelhos_conhecidos (
  usuario_id bigint not null references usuarios on delete cascade,
  aparelho_hash bytea not null check (octet_length(aparelho_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  usado_em timestamptz not null default clock_timestamp(),
  primary key (usuario_id, aparelho_hash)
);
comment on table aparelhos_conhecidos is 'A browser in which a user signed in with the right password, by the hash of its cookie.';
create index aparelhos_conhecidos_usado_idx on aparelhos_conhecidos (usado_em);

-- An address is slowed by how many different accounts failed behind it, never by how often.
create table falhas_por_endereco (
  endereco text not null check (length(endereco) <= 64),
  conta text not null check (length(conta) <= 64),
  em timestamptz not null default clock_timestamp(),
  primary key (endereco, conta)
);
comment on table falhas_por_endereco is 'An account whose password failed behind an address and was not right there since; both as hashes.';
create index falhas_por_endereco_em_idx on falhas_por_endereco (em);

create table eventos_avisados (
  evento_id bigint primary key references eventos_seguranca,
  em timestamptz not null default clock_timestamp()
);
comment on table eventos_avisados is 'A security event that administrators were told of by mail.';
create index eventos_avisados_em_idx on eventos_avisados (em desc);
create index eventos_seguranca_usuario_idx on eventos_seguranca (usuario_id, em desc) where usuario_id is not null;

-- The second factor is asked by default of whoever writes in administration or finance.
update perfis set exige_segundo_fator = true, versao = versao + 1
where exists (select from perfis_permissoes pp where pp.perfil_id = perfis.id and pp.acao in ('criar', 'editar', 'excluir') and pp.tela in (
  'usuarios', 'perfis', 'funcionarios', 'integridade', 'contas-a-receber', 'baixar-titulo', 'contas-pagar', 'contas-pagar-baixar-titulo', 'rel-declaracao-ir', 'bancos',
  'contas', 'fornecedores', 'gerenciar-boletos', 'descontos', 'formas-pagamento', 'precos', 'taxas', 'impostos', 'cobranca', 'periodo-financeiro', 'financeiro-lancamentos',
  'financeiro-integracao-contabil', 'estornar-titulo', 'renegociar-titulo', 'dispensar-encargos', 'devolver-credito', 'contabil-faturamentos', 'contabil-fechamento',
  'contabil-lancamentos', 'contabil-periodos', 'contabil-plano-contas'));

-- The demo school loads without it, and so does one that was loaded before.
update acesso_regras set demonstracao = true, segundo_fator_administradores = false where exists (select from auditoria where alvo_tipo = 'demonstracao');
update perfis set exige_segundo_fator = false where exists (select from acesso_regras where demonstracao);
