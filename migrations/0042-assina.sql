-- Links for somebody without an account, and what is signed by them.

create table links_externos (
  id bigint generated always as identity primary key,
  finalidade text not null check (finalidade in ('assinatura', 'temporada')),
  -- The record of the room that sent it: whose part it is to answer for this one.
  alvo_id bigint not null,
  pessoa_id bigint not null references pessoas,
  email text not null check (length(email) between 3 and 254),
  token_hash bytea not null constraint links_externos_token_key unique check (octet_length(token_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  -- The code that was mailed last: kept with the secret of the link, which lies nowhere, so that six digits cannot be tried on a copy of this row.
  codigo_hash bytea check (octet_length(codigo_hash) = 32),
  codigo_expira_em timestamptz,
  constraint links_externos_codigo_check check ((codigo_hash is null) = (codigo_expira_em is null))
);
comment on table links_externos is 'A link sent by mail to somebody without an account, by the hash of its secret: for what, until when, and the code that proves the mailbox.';
create unique index links_externos_alvo_key on links_externos (finalidade, alvo_id) where revogado_em is null;
create index links_externos_pessoa_idx on links_externos (pessoa_id);
create index links_externos_expira_idx on links_externos (expira_em);

create table assinaturas (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos,
  -- The addendum that is to be signed; null for the contract itself.
  aditivo_id bigint references aditivos,
  -- Of which words: when the frozen text is another, nobody can sign this any more.
  texto_sha256 text not null check (texto_sha256 ~ '^[0-9a-f]{64}$'),
  -- The paper as it went out, byte for byte: what comes back signed must begin with it.
  original_id bigint not null references arquivos,
  -- How long signers have; a reminder gives as many days again.
  dias int not null check (dias between 1 and 60),
  expira_em timestamptz not null,
  -- Signed by all and by the school: the text with its page of evidence.
  concluida_em timestamptz,
  concluida_por bigint,
  concluida_por_nome text,
  final_id bigint references arquivos,
  revogada_em timestamptz,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint assinaturas_conclusao_check check (num_nonnulls(concluida_em, concluida_por, concluida_por_nome, final_id) in (0, 4)),
  constraint assinaturas_fim_check check (concluida_em is null or revogada_em is null)
);
comment on table assinaturas is 'An assinatura: one sending of a paper to be signed by link, until it is concluded or revoked.';
create index assinaturas_contrato_idx on assinaturas (contrato_id, id);
create index assinaturas_aditivo_idx on assinaturas (aditivo_id) where aditivo_id is not null;
create unique index assinaturas_aberta_key on assinaturas (contrato_id, aditivo_id) nulls not distinct where concluida_em is null and revogada_em is null;

create table assinaturas_signatarios (
  id bigint generated always as identity primary key,
  assinatura_id bigint not null references assinaturas,
  pessoa_id bigint not null references pessoas,
  papel text not null check (papel in ('pagador', 'testemunha')),
  -- As they stood when the paper was sent.
  nome text not null,
  cpf text,
  email text not null check (length(email) between 3 and 254),
  visto_em timestamptz,
  assinou_em timestamptz,
  forma text check (forma in ('aceite', 'pdf')),
  ip text check (length(ip) <= 64),
  agente text check (length(agente) <= 300),
  -- The signed PDF that came back, and what was read in it.
  arquivo_id bigint references arquivos,
  certificado jsonb,
  lembretes int not null default 0 check (lembretes >= 0),
  enviado_em timestamptz not null default clock_timestamp(),
  constraint assinaturas_signatarios_key unique (assinatura_id, pessoa_id),
  constraint assinaturas_signatarios_evidencia_check check ((assinou_em is null) = (forma is null) and num_nonnulls(arquivo_id, certificado) = case when forma = 'pdf' then 2 else 0 end
    and (forma is distinct from 'aceite' or (ip is not null and agente is not null)))
);
comment on table assinaturas_signatarios is 'A payer or witness who is asked to sign a paper, and the evidence that it was done.';
create index assinaturas_signatarios_pessoa_idx on assinaturas_signatarios (pessoa_id);

create table assinaturas_perguntas (
  id bigint generated always as identity primary key,
  signatario_id bigint not null references assinaturas_signatarios,
  texto text not null check (length(texto) between 3 and 1000),
  created_at timestamptz not null default clock_timestamp(),
  resposta text check (length(resposta) between 1 and 2000),
  respondida_em timestamptz,
  respondida_por_nome text,
  constraint assinaturas_perguntas_respondida_check check (num_nonnulls(resposta, respondida_em, respondida_por_nome) in (0, 3))
);
comment on table assinaturas_perguntas is 'What somebody asked before signing, and what the school answered.';
create index assinaturas_perguntas_signatario_idx on assinaturas_perguntas (signatario_id, id);

create table certificados_confiaveis (
  id bigint generated always as identity primary key,
  sha256 text not null constraint certificados_confiaveis_sha256_key unique check (sha256 ~ '^[0-9a-f]{64}$'),
  nome text not null check (length(nome) between 1 and 300),
  valido_ate timestamptz not null,
  der bytea not null check (octet_length(der) <= 20000),
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table certificados_confiaveis is 'A certificate of an authority (ICP-Brasil, gov.br) to which the chain of a signed PDF may lead.';
