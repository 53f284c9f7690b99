import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localizarCep } from './localizar-cep.ts';

let servico: Server;
let modelo: string;
let pedidos = 0;
const respostas: Record<string, { status?: number; corpo: string; espera?: number; destino?: string }> = {
  '66010000': {
    corpo: JSON.stringify({
      cep: '66010-000',
      logradouro: 'Avenida Presidente Vargas',
      complemento: '',
      bairro: 'Campina',
      localidade: 'Belém',
      uf: 'PA',
      ibge: '1501402',
      ddd: '91',
    }),
  },
  '01001000': {
    corpo: JSON.stringify({
      cep: '01001000',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Sé',
      street: 'Praça da Sé',
      service: 'correios',
    }),
  },
  '66999999': { corpo: JSON.stringify({ erro: 'true' }) },
  '66999998': { status: 404, corpo: '{}' },
  '66010001': { status: 500, corpo: 'oops' },
  '66010002': { corpo: '<html>' },
  '66010003': { corpo: '{}', espera: 3_500 },
  '66010004': { status: 302, corpo: '', destino: 'http://169.254.169.254/' },
};

beforeAll(async () => {
  servico = createServer((pedido, resposta) => {
    pedidos += 1;
    const achada = respostas[pedido.url?.split('/')[2] ?? ''] ?? { status: 404, corpo: '' };
    setTimeout(
      () => resposta.writeHead(achada.status ?? 200, achada.destino ? { location: achada.destino } : {}).end(achada.corpo),
      achada.espera ?? 0,
    );
  });
  await new Promise<void>((resolve) => servico.listen(0, '127.0.0.1', resolve));
  modelo = `http://127.0.0.1:${(servico.address() as AddressInfo).port}/ws/{cep}/json`;
});
afterAll(() => {
  servico.closeAllConnections();
  servico.close();
});

describe('with a service', () => {
  it('answers its address, and the second time without asking', async () => {
    const esperado = {
      cep: '66010000',
      logradouro: 'Avenida Presidente Vargas',
      bairro: 'Campina',
      cidade: 'Belém',
      uf: 'PA',
      cidadeIbge: '1501402',
      parcial: false,
    };
    expect(await localizarCep(modelo, '66010000')).toEqual(esperado);
    const antes = pedidos;
    expect(await localizarCep(modelo, '66010000')).toEqual(esperado);
    expect(pedidos).toBe(antes);
  });

  it('understands services that answer in English', async () => {
    expect(await localizarCep(modelo, '01001000')).toMatchObject({
      logradouro: 'Praça da Sé',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      cidadeIbge: null,
    });
  });

  it.each(['66999999', '66999998'])('%s does not exist', async (cep) => {
    await expect(localizarCep(modelo, cep)).rejects.toMatchObject({ code: 'CEP_NAO_LOCALIZADO', status: 404 });
  });

  it.each(['66010001', '66010002', '66010003', '66010004'])(
    '%s: a service that fails, lies, is slow or redirects leaves the range',
    async (cep) => {
      expect(await localizarCep(modelo, cep)).toEqual({
        cep,
        logradouro: null,
        bairro: null,
        cidade: 'Belém',
        uf: 'PA',
        cidadeIbge: '1501402',
        parcial: true,
      });
    },
  );
});

it('without a service, the range tells the state, and nothing is asked', async () => {
  const antes = pedidos;
  expect(await localizarCep(null, '68700000')).toEqual({
    cep: '68700000',
    logradouro: null,
    bairro: null,
    cidade: null,
    uf: 'PA',
    cidadeIbge: null,
    parcial: true,
  });
  await expect(localizarCep(null, '00100000')).rejects.toMatchObject({
    code: 'CEP_NAO_LOCALIZADO',
    textos: { br: 'Não foi possível localizar CEP' },
  });
  expect(pedidos).toBe(antes);
});
