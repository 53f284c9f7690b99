import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
});
afterAll(() => servidor.fechar());

const endereco = {
  tipo: 'residencial',
  cep: '66010-000',
  logradouro: 'Avenida Presidente Vargas',
  numero: '100',
  cidade: 'Belém',
  uf: 'pa',
};
const helena = {
  nome: ' Helena ',
  sobrenome: 'Cardoso Lima',
  cpf: '529.982.247-25',
  dataNascimento: '2015-03-04',
  genero: 'feminino',
  certidaoNascimento: '104539 01 55 2013 1 00012 021 0000123 21',
  rg: '',
  enderecos: [endereco],
  contacts: [
    { tipo: 'celular', valor: '(91) 98765-4321' },
    { tipo: 'email', valor: 'Helena@Exemplo.br' },
  ],
  filiations: [{ tipo: 'mae', nome: 'Marina Cardoso' }],
};
type Salva = { id: number; codigo: number; versao: number };

async function criar(dados: Record<string, unknown>): Promise<Salva> {
  const resposta = await servidor.pedir('POST', 'Pessoa', { body: dados });
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as Salva;
}
const ler = async (id: number): Promise<PessoaSaida> => (await servidor.pedir('GET', `Pessoa/${id}`)).corpo.data as PessoaSaida;

describe('registering and editing', () => {
  it('stores what was typed without masks and gives it back whole, in one statement beside the session and the record of the look', async () => {
    const { id, codigo, versao } = await criar(helena);
    expect(versao).toBe(1);
    const resposta = await servidor.pedir('GET', `pessoa/${id}`);
    expect(Number(resposta.cabecalhos['x-instrucoes-sql'])).toBe(2);
    expect(resposta.corpo.data).toMatchObject({
      id,
      codigo,
      nome: 'Helena',
      nomeCompleto: 'Helena Cardoso Lima',
      cpf: '52998224725',
      rg: null,
      certidaoNascimento: '10453901552013100012021000012321',
      foto: null,
      enderecos: [{ cep: '66010000', uf: 'PA', pais: 'Brasil', principal: true }],
      contacts: [
        { tipo: 'celular', valor: '+5591987654321', principal: true },
        { tipo: 'email', valor: 'helena@exemplo.br', principal: true },
      ],
      filiations: [{ tipo: 'mae', nome: 'Marina Cardoso', filiadoPessoaId: null, filiadoNome: null }],
    });
  });

  it('keeps within eight statements for a save', async () => {
    const novo = await servidor.pedir('POST', 'Pessoa', {
      body: { ...helena, cpf: '111.444.777-35' },
      headers: { 'idempotency-key': 'chave-de-teste-1' },
    });
    expect(Number(novo.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(7);
    const { id } = novo.corpo.data as Salva;
    const atual = await ler(id);
    const edicao = await servidor.pedir('PUT', 'Pessoa', { body: { ...atual, cpf: '123.456.789-09', contacts: [] } });
    expect(edicao.status).toBe(200);
    expect(Number(edicao.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(7);
  });

  it('takes back the record it gave, changes the lists and leaves alone what is absent', async () => {
    const { id } = await criar({
      nome: 'Rui',
      sobrenome: 'Souza',
      religiao: 'Católica',
      enderecos: [endereco, { ...endereco, tipo: 'comercial' }],
    });
    const antes = await ler(id);
    const [casa, trabalho] = antes.enderecos;
    const resposta = await servidor.pedir('PUT', 'Pessoa', {
      body: {
        id,
        versao: 1,
        nomeSocial: 'Ruy',
        enderecos: [
          { ...trabalho, principal: true },
          { ...casa, principal: false, numero: '7' },
          { ...endereco, cidade: 'Ananindeua' },
        ],
      },
    });
    expect(resposta.corpo).toEqual({ data: { id, codigo: antes.codigo, versao: 2 } });
    const depois = await ler(id);
    expect(depois).toMatchObject({ religiao: 'Católica', nomeSocial: 'Ruy', nome: 'Rui' });
    expect(depois.enderecos.map((e) => [e.id, e.principal, e.numero, e.cidade])).toEqual([
      [trabalho?.id, true, '100', 'Belém'],
      [casa?.id, false, '7', 'Belém'],
      [expect.any(Number), false, '100', 'Ananindeua'],
    ]);
    const semMudanca = await servidor.pedir('PUT', 'Pessoa', { body: depois });
    expect((semMudanca.corpo.data as Salva).versao).toBe(2);
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 2, religiao: '' } });
    expect((await ler(id)).religiao).toBeNull();
  });

  it('refuses a stale edit with the current record', async () => {
    const { id } = await criar({ nome: 'Caio' });
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, nome: 'Caio Júlio' } });
    const resposta = await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, nome: 'Caio César' } });
    expect(resposta.status).toBe(409);
    expect(resposta.corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { nome: 'Caio Júlio', versao: 2 } });
  });

  it('a part that somebody else removed meanwhile comes back as new when its version is kept over the other', async () => {
    const { id } = await criar({ nome: 'Eva', enderecos: [endereco] });
    const minha = await ler(id);
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, enderecos: [] } });
    const resposta = await servidor.pedir('PUT', 'Pessoa', { body: { ...minha, versao: 2 } });
    expect(resposta.corpo.data).toMatchObject({ versao: 3 });
    const { enderecos } = await ler(id);
    expect(enderecos).toMatchObject([{ cep: '66010000', principal: true }]);
    expect(enderecos[0]?.id).not.toBe(minha.enderecos[0]?.id);
  });
});
