import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hojeEm, somarDias } from '#shared/datas.ts';
import type { ChavePermissao } from '#catalog/telas.ts';
import { pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from '../rotas.ts';

type Numero = { id: string; valor: number; vencido?: boolean; tela: string; busca: Record<string, string> };
let servidor: ServidorDeTeste;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [portal, ...salasDe.pagar] });
});
afterAll(() => servidor.fechar());

const numeroDe = async (permissoes?: readonly ChavePermissao[]): Promise<Numero | undefined> => {
  const resposta = await servidor.pedir('GET', 'Inicio/resumo?Parte=depois', { quem: quemDeTeste(permissoes) });
  expect(resposta.status).toBe(200);
  expect(Number(resposta.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(1);
  return (resposta.corpo.data as { numeros: Numero[] }).numeros.find(({ id }) => id === 'impostosARecolher');
};

test('what was withheld and is past its day is on the home before anybody makes a payable of it, as its tab counts it', async () => {
  expect(await numeroDe()).toMatchObject({ valor: 0, vencido: false });
  const p = await pagamentosDeTeste(servidor.banco.db);
  const hoje = hojeEm(new Date(), 'America/Belem');
  const comIR = (dataEmissao: string) =>
    p.umTitulo({ dataEmissao, primeiroVencimento: somarDias(hoje, 60), impostos: [{ tipo: 'ir', nome: 'IRRF serviços profissionais' }] });
  // Of three months ago; of this month, which has not ended.
  await comIR(somarDias(hoje, -95));
  await comIR(hoje);
  const { status, corpo } = await servidor.pedir('GET', 'Recolhimento/a-recolher');
  expect(status).toBe(200);
  const tab = corpo.data as { grupos: { valorCentavos: number }[]; logo: { valorCentavos: number; vencido: boolean } };
  expect(tab.grupos.map((g) => g.valorCentavos)).toEqual([1_500, 1_500]);
  expect(tab.logo).toEqual({ valorCentavos: 1_500, vencido: true });
  expect(await numeroDe()).toMatchObject({ valor: 1_500, vencido: true, tela: 'impostos', busca: { aba: 'recolher' } });
});

test('it is for whoever may open its tab', async () => {
  expect(await numeroDe(['contas-pagar:visualizar', 'contas-pagar:listar'])).toBeUndefined();
  expect(await numeroDe(['impostos:visualizar', 'impostos:listar'])).toMatchObject({ valor: 1_500 });
});
