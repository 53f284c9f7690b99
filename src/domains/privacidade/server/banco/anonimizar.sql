-- What an anonimização may do is done by these functions alone, as the owner of the tables, which is more than the application may: they work only in
-- the transaction that recorded the anonimização, and erase only what tells that person.
create function anonimizacao_em_curso(qual bigint) returns anonimizacoes language plpgsql stable set search_path = public as $$
declare a anonimizacoes;
begin
  select * into a from anonimizacoes where id = qual and transacao = pg_current_xact_id();
  if a.id is null then raise exception 'ANONIMIZACAO_DE_OUTRA_TRANSACAO|'; end if;
  return a;
end $$;

-- Replaces what tells the person in every text of a table: in the rows given, which are of the person, or in all (null). Triggers that hold papers and
-- books as they were written are put aside for that: no amount, date, number or state is touched. Gives how many rows it
-- changed; with `so_ver` nothing is changed, and it gives one where something would be.
create function apagar_textos(qual bigint, tabela text, linhas tid[], so_ver boolean default false) returns bigint
language plpgsql security definer set search_path = public as $$
declare a anonimizacoes := anonimizacao_em_curso(qual); padroes text[]; trocas text[]; um text; trocados text; achados text; mudadas bigint; fixas boolean;
begin
  select array_agg(i.padrao), array_agg(i.troca), string_agg('(?:' || i.padrao || ')', '|') into padroes, trocas, um
    from identidade(a, linhas is not null) i;
  select string_agg(case when c.atttypid = 'jsonb'::regtype then format('%1$I = trocar_em_json(%1$I, $1, $2)', c.attname)
           else format('%1$I = trocar_todos(%1$I::text, $1, $2)::%2$s', c.attname, c.atttypid::regtype) end, ', '),
         string_agg(format('coalesce(%I::text ~* $3, false)', c.attname), ' or ')
    into trocados, achados
    from pg_attribute c where c.attrelid = tabela::regclass and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
      and c.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype);
  if um is null or trocados is null then return 0; end if;
  execute format('select exists (select 1 from %s t where (%s) and ($4 is null or t.ctid = any($4)))', tabela::regclass, achados)
    into fixas using padroes, trocas, um, linhas;
  if not fixas then return 0; end if;
  if so_ver then return 1; end if;
  fixas := exists (select 1 from pg_trigger g where g.tgrelid = tabela::regclass and not g.tgisinternal and g.tgenabled <> 'D');
  if fixas then
    set constraints all immediate;
    execute format('alter table %s disable trigger user', tabela::regclass);
  end if;
  execute format('update %s t set %s where (%s) and ($4 is null or t.ctid = any($4))', tabela::regclass, trocados, achados)
    using padroes, trocas, um, linhas;
  get diagnostics mudadas = row_count;
  if fixas then execute format('alter table %s enable trigger user', tabela::regclass); end if;
  return mudadas;
end $$;

-- Rows of the audit about the person's own records, or that name the person.
create function auditoria_da_pessoa(qual bigint) returns bigint[] language plpgsql stable security definer set search_path = public as $$
declare a anonimizacoes := anonimizacao_em_curso(qual); um text;
begin
  select string_agg('(?:' || i.padrao || ')', '|') into um from identidade(a, false) i;
  return coalesce((select array_agg(x.seq order by x.seq) from (
    select d.seq from auditoria d join registros_da_pessoa(a.pessoa_id) r on r.tipo = d.alvo_tipo and r.id = d.alvo_id
    union
    select d.seq from auditoria d where d.usuario_nome ~* um or d.antes::text ~* um or d.depois::text ~* um or d.motivo ~* um) x), '{}');
end $$;

-- The records whose history is the person's own.
create function registros_da_pessoa(pessoa bigint) returns table (tipo text, id bigint) language sql stable set search_path = public as $$
  select 'pessoa', pessoa
  union all select 'usuario', u.id from usuarios u where u.pessoa_id = pessoa
  union all select 'funcionario', f.id from funcionarios f where f.pessoa_id = pessoa
  union all select 'protocolo', o.id from protocolos o where o.pessoa_id = pessoa
$$;

-- Empties these rows: of the person's own records all that was said, of others what tells the person. Who acted, when and on what stays.
create function apagar_na_auditoria(qual bigint, linhas bigint[]) returns void
language plpgsql security definer set search_path = public as $$
declare a anonimizacoes := anonimizacao_em_curso(qual); padroes text[]; trocas text[]; de_fora text[]; por_fora text[];
  dela bigint[] := array(select u.id from usuarios u where u.pessoa_id = a.pessoa_id);
begin
  select coalesce(array_agg(i.padrao), '{}'), coalesce(array_agg(i.troca), '{}') into padroes, trocas from identidade(a, true) i;
  select coalesce(array_agg(i.padrao), '{}'), coalesce(array_agg(i.troca), '{}') into de_fora, por_fora from identidade(a, false) i;
  -- Documents that gave way to others are known by the audit alone.
  update protocolos set anexo_arquivo_id = null where pessoa_id = a.pessoa_id;
  delete from arquivos f using auditoria d join protocolos o on o.id = d.alvo_id
    where d.acao = 'protocolo.anexo' and d.alvo_tipo = 'protocolo' and o.pessoa_id = a.pessoa_id and d.seq = any(linhas)
      and f.id in ((d.antes ->> 'arquivoId')::bigint, (d.depois ->> 'arquivoId')::bigint);
  set constraints all immediate;
  alter table auditoria disable trigger user;
  update auditoria d set
    antes = case when x.propria then esvaziar(d.antes) else trocar_em_json(d.antes, de_fora, por_fora) end,
    depois = case when x.propria then esvaziar(d.depois) else trocar_em_json(d.depois, de_fora, por_fora) end,
    motivo = case when x.propria then trocar_todos(d.motivo, padroes, trocas) else trocar_todos(d.motivo, de_fora, por_fora) end,
    usuario_nome = case when d.usuario_id = any(dela) then trocar_todos(d.usuario_nome, padroes, trocas)
      else trocar_todos(d.usuario_nome, de_fora, por_fora) end
  from (select o.seq, exists (select 1 from registros_da_pessoa(a.pessoa_id) r where r.tipo = o.alvo_tipo and r.id = o.alvo_id) as propria
    from auditoria o where o.seq = any(linhas)) x where x.seq = d.seq;
  alter table auditoria enable trigger user;
end $$;

-- The record itself: what the law keeps of it stays, the rest goes, with photos, health form, sessions and documents handed in.
create function apagar_registro(qual bigint) returns void language plpgsql security definer set search_path = public as $$
declare a anonimizacoes := anonimizacao_em_curso(qual); p bigint := a.pessoa_id; escolar boolean := a.guardas ? 'escolar';
  trabalhista boolean := a.guardas ? 'trabalhista'; arquivos_dela bigint[]; nome_dela text; resto text;
begin
  select padrao_do_nome(nome), padrao_do_nome(sobrenome) into nome_dela, resto from pessoas where id = p;
  select array_agg(x.id) into arquivos_dela from (
    select unnest(array[foto_arquivo_id, miniatura_arquivo_id]) as id from pessoas where id = p
    union select unnest(array[pdf_arquivo_id, json_arquivo_id]) from dossies where pessoa_id = p
    union select o.arquivo_id from v_protocolo_anexo o where o.pessoa_id = p) x where x.id is not null;
  delete from dossies where pessoa_id = p;
  update pessoas set
    nome = case when a.total then 'Pessoa' else nome end, sobrenome = case when a.total then 'anonimizada ' || codigo else sobrenome end,
    cpf = case when a.total then null else cpf end, nome_social = case when escolar then nome_social end,
    rg = case when escolar then rg end, rg_orgao_emissor = case when escolar then rg_orgao_emissor end, rg_uf = case when escolar then rg_uf end,
    rg_data_emissao = case when escolar then rg_data_emissao end, data_nascimento = case when escolar then data_nascimento end,
    genero = case when escolar then genero end, nacionalidade = case when escolar then nacionalidade end,
    naturalidade = case when escolar then naturalidade end, naturalidade_uf = case when escolar then naturalidade_uf end,
    certidao_nascimento = case when escolar then certidao_nascimento end, certidao_termo = case when escolar then certidao_termo end,
    certidao_livro = case when escolar then certidao_livro end, certidao_folha = case when escolar then certidao_folha end,
    pis = case when trabalhista then pis end, cor_raca = null, estado_civil = null, religiao = null, titulo_eleitor = null, zona_eleitoral = null,
    secao_eleitoral = null, registro_profissional = null, parentesco = null, foto_arquivo_id = null, miniatura_arquivo_id = null,
    versao = versao + 1, updated_at = clock_timestamp()
  where id = p;
  delete from pessoas_enderecos where pessoa_id = p;
  delete from pessoas_contatos where pessoa_id = p;
  if not escolar then delete from pessoas_filiacoes where pessoa_id = p; end if;
  if not a.guardas ? 'saude' then delete from fichas_saude where pessoa_id = p; end if;
  update funcionarios set banco_codigo = null, banco_agencia = null, banco_conta = null, banco_cifrado = null, chave_id = null where pessoa_id = p;
  update protocolos_campos c set valor_atual = null, valor_proposto = '"[apagado]"', arquivo_id = null
    from protocolos o where o.id = c.protocolo_id and o.pessoa_id = p;
  update protocolos set anexo_arquivo_id = null where pessoa_id = p and anexo_arquivo_id is not null;
  delete from protocolos_fichas f using protocolos o where o.id = f.protocolo_id and o.pessoa_id = p;
  delete from temporadas_documentos where pessoa_id = p;
  update temporadas_convites set email = 'apagado@anonimizado.invalid' where pessoa_id = p;
  update links_externos set email = 'apagado@anonimizado.invalid', revogado_em = coalesce(revogado_em, clock_timestamp()) where pessoa_id = p;
  if a.total then perform apagar_evidencias(p); end if;
  perform apagar_acesso(p, a.total);
  delete from idempotencia where resposta::text ~* nome_dela and resposta::text ~* resto;
  delete from arquivos where id = any(arquivos_dela);
end $$;

-- That a paper was signed, when and how stays; from where, with which browser and certificate tells who.
create function apagar_evidencias(pessoa bigint) returns void language plpgsql set search_path = public as $$
begin
  if not exists (select 1 from assinaturas_signatarios where pessoa_id = pessoa) then return; end if;
  set constraints all immediate;
  alter table assinaturas_signatarios disable trigger user;
  update assinaturas_signatarios set email = 'apagado@anonimizado.invalid', ip = case when ip is not null then '[apagado]' end,
    agente = case when agente is not null then '[apagado]' end, certificado = esvaziar(certificado) where pessoa_id = pessoa;
  alter table assinaturas_signatarios enable trigger user;
end $$;

-- The way in of the person: nothing of it is left to sign in with. By itself it may no more than whoever calls it.
create function apagar_acesso(pessoa bigint, total boolean) returns void language plpgsql set search_path = public as $$
declare dela bigint[] := array(select u.id from usuarios u where u.pessoa_id = pessoa);
begin
  delete from confirmacoes where usuario_id = any(dela);
  delete from sessoes where usuario_id = any(dela);
  delete from senhas_tokens where usuario_id = any(dela);
  delete from aparelhos_conhecidos where usuario_id = any(dela);
  delete from codigos_recuperacao where usuario_id = any(dela);
  delete from segundos_fatores_usos where usuario_id = any(dela);
  delete from segundos_fatores where usuario_id = any(dela);
  delete from filtros_salvos where usuario_id = any(dela);
  update usuarios set email = 'anonimizado-' || id || '@anonimizado.invalid', senha_hash = null,
    nome = case when total then 'Pessoa' else nome end, sobrenome = case when total then 'anonimizada' else sobrenome end
  where id = any(dela);
end $$;
