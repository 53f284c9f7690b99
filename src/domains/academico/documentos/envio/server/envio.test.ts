import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { papelEmBranco } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, matricularFamilia } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { errosEnvioDeDocumento } from '../erros.ts';
import { enviarDocumento } from './enviar.ts';

let s: ServidorDeTeste;
let quem: ReturnType<typeof quemDeTeste>;
let documento: { id: number; numero: string };
let semEmail: { id: number };
let daEscola: { id: number };
let um: Awaited<ReturnType<typeof matricularFamilia>>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.documentos, ...salasDe.contratos], env: { PUBLIC_URL: 'https://patio.demo.escola' } });
  const mundo = await criarMundo(s.banco.db, { vagas: 20 });
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula')).id });
  const emitir = async (matriculaId: number, documentoPadraoId: number) =>
    (await s.pedir('POST', 'DocumentoEmitido/por-modelo', { quem, body: { documentoPadraoId, matriculaId, finalidade: null } })).corpo
      .data as never;
  um = await matricularFamilia(s.banco.db, mundo, 'Ana', ['60.00', '40.00'], 10);
  const outro = await matricularFamilia(s.banco.db, mundo, 'Beto', ['100.00'], 10);
  const modeloDe = async (nome: string, escrito: string) => {
    const conteudo = {
      ...papelEmBranco(),
      blocos: [{ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) }],
    };
    const body = { nome, especie: 'carta', ativo: true, restricoes: { cursoIds: [], turmaIds: [], perfilIds: [] }, conteudo };
    return (await s.pedir('POST', 'DocumentoPadrao', { quem, body })).corpo.data as { id: number };
  };
  const modelo = await modeloDe('Carta', '{{responsavelFinanceiro.nome}}');
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal)
    select pessoa_id, 'email', 'p' || pessoa_id || '@familia.exemplo', true from matriculas_responsaveis where matricula_id = ${um.matriculaId}`.execute(
    s.banco.db,
  );
  documento = await emitir(um.matriculaId, modelo.id);
  semEmail = await emitir(outro.matriculaId, modelo.id);
  daEscola = await emitir(um.matriculaId, (await modeloDe('Convite', '{{aluno.nome}}')).id);
});
afterAll(() => s.fechar());

/** Who pays for the student of a document. */
const nomeDe = async (id: number): Promise<string> =>
  (
    await sql<{
      nome: string;
    }>`select p.nome_completo as nome from documentos_emitidos d join matriculas_responsaveis r on r.matricula_id = d.matricula_id
      join v_pessoa_resumo p on p.id = r.pessoa_id where d.id = ${id} and r.financeiro`.execute(s.banco.db)
  ).rows[0]?.nome ?? '';
const enviar = (id: number, deNovo = false) =>
  transacao(s.banco.db, (tx) => enviarDocumento(atoDe(tx, quem), { id, deNovo, correio: s.servicos.correio }));

test('two people send the same paper at once: each guardian gets one mail, with the paper', async () => {
  const [primeiro, segundo] = await passoAPasso(
    s.banco.db,
    (tx) => enviarDocumento(atoDe(tx, quem), { id: documento.id, deNovo: false, correio: s.servicos.correio }),
    () => enviar(documento.id),
  );
  expect([primeiro.situacao, segundo.status === 'fulfilled' && segundo.value.situacao]).toEqual(['feito', 'ja_estava']);
  const mails = await emailsDe(s);
  expect(mails.map(({ assunto, anexos }) => [assunto, anexos?.[0]?.corpo.subarray(0, 4).toString()])).toEqual([
    ['Carta – Ana Lobato', '%PDF'],
    ['Carta – Ana Lobato', '%PDF'],
  ]);
  const { itens } = (await s.pedir('GET', `DocumentoEmitido/${documento.id}/envios`, { quem })).corpo.data as {
    itens: { situacao: string }[];
  };
  expect(itens.map(({ situacao }) => situacao)).toEqual(['no_correio', 'no_correio']);
});

test('who has it gets it again only when asked for; a mail that was given up does not count', async () => {
  expect((await enviar(documento.id)).situacao).toBe('ja_estava');
  expect((await enviar(documento.id, true)).situacao).toBe('feito');
  expect(await contar(s.banco.db, 'documentos_envios', 'documento_id', documento.id)).toBe(4);
  await sql`update documentos_envios set situacao = 'falhou', motivo_falha = 'endereco', detalhe_falha = 'x'`.execute(s.banco.db);
  expect((await enviar(documento.id)).situacao).toBe('feito');
});

test('nobody with an address, a cancelled paper and one of another scope are answered with the reason', async () => {
  const recusado = await enviar(semEmail.id);
  const nome = await nomeDe(semEmail.id);
  expect(recusado).toMatchObject({ situacao: 'recusado', codigo: 'DOCUMENTO_SEM_EMAIL', parametros: { nome } });
  expect(errosEnvioDeDocumento.DOCUMENTO_SEM_EMAIL({ nome }).mensagem('br')).toBe(
    `Falta o e-mail no cadastro de ${nome}: sem isso, o documento não é enviado. Preencha na ficha da pessoa.`,
  );
  expect(await enviar(999_999)).toMatchObject({ situacao: 'recusado', codigo: 'NAO_ENCONTRADO' });
  await s.pedir('POST', `DocumentoEmitido/${documento.id}/cancelamento`, { quem, body: { motivo: 'Engano' } });
  expect(await enviar(documento.id)).toMatchObject({ situacao: 'recusado', codigo: 'DOCUMENTO_NAO_VALE_MAIS' });
});

test('a paper of money goes to those who pay, another to those for school matters; of a student who died to nobody', async () => {
  expect((await enviar(daEscola.id)).situacao).toBe('feito');
  const { rows } = await sql<{ id: number }>`select pessoa_id as id from documentos_envios where documento_id = ${daEscola.id}`.execute(
    s.banco.db,
  );
  expect(rows.map(({ id }) => id)).toEqual(um.pagadores.slice(0, 1));
  await sql`update pessoas set data_falecimento = '2026-05-01' where id = ${um.alunoId}`.execute(s.banco.db);
  expect(await enviar(daEscola.id, true)).toMatchObject({ situacao: 'recusado', codigo: 'DOCUMENTO_DE_FALECIDO' });
  await sql`update pessoas set data_falecimento = null where id = ${um.alunoId}`.execute(s.banco.db);
});

test('what is sent is told: papers or a run, not both and not neither', async () => {
  const pedir = (body: object) => s.pedir('POST', 'DocumentoEmitido/envios', { quem, body });
  expect((await pedir({ documentoIds: null, emissaoId: null, deNovo: false })).corpo.error?.fields?.[0]?.code).toBe('ENVIO_DE_QUE');
  expect((await pedir({ documentoIds: [documento.id], emissaoId: null, deNovo: false })).corpo.data).toMatchObject({ total: 1 });
});
