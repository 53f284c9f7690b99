import { identificarEscola } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';

let servidor: ServidorDeTeste;
let id: number;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
  id = ((await servidor.pedir('POST', 'Pessoa', { body: { nome: 'Nina', sobrenome: 'Rebelo' } })).corpo.data as { id: number }).id;
});
afterAll(() => servidor.fechar());

const enfermaria = quemDeTeste(['ficha-saude:visualizar', 'ficha-saude:editar'], { usuarioId: 7, nome: 'Rosa', sobrenome: 'Melo' });
const admin = quemDeTeste([], { admin: true, usuarioId: 9, nome: 'Ada', sobrenome: 'Reis' });
const ficha = {
  versao: 0,
  alergias: 'Dipirona\nAmendoim',
  deficiencias: { auditiva: { possui: true, cid: 'h90.3' }, visual: { possui: false, descricao: 'não marcada' } },
  intoleranciaLactose: true,
  medicacaoContinua: '',
  planoSaude: 'Plano Norte',
  carteiraPlano: '12 345',
  observacoes: null,
  declaracao: true,
};

it('is empty at first, filled in with the declaration, read back and changed by version', async () => {
  const vazia = await servidor.pedir('GET', `FichaSaude/${id}`, { quem: enfermaria });
  expect(vazia.corpo.data).toMatchObject({
    pessoaId: id,
    pessoaNome: 'Nina Rebelo',
    versao: 0,
    alergias: null,
    declaracao: false,
    deficiencias: { fisica: { possui: false } },
  });
  const salva = await servidor.pedir('PUT', `FichaSaude/${id}`, { quem: enfermaria, body: ficha });
  expect(salva.corpo.data).toEqual({ pessoaId: id, versao: 1 });
  const lida = await servidor.pedir('GET', `FichaSaude/${id}`, { quem: enfermaria });
  expect(lida.corpo.data).toMatchObject({
    versao: 1,
    alergias: 'Dipirona\nAmendoim',
    intoleranciaLactose: true,
    intoleranciaGluten: false,
    medicacaoContinua: null,
    declaracao: true,
    deficiencias: { auditiva: { possui: true, descricao: null, cid: 'H90.3' }, visual: { possui: false, descricao: null, cid: null } },
  });
  const velha = await servidor.pedir('PUT', `FichaSaude/${id}`, { quem: enfermaria, body: { ...ficha, alergias: 'x' } });
  expect(velha.corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { versao: 1, alergias: 'Dipirona\nAmendoim' } });
});

it('refuses a form without declaration, a disability without description or CID, an impossible CID', async () => {
  const body = {
    ...ficha,
    versao: 1,
    declaracao: false,
    deficiencias: { fisica: { possui: true }, mental: { possui: true }, visual: { possui: true, cid: '???' } },
  };
  const { status, corpo } = await servidor.pedir('PUT', `FichaSaude/${id}`, { quem: enfermaria, body });
  expect(status).toBe(400);
  expect(corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'declaracao DECLARACAO_NECESSARIA',
    'deficiencias.fisica.descricao DEFICIENCIA_SEM_DESCRICAO',
    'deficiencias.mental CAMPO_DESCONHECIDO',
    'deficiencias.visual.cid CID_INVALIDO',
  ]);
});

it('asks for its own permission, and an administrator for the reason; every view is recorded', async () => {
  const secretaria = quemDeTeste(['pessoas:listar', 'pessoas:visualizar', 'pessoas:editar']);
  for (const caminho of [`FichaSaude/${id}`, `FichaSaude/${id}/visualizacoes`])
    expect((await servidor.pedir('GET', caminho, { quem: secretaria })).status).toBe(403);
  expect((await servidor.pedir('PUT', `FichaSaude/${id}`, { quem: secretaria, body: ficha })).status).toBe(403);
  const semMotivo = await servidor.pedir('GET', `FichaSaude/${id}`, { quem: admin });
  expect([semMotivo.status, semMotivo.corpo.error?.fields[0]?.code]).toEqual([400, 'MOTIVO_NECESSARIO']);
  expect((await servidor.pedir('GET', `FichaSaude/${id}?Motivo=Pedido%20da%20m%C3%A3e`, { quem: admin })).status).toBe(200);
  const vistas = await servidor.pedir('GET', `FichaSaude/${id}/visualizacoes`, { quem: enfermaria });
  expect(vistas.corpo.data).toMatchObject({
    total: 4,
    // The second version that a late save was shown is a look like the others.
    itens: [{ usuarioNome: 'Ada Reis', motivo: 'Pedido da mãe' }, { usuarioNome: 'Rosa Melo', motivo: null }, {}, {}],
  });
  expect((await servidor.pedir('GET', 'FichaSaude/999999', { quem: enfermaria })).status).toBe(404);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes`.execute(servidor.banco.db);
  expect(rows[0]?.n).toBe(4);
});

it('a late save shows nothing to who may not see the form, nor to who never opened it', async () => {
  const soEdita = quemDeTeste(['ficha-saude:editar'], { usuarioId: 11 });
  const curioso = quemDeTeste([], { admin: true, usuarioId: 12 });
  for (const quem of [soEdita, curioso]) {
    const { status, corpo } = await servidor.pedir('PUT', `FichaSaude/${id}`, { quem, body: ficha });
    expect([status, corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    expect(corpo.error).not.toHaveProperty('detalhe');
  }
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes`.execute(servidor.banco.db);
  expect(rows[0]?.n).toBe(4);
});

it('printed it says what it says on the screen, asks for the same permission, and is a look like the others', async () => {
  const antes = await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes`.execute(servidor.banco.db);
  expect((await servidor.pedir('GET', `FichaSaude/${id}/pdf`, { quem: quemDeTeste(['pessoas:visualizar']) })).status).toBe(403);
  expect((await servidor.pedir('GET', `FichaSaude/${id}/pdf`, { quem: admin })).corpo.error?.fields[0]?.code).toBe('MOTIVO_NECESSARIO');
  await identificarEscola(servidor.banco.db);
  const impressa = await servidor.pedir('GET', `FichaSaude/${id}/pdf`, { quem: enfermaria });
  expect(impressa.status).toBe(200);
  const depois = await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes`.execute(servidor.banco.db);
  expect((depois.rows[0]?.n ?? 0) - (antes.rows[0]?.n ?? 0)).toBe(1);
});

it('the audit tells which members changed and never their content', async () => {
  await servidor.pedir('PUT', `FichaSaude/${id}`, { quem: enfermaria, body: { ...ficha, versao: 1, alergias: 'Látex' } });
  const { rows } = await sql<{
    tudo: string;
  }>`select coalesce(string_agg(antes::text || depois::text, ' '), '') || string_agg(depois::text, ' ') as tudo from auditoria where acao like 'pessoa.ficha%'`.execute(
    servidor.banco.db,
  );
  expect(rows[0]?.tudo).toContain('"alergias": "alterado"');
  expect(rows[0]?.tudo).not.toMatch(/Dipirona|Látex|H90/);
});
