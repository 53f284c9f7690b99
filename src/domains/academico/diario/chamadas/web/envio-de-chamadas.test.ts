import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChamadasNaFila, comChaveDaAula } from '../envio.ts';
import { envioDeChamadas } from './envio-de-chamadas.ts';

const responder = (status: number, corpo: object) => new Response(JSON.stringify(corpo), { status });
const pedidos: { aula: boolean; chave: string | null; corpo: { chamadas?: { aulaId: number }[] } }[] = [];
let daChamada = () => responder(503, {});
beforeEach(() => {
  pedidos.length = 0;
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const aula = !(body as string).includes('"chamadas"');
    pedidos.push({ aula, chave: new Headers(headers).get('Idempotency-Key'), corpo: JSON.parse(body as string) });
    return aula ? responder(200, { data: { ids: [77] } }) : daChamada();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const naFila: ChamadasNaFila = {
  turmaId: 1,
  chamadas: [{ aulaId: null, data: '2026-03-09', versao: null, alunos: [] }],
  aula: { turmaDisciplinaId: 3, dataAula: '2026-03-09', quantidade: 2, ordem: 1 },
  nomes: {},
  marcas: { '2026-03-09': {} },
};

test('a lesson that was expected is given under a key of its own, which outlasts every correction of its roll', async () => {
  const primeira = comChaveDaAula(naFila, null, 'aula-1');
  const corrigida = comChaveDaAula({ ...naFila, nomes: { 10: 'Ana' } }, primeira, 'aula-2');
  for (const [corpo, chave] of [
    [primeira, 'k1'],
    [corrigida, 'k2'],
  ] as const)
    await envioDeChamadas.enviar(corpo, chave, () => undefined).catch(() => undefined);
  expect(pedidos.map(({ aula, chave }) => [aula, chave])).toEqual([
    [true, 'aula-1'],
    [false, 'k1'],
    [true, 'aula-1'],
    [false, 'k2'],
  ]);
  expect(pedidos[0]?.corpo).toEqual({
    aulas: [{ turmaDisciplinaId: 3, dataAula: '2026-03-09', quantidade: 2, ordem: 1, docenteId: null }],
    conteudo: null,
    tarefa: null,
  });
});

test('one that was given is noted before its roll is sent, and not given again', async () => {
  let anotado: unknown = null;
  const corpo = comChaveDaAula(naFila, null, 'aula-1');
  await envioDeChamadas.enviar(corpo, 'k1', (novo) => (anotado = novo)).catch(() => undefined);
  const corrigida = comChaveDaAula({ ...naFila, nomes: { 10: 'Ana' } }, anotado, 'aula-2');
  await envioDeChamadas.enviar(corrigida, 'k2', () => undefined).catch(() => undefined);
  expect(pedidos.map(({ aula }) => aula)).toEqual([true, false, false]);
  expect(pedidos[2]?.corpo.chamadas?.map(({ aulaId }) => aulaId)).toEqual([77]);
});

test('a collision about the roll of a lesson that was given is told of that lesson, and can be insisted on', async () => {
  const detalhe = { aulaId: 77, data: '2026-03-09', versao: 4, faltas: [] };
  daChamada = () => responder(409, { error: { code: 'VERSAO_DESATUALIZADA', message: 'x', detalhe } });
  const resto = await envioDeChamadas.enviar(comChaveDaAula(naFila, null, 'aula-1'), 'k1', () => undefined);
  const [problema] = resto?.problemas ?? [];
  if (!problema) throw new Error('no problem');
  expect(envioDeChamadas.insistir(resto?.corpo, problema)).toMatchObject({
    aula: null,
    chamadas: [{ aulaId: 77, versao: 4 }],
    marcas: { a77: {} },
  });
});
