import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import '#portal/rooms.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { anonimizar } from './anonimizar.ts';
import { preverAnonimizacao } from './previa.ts';

const HOJE = '2026-11-26';
let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.privacidade, ...salasDe.pessoas] });
  mundo = await criarMundo(s.banco.db);
});
afterAll(() => s.fechar());

const criar = async (nome: string, sobrenome: string | null, resto: object = {}) =>
  (await transacao(s.banco.db, (tx) => criarPessoa(atoDe(tx, mundo.quem), { nome, sobrenome, ...resto }))).id;
const executar = (pessoaId: number, motivo = 'Pedido da titular') =>
  transacao(s.banco.db, (tx) => anonimizar({ ...atoDe(tx, mundo.quem), hoje: HOJE }, s.servicos, { pessoaId, motivo, total: true }));
const dizer = (depois: Record<string, unknown>) =>
  transacao(s.banco.db, (tx) => auditar(atoDe(tx, mundo.quem), { acao: 'titulo.baixado', alvoTipo: 'titulo', alvoId: 1, depois }));
const ditos = async (de: number) =>
  (
    await sql<{
      depois: Record<string, unknown>;
    }>`select depois from auditoria where seq > ${de} and acao = 'titulo.baixado' order by seq`.execute(s.banco.db)
  ).rows.map(({ depois }) => depois);
const ultima = async () =>
  (await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from auditoria`.execute(s.banco.db)).rows[0]?.seq ?? 0;

it('what is of others stays: a longer name, a longer address of mail, a short number, a number of a JSON; and the reason names nobody', async () => {
  const { db, dono } = s.banco;
  const id = await criar('Austregésilo', 'da Silva', { contacts: [{ tipo: 'email', valor: 'gesilo@familia.example', principal: true }] });
  await criar('Leocádio', 'Barata Prado', { contacts: [{ tipo: 'email', valor: 'ana.gesilo@familia.example', principal: true }] });
  const filho = await criar('Austregésilo', 'da Silva Filho');
  await sql`update pessoas set rg = '7654321' where id = ${id}`.execute(dono);
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'celular', '+5591987654321', true)`.execute(
    dono,
  );
  const antes = await ultima();
  const deOutros = {
    pagador: 'Austregésilo da Silva Filho',
    correio: 'ana.gesilo@familia.example',
    nota: 'Nota 7654321',
    centavos: 91987654321,
  };
  await dizer({ ...deOutros, fone: 'ligar para (91) 98765-4321' });
  await dizer({ ...deOutros, correio: 'gesilo@familia.example' });
  await executar(id, 'Pedido de Austregésilo da Silva, por carta');
  expect(await ditos(antes)).toEqual([
    { ...deOutros, fone: expect.stringMatching(/^ligar para \(?\[apagado \d+\]$/) },
    { ...deOutros, correio: 'apagado@anonimizado.invalid' },
  ]);
  const { rows } = await sql<{ texto: string }>`select motivo as texto from anonimizacoes where pessoa_id = ${id}
    union all select motivo from auditoria where acao = 'pessoa.anonimizada' and alvo_id = ${id}`.execute(db);
  expect(rows.map(({ texto }) => texto)).toEqual(Array(2).fill(expect.stringMatching(/^Pedido de Pessoa anonimizada \d+, por carta$/)));
  const { rows: dele } = await sql<{ nome: string }>`select nome_completo as nome from pessoas where id = ${filho}`.execute(db);
  expect(dele).toEqual([{ nome: 'Austregésilo da Silva Filho' }]);
});

it('a reason that says the name, or a part of it, is refused, and names the way out', async () => {
  const id = await criar('Eva', 'Tapajós da Xavante');
  const pedir = async (motivo: string) => {
    const headers = { 'idempotency-key': `motivo-da-anonimizacao-${motivo.length}` };
    const { corpo } = await s.pedir('POST', `Privacidade/pessoas/${id}/anonimizacao`, { body: { motivo, total: true }, headers });
    return corpo.error ? [corpo.error.code, ...(corpo.error.fields ?? []).map(({ path }: { path: string }) => path)] : ['feito'];
  };
  expect(await pedir('Pedido da titular, Eva')).toEqual(['ANONIMIZACAO_MOTIVO_COM_NOME', 'motivo']);
  expect(await pedir('pedido de XAVANTE')).toEqual(['ANONIMIZACAO_MOTIVO_COM_NOME', 'motivo']);
  expect(await pedir('Protocolo 2026-00012 da titular, de 20/11/2026')).toEqual(['feito']);
});

it('documents handed in go with the requests that brought them, and a link that was sent opens nothing any more', async () => {
  const { db, dono } = s.banco;
  const id = await criar('Quitéria', 'Vasconcelos Tapajós');
  const guardar = (nome: string) => transacao(db, (tx) => guardarArquivo(tx, { nome, tipo: 'image/png', conteudo: Buffer.from(nome) }));
  const arquivos = [await guardar('rg.png'), await guardar('cpf.png')];
  await sql`with o as (insert into protocolos (numero, pessoa_id, solicitante_pessoa_id, situacao, motivo, decidido_em)
      values ('2026-99999', ${id}, ${id}, 'deferido', 'Mudou', clock_timestamp()) returning id)
    insert into protocolos_campos (protocolo_id, ordem, campo, valor_proposto, arquivo_id, decisao)
    select id, 1, 'documento.rg', '"rg.png"', ${arquivos[0]}, 'aceito' from o`.execute(dono);
  await sql`with t as (insert into temporadas (nome, data_inicio, data_fim, campos, documentos, ficha_saude) values ('2027', ${HOJE}, ${HOJE}, '{}', '{rg}', false) returning id),
      c as (insert into temporadas_convites (temporada_id, pessoa_id, email) select id, ${id}, 'velho@familia.example' from t returning id)
    insert into temporadas_documentos (convite_id, pessoa_id, tipo, arquivo_id) select id, ${id}, 'cpf', ${arquivos[1]} from c`.execute(
    dono,
  );
  await sql`insert into links_externos (finalidade, alvo_id, pessoa_id, email, token_hash, expira_em)
    values ('temporada', 1, ${id}, 'velho@familia.example', sha256('x'), now() + interval '9 days')`.execute(dono);
  expect((await preverAnonimizacao(db, id, HOJE)).apaga).toMatchObject({ anexos: 2 });
  await executar(id);
  const { rows } = await sql`select (select count(*) from arquivos where id = any(${arquivos}::bigint[]))::int as arquivos,
    (select count(*) from links_externos where pessoa_id = ${id} and (revogado_em is null or email like 'velho%'))::int as links,
    (select count(*) from temporadas_convites where pessoa_id = ${id} and email like 'velho%')::int as convites`.execute(db);
  expect(rows).toEqual([{ arquivos: 0, links: 0, convites: 0 }]);
});

it('a statement stays as it was issued, so that its fingerprint still holds; a name of one word goes from what is of the person', async () => {
  const { db, dono } = s.banco;
  const id = await criar('Hermengarda', null);
  const { rows } = await sql<{ id: number; impressao: string }>`with d as (
      insert into declaracoes (tipo, ano, pagador_id, data_emissao, total_centavos, conteudo, codigo_verificacao, usuario_id, usuario_nome)
      values ('ir', 2025, ${id}, ${HOJE}, 100, '{"pagador":{"nome":"Hermengarda"}}', 'ABCD-EFGH', 1, 'Fernanda') returning *)
    select d.id, impressao_da_declaracao(d.*::declaracoes) as impressao from d`.execute(dono);
  const alvoId = rows[0]?.id ?? 0;
  await transacao(db, (tx) =>
    auditar(atoDe(tx, mundo.quem), {
      acao: 'declaracao.emitida',
      alvoTipo: 'declaracao',
      alvoId,
      depois: { impressao: rows[0]?.impressao },
    }),
  );
  expect(await preverAnonimizacao(db, id, HOJE)).toMatchObject({ nomeFica: true });
  await executar(id, 'Hermengarda pediu');
  const { rows: depois } =
    await sql`select declaracao_intacta(d) as intacta, (select motivo from anonimizacoes where pessoa_id = ${id}) as motivo
    from declaracoes d where id = ${alvoId}`.execute(db);
  expect(depois).toEqual([{ intacta: true, motivo: expect.stringMatching(/^Pessoa anonimizada \d+ pediu$/) }]);
});

it('who signed a paper is told by it no more, that it was signed stays; codes of the old system that were a CPF stay two', async () => {
  const { db, dono } = s.banco;
  const contratoId = await criarRascunho(db, mundo, (await matricularFamilia(db, mundo, 'Iracema')).matriculaId);
  const ids = [
    await criar('Teodolinda', 'Guajará Mirim', { cpf: '98765432100' }),
    await criar('Raimunda', 'Xingu Leal', { cpf: '12345678909' }),
  ];
  const original = await transacao(db, (tx) => guardarArquivo(tx, { nome: 'a.pdf', tipo: 'application/pdf', conteudo: Buffer.from('a') }));
  await sql`with a as (insert into assinaturas (contrato_id, texto_sha256, original_id, expira_em, dias, usuario_id, usuario_nome)
      values (${contratoId}, repeat('a', 64), ${original}, now(), 10, 1, 'Fernanda') returning id)
    insert into assinaturas_signatarios (assinatura_id, pessoa_id, papel, nome, cpf, email, assinou_em, forma, ip, agente)
    select id, ${ids[0]}, 'testemunha', 'Teodolinda Guajará Mirim', '98765432100', 'velho@familia.example', now(), 'aceite', '10.1.2.3', 'Firefox' from a`.execute(
    dono,
  );
  await sql`insert into mudancas_tipos (tipo) values ('pessoas') on conflict do nothing`.execute(dono);
  await sql`with p as (insert into mudancas_planilhas (tipo, arquivo, colunas, linhas, total, mapeamento, usuario_id, usuario_nome)
      values ('pessoas', 'p.csv', '[]', '[]', 1, '{}', 1, 'Fernanda') returning id)
    insert into mudancas_registros (tipo, codigo, planilha_id, linha, alvo_id, nome, criado)
    select 'pessoas', x.codigo, p.id, 1, 1, 'x', false from p, (values ('98765432100'), ('12345678909')) x(codigo)`.execute(dono);
  for (const id of ids) await executar(id);
  const { rows } =
    await sql`select nome ~ '^Pessoa anonimizada' as "semNome", cpf ~ '^.apagado' as "semCpf", email, ip, agente, assinou_em is not null as assinou
    from assinaturas_signatarios where pessoa_id = ${ids[0]}`.execute(db);
  expect(rows).toEqual([
    { semNome: true, semCpf: true, email: 'apagado@anonimizado.invalid', ip: '[apagado]', agente: '[apagado]', assinou: true },
  ]);
  const { rows: codigos } = await sql`select 1 from mudancas_registros where codigo ~ '^.apagado [0-9]+.$'`.execute(db);
  expect(codigos).toHaveLength(2);
});
