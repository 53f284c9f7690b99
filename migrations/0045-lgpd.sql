-- Personal data: why each is kept, what families agreed to, who looked at it, who was made anonymous, and what went wrong.

create table guardas_legais (
  id bigint generated always as identity primary key,
  chave text not null constraint guardas_legais_chave_key unique
    constraint guardas_legais_chave_check check (chave in ('financeira', 'escolar', 'trabalhista', 'saude', 'socioeconomica')),
  anos int constraint guardas_legais_anos_check check (anos between 0 and 100),
  fonte text not null constraint guardas_legais_fonte_check check (length(fonte) between 1 and 300),
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  constraint guardas_legais_escolar_check check (chave <> 'escolar' or anos is null)
);
comment on table guardas_legais is 'A legal reason to keep personal data, with its source and the years that it holds; without years it holds for ever.';
insert into guardas_legais (chave, anos, fonte) values
  ('financeira', 5, 'Código Tributário Nacional, arts. 173 e 174; Código Civil, art. 206, § 5º, I'),
  ('escolar', null, 'Lei 9.394/1996 (LDB), art. 24, VII: histórico e registros escolares são de guarda permanente'),
  ('trabalhista', 5, 'Constituição Federal, art. 7º, XXIX; Lei 8.036/1990'),
  ('saude', 3, 'Código Civil, art. 206, § 3º, V; LGPD, art. 11, II, d'),
  ('socioeconomica', 10, 'Lei Complementar 187/2021: documentos da certificação por dez anos');

create table privacidade_configuracao (
  id int primary key default 1 constraint privacidade_configuracao_uma_check check (id = 1),
  encarregado_nome text constraint privacidade_configuracao_nome_check check (length(encarregado_nome) between 1 and 150),
  encarregado_email text constraint privacidade_configuracao_email_check check (length(encarregado_email) between 3 and 200),
  dias_uteis_incidente int not null default 3 constraint privacidade_configuracao_incidente_check check (dias_uteis_incidente between 1 and 30),
  dias_resposta int not null default 15 constraint privacidade_configuracao_resposta_check check (dias_resposta between 1 and 90),
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table privacidade_configuracao is 'Who answers for personal data in the school, and the days that the law gives: one row.';
insert into privacidade_configuracao (id) values (1);

-- What is asked of families, each with the texts that it ever had: a consent is to one of them.
create table consentimentos_finalidades (
  id bigint generated always as identity primary key,
  chave text constraint consentimentos_finalidades_chave_key unique,
  nome text not null constraint consentimentos_finalidades_nome_key unique
    constraint consentimentos_finalidades_nome_check check (length(nome) between 1 and 80),
  created_at timestamptz not null default clock_timestamp()
);
comment on table consentimentos_finalidades is 'A purpose for which the school asks consent; one with a key is asked by the portal itself.';

create table consentimentos_textos (
  id bigint generated always as identity primary key,
  finalidade_id bigint not null references consentimentos_finalidades,
  numero int not null,
  texto text not null constraint consentimentos_textos_texto_check check (length(texto) between 1 and 4000),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint consentimentos_textos_numero_key unique (finalidade_id, numero)
);
comment on table consentimentos_textos is 'A version of what a family reads and agrees to.';

insert into consentimentos_finalidades (chave, nome) values
  ('boletim-por-email', 'Boletim por e-mail'), ('uso-de-imagem', 'Uso de imagem'), ('comunicacao', 'Comunicação e divulgação');
insert into consentimentos_textos (finalidade_id, numero, texto, usuario_nome)
select f.id, 1, t.texto, 'Pátio' from (values
  ('boletim-por-email', 'Autorizo a escola a enviar o boletim do aluno ao meu e-mail.'),
  ('uso-de-imagem', 'Autorizo o uso da imagem do aluno em publicações da escola, sem fim comercial.'),
  ('comunicacao', 'Autorizo a escola a me enviar convites e notícias que não são da vida escolar do aluno.')) t(chave, texto)
join consentimentos_finalidades f using (chave) order by f.id;

create table consentimentos (
  id bigint generated always as identity primary key,
  finalidade_id bigint not null references consentimentos_finalidades,
  texto_id bigint not null references consentimentos_textos,
  pessoa_id bigint not null references pessoas,
  -- Null: the person agreed for themselves.
  aluno_id bigint references pessoas,
  origem text not null constraint consentimentos_origem_check check (origem in ('contrato', 'termo', 'mensagem', 'pessoalmente')),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  revogado_em timestamptz,
  revogado_por text,
  constraint consentimentos_revogado_check check ((revogado_em is null) = (revogado_por is null)),
  constraint consentimentos_proprio_check check (aluno_id <> pessoa_id)
);
comment on table consentimentos is 'A consentimento: a guardian agreed to a purpose for a student (or a person for themselves), to which text and when; taken back it stays as a row.';
create unique index consentimentos_vivo_key on consentimentos (pessoa_id, finalidade_id, coalesce(aluno_id, 0)) where revogado_em is null;
create index consentimentos_aluno_idx on consentimentos (aluno_id) where aluno_id is not null;
create index consentimentos_texto_idx on consentimentos (texto_id);
insert into consentimentos (finalidade_id, texto_id, pessoa_id, aluno_id, origem, usuario_id, usuario_nome, created_at, revogado_em, revogado_por)
select f.id, t.id, c.pessoa_id, nullif(c.aluno_id, c.pessoa_id), c.origem, c.usuario_id, c.usuario_nome, c.created_at, c.revogado_em, c.revogado_por
from boletins_consentimentos c, consentimentos_finalidades f join consentimentos_textos t on t.finalidade_id = f.id
where f.chave = 'boletim-por-email' order by c.id;
drop table boletins_consentimentos;

create table visualizacoes_sensiveis (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  dado text not null constraint visualizacoes_sensiveis_dado_check check (dado in ('cpf', 'dados_bancarios', 'dossie')),
  usuario_id bigint not null,
  usuario_nome text not null,
  em timestamptz not null default clock_timestamp()
);
comment on table visualizacoes_sensiveis is 'Who saw of whom the whole CPF, the bank data or the dossier; the same look within an hour is one.';
create index visualizacoes_sensiveis_pessoa_idx on visualizacoes_sensiveis (pessoa_id, usuario_id, dado, em desc);
create index visualizacoes_sensiveis_em_idx on visualizacoes_sensiveis (em desc, id desc);

create table dossies (
  id bigint generated always as identity primary key,
  tarefa_id bigint not null constraint dossies_tarefa_key unique references tarefas,
  pessoa_id bigint not null references pessoas,
  pdf_arquivo_id bigint not null references arquivos,
  json_arquivo_id bigint not null references arquivos,
  created_at timestamptz not null default clock_timestamp()
);
comment on table dossies is 'Everything about a person as a job prepared it: the PDF and the JSON wait some days and are swept away.';
create index dossies_pessoa_idx on dossies (pessoa_id);
create index dossies_pdf_idx on dossies (pdf_arquivo_id);
create index dossies_json_idx on dossies (json_arquivo_id);

create table anonimizacoes (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas,
  -- False: a legal reason still keeps the name and the CPF.
  total boolean not null,
  guardas jsonb not null,
  motivo text not null constraint anonimizacoes_motivo_check check (length(motivo) between 3 and 300),
  usuario_id bigint,
  usuario_nome text not null,
  transacao xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default clock_timestamp()
);
comment on table anonimizacoes is 'A person whose identity was erased, wholly or as far as the law lets it, with what the law keeps and until when.';
create index anonimizacoes_pessoa_idx on anonimizacoes (pessoa_id, id desc);

-- The chain of the audit over rows whose content was erased: the block keeps the seal that the anchors know, this one seals what is left.
create table auditoria_apagamentos (
  id bigint generated always as identity primary key,
  bloco_id bigint not null references auditoria_blocos,
  anonimizacao_id bigint not null,
  linhas bigint[] not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table auditoria_apagamentos is 'Which rows of a sealed block an anonimização emptied, and the seal of the block as it is since.';
create index auditoria_apagamentos_bloco_idx on auditoria_apagamentos (bloco_id, id desc);

create table incidentes (
  id bigint generated always as identity primary key,
  titulo text not null constraint incidentes_titulo_check check (length(titulo) between 3 and 150),
  descricao text not null constraint incidentes_descricao_check check (length(descricao) between 1 and 4000),
  ocorrido_em date,
  conhecido_em date not null,
  dados_afetados text not null constraint incidentes_dados_check check (length(dados_afetados) between 1 and 2000),
  pessoas_afetadas int not null constraint incidentes_pessoas_check check (pessoas_afetadas between 0 and 10000000),
  risco_relevante boolean not null,
  medidas text constraint incidentes_medidas_check check (length(medidas) between 1 and 4000),
  prazo date not null,
  autoridade_em date,
  titulares_em date,
  encerrado_em date,
  usuario_id bigint,
  usuario_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint incidentes_ocorrido_check check (ocorrido_em <= conhecido_em),
  constraint incidentes_prazo_check check (prazo >= conhecido_em),
  constraint incidentes_autoridade_check check (autoridade_em >= conhecido_em),
  constraint incidentes_titulares_check check (titulares_em >= conhecido_em),
  -- What may harm people is closed only when the authority and they were told.
  constraint incidentes_encerrado_check check (
    encerrado_em is null or (medidas is not null and (not risco_relevante or (autoridade_em is not null and titulares_em is not null))))
);
comment on table incidentes is 'An incidente with personal data: what happened, since when it is known, whom it touches, what was done and who was told by when.';
create index incidentes_conhecido_idx on incidentes (conhecido_em desc, id desc);
