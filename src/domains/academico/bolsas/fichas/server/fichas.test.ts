import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let responsavelId: number;
let id: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.bolsas });
  mundo = await criarMundo(s.banco.db);
  responsavelId = (await matricularFamilia(s.banco.db, mundo, 'Nina')).pagadores[0] ?? 0;
});
afterAll(() => s.fechar());

const assistente = quemDeTeste(
  ['fichas-socioeconomicas:visualizar', 'fichas-socioeconomicas:listar', 'fichas-socioeconomicas:criar', 'fichas-socioeconomicas:editar'],
  { usuarioId: 7, nome: 'Rosa', sobrenome: 'Melo' },
);
const corpo = (partes: object = {}) => ({
  responsavelId,
  anoLetivoId: mundo.anoLetivoId,
  dataReferencia: '2026-03-01',
  membros: [{ nome: 'Rita Segredo' }, { nome: 'Nina' }],
  rendas: [{ membro: 1, tipo: 'salario', mes1Centavos: 300_000, mes2Centavos: null, mes3Centavos: null }],
  moradia: 'propria',
  declaracao: true,
  ...partes,
});

test('filled in it says how the income a head came about and the bracket; another of the family and year is refused', async () => {
  const criada = await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: corpo() });
  expect(criada.status, JSON.stringify(criada.corpo)).toBe(200);
  ({ id } = criada.corpo.data as { id: number });
  const { corpo: lida } = await s.pedir('GET', `FichaSocioeconomica/${id}`, { quem: assistente });
  expect(lida.data).toMatchObject({
    responsavelId,
    dados: { membros: [{ nome: 'Rita Segredo' }, { nome: 'Nina' }] },
    calculo: {
      rendaCentavos: 300_000,
      perCapitaCentavos: 150_000,
      salarioCentavos: 162_100,
      salarios: '0.92',
      faixaNome: 'Bolsa integral',
      percentualMaximo: '100.0000',
      parcelas: [{ mediaCentavos: 300_000, efeito: 'conta' }],
    },
    julgada: false,
  });
  expect((await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: corpo() })).corpo.error?.code).toBe('FICHA_REPETIDA');
});

test('what is wrong is refused at its field with nothing saved: no household, an income of nobody, no declaration, cents with a comma', async () => {
  const ruim = corpo({ membros: [], rendas: [{ membro: 3, tipo: 'salario', mes1Centavos: '1.000,5' }], declaracao: false });
  const { status, corpo: dito } = await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: ruim });
  expect(status).toBe(400);
  expect(dito.error?.fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['membros', 'rendas.0.mes1Centavos', 'declaracao']));
  const deNinguem = await s.pedir('POST', 'FichaSocioeconomica', {
    quem: assistente,
    body: corpo({ rendas: [{ membro: 3, tipo: 'salario', mes1Centavos: 100 }] }),
  });
  expect(deNinguem.corpo.error?.fields[0]).toMatchObject({ path: 'rendas.0.membro', code: 'RENDA_SEM_MEMBRO' });
  const porVir = await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: corpo({ dataReferencia: '2199-01-01' }) });
  expect(porVir.corpo.error?.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(['dataReferencia REFERENCIA_NO_FUTURO']);
  // By the wage of another time the family would fall into another bracket.
  for (const dataReferencia of ['2024-12-31', '2010-01-01']) {
    const antiga = await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: corpo({ dataReferencia }) });
    expect(antiga.corpo.error?.fields).toEqual([
      {
        path: 'dataReferencia',
        code: 'REFERENCIA_DE_OUTRO_ANO',
        message: expect.stringContaining('A ficha é de 2026: a data de referência fica em 2025 ou'),
      },
    ]);
  }
  const { id: anoLetivoId } = await transacao(s.banco.db, (tx) => criarAnoLetivo(atoDe(tx, mundo.quem), 2011));
  for (const [dataReferencia, erro] of [
    ['2011-05-10', 'SALARIO_MINIMO_FALTA'],
    ['2012-01-01', 'DADOS_INVALIDOS'],
  ]) {
    const semSalario = await s.pedir('POST', 'FichaSocioeconomica', { quem: assistente, body: corpo({ anoLetivoId, dataReferencia }) });
    expect(semSalario.corpo.error?.code, dataReferencia).toBe(erro);
  }
  expect((await sql`select 1 from fichas_socioeconomicas`.execute(s.banco.db)).rows).toHaveLength(1);
});

test('it asks for its own permission, and an administrator for the reason; every look is recorded', async () => {
  const secretaria = quemDeTeste(['pessoas:listar', 'bolsas:listar', 'bolsas:visualizar', 'bolsas:criar']);
  for (const caminho of [`FichaSocioeconomica/${id}`, 'FichaSocioeconomica/obter-paginado', `FichaSocioeconomica/${id}/visualizacoes`])
    expect((await s.pedir('GET', caminho, { quem: secretaria })).status).toBe(403);
  const admin = quemDeTeste([], { admin: true, usuarioId: 9, nome: 'Ada', sobrenome: 'Reis' });
  expect((await s.pedir('GET', `FichaSocioeconomica/${id}`, { quem: admin })).corpo.error?.fields[0]?.code).toBe('MOTIVO_NECESSARIO');
  expect((await s.pedir('GET', `FichaSocioeconomica/${id}?Motivo=Auditoria`, { quem: admin })).status).toBe(200);
  const vistas = await s.pedir('GET', `FichaSocioeconomica/${id}/visualizacoes`, { quem: assistente });
  expect(vistas.corpo.data).toMatchObject({
    itens: [
      { usuarioNome: 'Ada Reis', motivo: 'Auditoria' },
      { usuarioNome: 'Rosa Melo', motivo: null },
    ],
  });
});

test('it lies encrypted, tied to its family and year, and the audit tells nothing of it', async () => {
  const { rows } = await sql<{
    tudo: string;
  }>`select f::text || (select string_agg(coalesce(antes::text, '') || coalesce(depois::text, ''), ' ') from auditoria) as tudo
    from fichas_socioeconomicas f`.execute(s.banco.db);
  expect(rows[0]?.tudo).not.toMatch(/Segredo/);
  const { corpo: lista } = await s.pedir('GET', 'FichaSocioeconomica/obter-paginado', { quem: assistente });
  expect(JSON.stringify(lista.data)).not.toMatch(/Segredo|300000|150000/);
});

test('a late edit is refused, and the database refuses a head that is not the household divided', async () => {
  const { responsavelId: _, anoLetivoId: __, ...resto } = corpo();
  const editar = (versao: number) => s.pedir('PUT', 'FichaSocioeconomica', { quem: assistente, body: { ...resto, id, versao } });
  expect((await editar(1)).status).toBe(200);
  expect((await editar(1)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  await expect(sql`update fichas_socioeconomicas set per_capita_centavos = 1`.execute(s.banco.dono)).rejects.toThrow(
    'fichas_socioeconomicas_per_capita_check',
  );
});
