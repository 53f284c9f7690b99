import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarMundo } from '#tests/helpers/mundo.ts';
import { papeisPorLink } from '#tests/helpers/assinados/por-link.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

type Item = { id: number; assinatura: object | null };
let s: ServidorDeTeste;
let ids: Record<
  'parado' | 'aberto' | 'vencido' | 'assinado' | 'concluido' | 'ativoAberto' | 'ativoAssinado' | 'comDois' | 'calado',
  number
>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  const mundo = await criarMundo(s.banco.db, { vagas: 20 });
  const { esperando, ativo, aditivo, enviar, assinarem, vencer } = papeisPorLink(s, mundo);
  ids = {
    parado: await esperando(),
    aberto: await esperando(),
    vencido: await esperando(),
    assinado: await esperando(),
    concluido: await esperando(),
    ativoAberto: await ativo(),
    ativoAssinado: await ativo(),
    comDois: await ativo(),
    calado: await ativo(),
  };
  await enviar(ids.aberto);
  await vencer(await enviar(ids.vencido));
  await assinarem(await enviar(ids.assinado));
  const concluida = await enviar(ids.concluido);
  await assinarem(concluida);
  expect((await s.pedir('POST', `Assinatura/${concluida}/contra-assinatura`)).status).toBe(200);
  await enviar(ids.ativoAberto);
  await assinarem(await enviar(ids.ativoAssinado, await aditivo(ids.ativoAssinado)));
  await vencer(await enviar(ids.comDois));
  await assinarem(await enviar(ids.comDois, await aditivo(ids.comDois)));
});
afterAll(() => s.fechar());

async function ler(filtro: string): Promise<{ total: number; itens: Item[] }> {
  const { status, corpo } = await s.pedir('GET', `Contrato/obter-paginado?TamanhoDaPagina=100&${filtro}`);
  expect(status, JSON.stringify(corpo)).toBe(200);
  return corpo.data as { total: number; itens: Item[] };
}

const idsDe = (itens: readonly Item[]): number[] => itens.map(({ id }) => id).toSorted((a, b) => a - b);

test('each contract says the sending that most waits for somebody, be it in force or not, of itself or of an addendum', async () => {
  const { itens } = await ler('');
  expect(Object.fromEntries(Object.entries(ids).map(([nome, id]) => [nome, itens.find((item) => item.id === id)?.assinatura]))).toEqual({
    parado: null,
    aberto: { situacao: 'aberta', assinaram: 0, signatarios: 1 },
    vencido: { situacao: 'vencida', assinaram: 0, signatarios: 1 },
    assinado: { situacao: 'assinada', assinaram: 1, signatarios: 1 },
    concluido: { situacao: 'concluida', assinaram: 1, signatarios: 1 },
    ativoAberto: { situacao: 'aberta', assinaram: 0, signatarios: 1 },
    ativoAssinado: { situacao: 'assinada', assinaram: 1, signatarios: 1, ordem: 1 },
    comDois: { situacao: 'assinada', assinaram: 1, signatarios: 1, ordem: 1 },
    calado: null,
  });
});

test('found by that, in the list as in its numbers by state: nobody twice', async () => {
  const { parado, aberto, vencido, assinado, concluido, ativoAberto, ativoAssinado, comDois } = ids;
  const esperados = {
    nao_enviada: [parado],
    aberta: [aberto, ativoAberto],
    vencida: [vencido],
    assinada: [assinado, ativoAssinado, comDois],
    concluida: [concluido],
  };
  for (const [valor, quais] of Object.entries(esperados)) {
    const { total, itens } = await ler(`Assinatura=${valor}`);
    expect([valor, total, idsDe(itens)]).toEqual([valor, quais.length, quais]);
    const numeros = await s.pedir('GET', `Contrato/totais-por-situacao?Assinatura=${valor}`);
    const contados = numeros.corpo.data as { situacao: string; quantidade: number }[];
    expect(contados.reduce((soma, { quantidade }) => soma + quantidade, 0)).toBe(quais.length);
  }
  expect(idsDe((await ler('Assinatura=assinada&Situacao=ativo&CampoOrdenado=turma')).itens)).toEqual([ativoAssinado, comDois]);
});

test('the exported list says it in words, of an addendum by its number', async () => {
  const folha = (await s.pedir('GET', 'Contrato/exportar?Assinatura=assinada&Situacao=ativo&Formato=csv')).bruto.toString('utf8');
  expect(folha.match(/1º aditivo: Todos assinaram, falta a escola/g)).toHaveLength(2);
});
